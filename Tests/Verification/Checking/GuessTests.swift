import Diagnostics
import Testing
import Verification

@Suite("Guesses and details")
struct GuessTests {
  private static let start = """
    **Counter.swift**

    ```swift
    import Foundation

    struct Counter {
        var count = 0
        func show() {
            // ...
        }
        // ...
    }
    ```


    """

  private func annotations(_ block: String) async throws -> [[String]] {
    try await TestCompiler.report(on: Self.start + block).blocks.map(\.annotations)
  }

  @Test(
    "are said as options, those that the info string says already are not",
    arguments: [
      ("```swift\nmutating func up() { count += 1 }\n```", ["in=Counter"]),
      ("```swift\nlet text = \"\\(count)\"\nprint(text)\n```", ["in=Counter.show()"]),
      ("```swift in=Counter\nmutating func up() { count += 1 }\n```", []),
      ("```swift\nlet twice = [1, 2].map { $0 * 2 }\nprint(twice)\n```", ["in=top-level"]),
      ("```swift in=top-level\nlet twice = [1, 2].map { $0 * 2 }\nprint(twice)\n```", []),
      ("```swift\nstruct Other {}\n```", []),
    ])
  func options(block: String, expected: [String]) async throws {
    let found = try await annotations(block)
    #expect(found.first == ["file=Counter.swift"])
    #expect(found.last == expected)
  }

  @Test("are not made where the option names the top level")
  func topLevel() async throws {
    let report = try await TestCompiler.report(
      on: Self.start + "```swift in=top-level\nprint(Counter().count)\n```")
    #expect(report.summary.last == "verified statements")
  }

  @Test("do not replace an option that names no place: it is an error, with the likely name")
  func unknownPlace() async throws {
    let result = try await TestCompiler.reports(on: [
      "en": Self.start + "```swift in=Countr\nmutating func up() { count += 1 }\n```"
    ])
    let problem = result.diagnostics.first { $0.id == "unknown-place" }
    #expect(problem?.message == "no block before this one shows 'Countr' with its body")
    #expect(problem?.help == "did you mean 'Counter'?")
    #expect(problem?.range?.start.line == 15)
  }

  @Test("Notes and fix-its stand at their places, whatever strings and comments stand before them")
  func fixIts() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Counter {
            let name = "日本語 and a long text" /* é */; var count = 0
            func up() { /* ü */ count += 1 }
        }
        ```

        > ```swift
        > let counter = Counter() // a constant
        > counter.count = 2
        > ```
        """)
    let places = report.blocks.map { block in
      block.diagnostics.flatMap { $0.fixIts + $0.notes.flatMap(\.fixIts) }.map { fixIt in
        let range = fixIt.range
        return "\(range.start.line):\(range.start.column)-\(range.end.column) \(fixIt.replacement)"
      }
    }
    #expect(places == [["4:5-5 mutating "], ["9:3-6 var"]])
  }
}
