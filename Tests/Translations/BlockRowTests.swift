import Catalog
import Testing

@testable import Translations

@Suite("Rows of blocks") struct BlockRowTests {
  private func rows(_ pages: (String, String)...) async throws -> [[String]] {
    let aligned = AlignedArticle(aligning: try await article(pages))
    let rows = BlockRows(of: aligned)
    return ([rows.lead] + rows.groups).map { rows in
      rows.map { row in
        aligned.article.pages.map { page in
          row.members[page.language].map { "\($0.lowerBound)-\($0.upperBound - 1)" } ?? "·"
        }.joined(separator: " ")
      }
    }
  }

  @Test("Blocks stand beside each other, joined and missing ones included")
  func rows() async throws {
    let english = """
      Before.

      # A

      The `first` one says that much.

      <!-- a remark -->

      The `second` one says some more.

      ```swift
      let a = 1
      ```

      - one
      - two

      The `last` one.
      """
    let german = """
      Davor.

      # A

      Der `first` sagt so viel. Der `second` sagt noch etwas mehr.

      ```swift
      let a = 1 // eins
      ```

      Der `last` davon.
      """
    #expect(
      try await rows(("en", english), ("de", german)) == [
        ["0-0 0-0"], ["2-4 2-2", "5-5 3-3", "6-6 ·", "7-7 4-4"],
      ])
  }

  @Test("Three languages share rows, and a page beside itself has its own blocks in each")
  func three() async throws {
    let text = "# A\n\nThe `first`.\n\nThe `second`.\n\n## B\n\n> Quote `b`.\n"
    #expect(
      try await rows(("en", text), ("en-GB", text), ("en-US", text)) == [
        [], ["1-1 1-1 1-1", "2-2 2-2 2-2"], ["4-4 4-4 4-4"],
      ])
  }

  @Test("Large rows of blocks are paired by position in little time")
  func large() async throws {
    let text = "# A\n\n" + (0..<1500).map { "Text \($0)." }.joined(separator: "\n\n")
    let found = try await rows(("en", text), ("de", text))
    #expect(found.last?.count == 1500)
  }
}
