import Diagnostics
import Testing
import Verification

@Suite("Differences and skipped blocks")
struct DiffTests {
  private static let start = """
    ```swift:Counter.swift
    import Foundation

    struct Counter {
        var count = 0
        func show() {
            print(count)
        }
    }
    ```


    """

  private func check(_ markdown: String) async throws -> (CheckReport, [Diagnostic]) {
    let result = try await TestCompiler.reports(on: ["en": markdown])
    return (result.report, result.diagnostics)
  }

  private func places(_ report: CheckReport) -> [String] {
    report.blocks.last?.diagnostics.compactMap { problem in
      problem.range.map { "\($0.start.line):\($0.start.column) \(problem.message)" }
    } ?? []
  }

  @Test("A difference is applied to the state before it, and what comes after sees the result")
  func applied() async throws {
    let (report, _) = try await check(
      Self.start + """
        ```diff swift:Counter.swift
         struct Counter {
        -    var count = 0
        +    var total = 0
             func show() {
        -        print(count)
        +        print(total)
             }
        ```

        ```swift
        print(Counter(total: 2).total)
        ```
        """)
    #expect(report.summary == ["verified file", "verified declarations", "verified statements"])
  }

  @Test("A part of a declaration is enough, in several places, without any context")
  func parts() async throws {
    let (report, _) = try await check(
      Self.start + """
        ```swift diff
        @@ -3 +3 @@
        -    var count = 0
        +    var total = 0
        @@ -5 +5 @@
        -        print(count)
        +        print(total)
        ```
        """)
    #expect(report.summary.last == "verified declarations")
  }

  @Test("An error is reported where the difference shows the line")
  func place() async throws {
    let (report, _) = try await check(
      Self.start + """
        ```diff swift
             func show() {
        -        print(count)
        +        print(cuont)
             }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed])
    #expect(places(report) == ["15:16 cannot find 'cuont' in scope"])
  }

  @Test("What a removed line leaves behind is an error at its place in the earlier block")
  func leftBehind() async throws {
    let (report, _) = try await check(
      Self.start + "```diff swift\n-    var count = 0\n+    var total = 0\n```\n")
    #expect(report.blocks.last?.verdict == .failed)
    #expect(places(report) == ["7:15 cannot find 'count' in scope"])
  }

  @Test("Lines that are removed must be there, and so must those that stay")
  func misfits() async throws {
    for (line, place) in [("-    var cuont = 0", "13:2"), ("-    var number = 0", "13:2")] {
      let (report, _) = try await check(
        Self.start + "```diff swift\n\(line)\n+    var total = 0\n```\n")
      #expect(report.blocks.last?.verdict == .failed)
      let text = line.dropFirst(5)
      #expect(
        places(report) == [
          "\(place) the difference does not fit: no block before it shows the line ‘\(text)’"
        ])
    }
    let (report, _) = try await check(
      Self.start + "```diff swift\n struct Counter {\n     var size = 1\n+    var total = 0\n```\n")
    #expect(
      places(report) == [
        "14:2 the difference does not fit: no block before it shows the line ‘var size = 1’"
      ])
  }

  @Test("A difference of code that the article does not show is checked by its new side")
  func alone() async throws {
    let (report, _) = try await check(
      "```diff swift\n-func old() {}\n+func new() -> Int { 1 }\n```\n\n```swift\nprint(new() + 1)\n```\n"
    )
    #expect(report.summary == ["verified declarations", "verified statements"])
    let (other, _) = try await check("```diff swift\n-let a = 1\n+let a: Int = \"\"\n```\n")
    #expect(places(other) == ["3:15 cannot convert value of type 'String' to specified type 'Int'"])
  }

  @Test(
    "A block that is not to be checked is reported if it would pass",
    arguments: [
      ("print(Counter().count)", true), ("mutating func up() { count += 1 }", true),
      ("robot.walk()", false), ("let a: Int = \"\"", false), ("// nothing", false),
    ])
  func idle(code: String, isIdle: Bool) async throws {
    let (report, diagnostics) = try await check(
      Self.start + "```swift no-check=\"later\"\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict) == [.verified, .skipped])
    let findings = diagnostics.filter { $0.id == "idle-no-check" }
    #expect(findings.compactMap { $0.range?.start.line } == (isIdle ? [12] : []))
  }
}
