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

  @Test("A fault of its own is one, also in code that builds on what does not compile")
  func broken() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Shelf { var books = Books.all }
        enum Boks { static let all = [1] }
        ```

        ```swift
        let shelf = Shelf()
        let number: Int = "text"
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.failed, .failed])
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
