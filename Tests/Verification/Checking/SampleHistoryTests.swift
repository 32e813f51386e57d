import Catalog
import Samples
import Testing
import Verification

@Suite("How a sample grows")
struct SampleHistoryTests {
  private func history(of markdown: String) async throws -> SampleHistory {
    let report = try await TestCompiler.report(on: markdown)
    return try #require(report.histories.first { $0.key.language == Language("en") }?.value)
  }

  @Test("A file has a version for each block that changes it")
  func versions() async throws {
    let history = try await history(
      of: """
        ```swift:Counter.swift
        struct Counter {
            var count = 0
        }
        ```

        Not of it:

        ```swift
        print("a")
        ```

        `Counter` gets a method:

        ```swift
        mutating func increase() {
            count += 1
        }
        ```
        """)
    let file = try #require(history.files.first { $0.name == "Counter.swift" })
    #expect(file.versions.map(\.block) == [0, 2])
    let texts = file.versions.map(file.text)
    #expect(texts.first?.contains("increase") == false)
    #expect(
      texts.last == """
        struct Counter {
            var count = 0

            mutating func increase() {
                count += 1
            }
        }

        """)
  }

  @Test("A sample that starts afresh keeps what its files were")
  func reset() async throws {
    let history = try await history(
      of: """
        ```swift:A.swift
        struct A {}
        ```

        ```swift:B.swift reset
        struct B {}
        ```
        """)
    #expect(history.files.map(\.name) == ["A.swift", "B.swift"])
    #expect(history.files.map { $0.versions.map(\.block) } == [[0], [1]])
  }

  @Test("What fails on purpose does not stay in the sample, though no line is marked")
  func deliberateError() async throws {
    let history = try await history(
      of: """
        ```swift:A.swift
        struct A {
            var n = 1
        }
        ```

        ```swift expect-error="cannot convert"
        let kept = 2
        let wrong: Int = "text"
        ```

        ```swift
        let twice = kept * 2
        ```
        """)
    let text = try #require(
      history.files.first.flatMap { file in file.versions.last.map(file.text) })
    #expect(text.contains("let twice") && text.contains("let kept") && !text.contains("wrong"))
  }
}
