import Testing

@Suite("Blocks that show only a part")
struct ExcerptTests {
  @Test("The first lines of a type that another block shows are an excerpt")
  func excerpts() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Note: CustomStringConvertible {
            var text: String
        ```

        ```swift
        struct Note: CustomStringConvertible {
            var text: String
            var description: String { text }
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
    #expect(
      report.blocks[0].assumptions.contains("the block stops before the end of what it begins"))
  }

  @Test(
    "A brace that is missing otherwise is missed",
    arguments: [
      "struct Note {\n    var text: String\n",
      "struct Note {\n    func a() {\n        print(1)\n\n    func b() {}\n}",
    ])
  func lostBraces(code: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict) == [.failed])
  }

  @Test("A fault in an excerpt is one")
  func faults() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Note {
            func count() -> Int {
                let size: Int = "text"
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.failed])
  }

  @Test("Members before and after a change are checked one by one")
  func versions() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Note {
            let text: String
            // ...
        }
        ```

        ```swift
        // Before
        var title: String { text.uppercased() }

        // After
        static let prefix = "# "

        var title: String { Self.prefix + text }
        ```

        ```swift
        var title: String { text.uppercased() }
        var title: String { text.upprcased() }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
    #expect(
      report.blocks[1].assumptions.contains(
        "the block shows alternatives, each of which is checked by itself"))
  }

  @Test("Statements may be what a method of a shown type does")
  func methods() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Counter {
            var count = 0
        }
        ```

        ```swift
        count += 1
        print(count)
        ```

        ```swift
        count += "one"
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
    #expect(
      report.blocks[1].assumptions
        == ["the statements stand in a method of 'Counter' that the article does not show"])
  }

  @Test("Cases of a switch over what is not shown cannot be told")
  func cases() async throws {
    let report = try await TestCompiler.report(
      on: "```swift\n// The new case:\ncase .saved:\n  count += 1\n```\n")
    #expect(report.blocks.map(\.verdict) == [.unsupported])
  }

  @Test("What the compiler says behind a block announces that the block fails")
  func output() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        let count: Int = "text"
        ```

        The compiler says:

        ```
        error: cannot convert value of type 'String' to specified type 'Int'
        ```

        ```swift
        let size: Int = "text"
        ```

        ```
        Fatal error: the size is wrong
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.expectedError, .failed])
  }

  @Test("Elements of a list are checked; arguments without their call cannot be told")
  func lists() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        "text".uppercased(),
        "more".lowercased(),
        ```

        ```swift
        "text".upercased(),
        "more".lowercased(),
        ```

        ```swift
        name: "text",
        size: 2
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed, .unsupported])
  }

  @Test("What stands beside types belongs to one that is not shown")
  func besideTypes() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        import Foundation

        enum ShelfError: Error { case empty }

        func check() throws {
            if self.hash == 0 { throw ShelfError.empty }
        }
        ```

        ```swift
        let error: ShelfError = .empty
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
  }
}
