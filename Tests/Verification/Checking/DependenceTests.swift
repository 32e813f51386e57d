import Testing

@Suite("What cannot be told")
struct DependenceTests {
  @Test("Types that do not fit because one of them is only presumed are no fault")
  func presumed() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        func show(_ pages: Set<[Int]>) {}
        let pages = shelf.pages(named: .first, in: .all).sorted { $0.number < $1.number }
        show(pages)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.unsupported])
  }

  @Test("What builds on code that does not compile cannot be told, but a fault of its own can")
  func broken() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Shelf { var books = Books.all }
        enum Boks { static let all = [1] }
        ```

        ```swift
        let first: Int = Shelf().books
        ```

        ```swift
        let shelf = Shelf()
        let number: Int = "text"
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.failed, .unsupported, .failed])
    #expect(report.blocks[1].reason == "it builds on line 1, which does not compile")
  }

  @Test("Variables may go by names of the C library")
  func cNames() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        import Foundation
        ```

        ```swift
        let name: String = user.name
        if index > 2 { print(group.title) }
        ```

        ```swift
        let value = index("text", 1, 2)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
  }

  @Test("A type that holds a comment only leaves its members out")
  func comments() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Note: CustomStringConvertible {
            // the members go here
        }
        struct Page: CustomStringConvertible {}
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.failed])
    #expect(report.blocks.first?.diagnostics.count == 1)
  }

  @Test("A protocol that an article quotes is not its own")
  func quotes() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol Publisher {
            associatedtype Output
        }
        ```

        ```swift
        struct Publisher {}
        print(Publisher())
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
  }
}
