import Catalog
import Markdown
import Testing

@testable import Translations

@Suite("A page in a new language")
struct NewPageTests {
  private func blank(_ text: String, source: String = "en") async throws -> BlankPage {
    let article = try await article([(language: source, text: text)])
    return try #require(BlankPage(of: article, in: ExchangePages.language))
  }

  @Test("has the source's structure, code, ids and front matter, and comments for its prose")
  func structure() async throws {
    let text = try await blank(ExchangePages.english).text
    for line in [
      "title: \"Tea: an example\"", "# Tea {#tea}", "## Code {#code}", "Last {#last}",
      "let tea = Tea(name: \"Green\")", "- <!-- translate: Take a **cup**. -->",
      "  > <!-- translate: And a `lid`, if you have one. -->",
      "| <!-- translate: Green --> | <!-- translate: `2` min --> |", "> [!NOTE]",
      "> <!-- translate: Do not drink it hot. -->",
      "<!-- translate: ![A cup](cup.png \"Cup\") -->", "[ref]: https://a.example/ref",
    ] {
      #expect(text.split(separator: "\n").contains(line[...]), "\(line)")
    }
  }

  @Test("is aligned with the source section by section, and lacks no code")
  func alignment() async throws {
    let text = try await blank(ExchangePages.english).text
    let aligned = try await ExchangePages.aligned(ExchangePages.english, text)
    #expect(aligned.groups.allSatisfy { $0.members.count == 2 })
    let pages = aligned.article.pages
    #expect(pages[0].codeBlocks.map(\.block.code) == pages[1].codeBlocks.map(\.block.code))
    #expect(pages[0].sections.map(\.id) == pages[1].sections.map(\.id))
  }

  @Test("keeps a text from ending its comment")
  func commentEnd() async throws {
    let text = try await blank("# A\n\nAn arrow --> here.\n").text
    #expect(text.contains("<!-- translate: An arrow --&gt; here. -->"))
  }

  @Test(
    "names the source where it would not be found otherwise, and its own language where pages do")
  func frontMatter() async throws {
    #expect(
      try await blank("# お茶\n", source: "ja").text == """
        ---
        source: ja
        ---

        # お茶 {#お茶}

        """)
    #expect(
      try await blank("---\nlang: ja\ntitle: お茶\n---\n\n# お茶 {#tea}\n", source: "ja").text == """
        ---
        lang: de
        title: お茶
        source: ja
        ---

        # お茶 {#tea}

        """)
  }

  @Test(
    "lies where the article's layout puts it",
    arguments: [
      ("docs/note.en.md", "docs/note.de.md"), ("docs/note/en.md", "docs/note/de.md"),
      ("docs/en/a/note.md", "docs/de/a/note.md"), ("note.md", "note.de.md"),
      ("a/note.markdown", "a/note.de.markdown"), ("EN/note.md", "de/note.md"),
    ])
  func place(source: String, expected: String) async throws {
    let article = try await article(("en", "# A\n"))
    let page = try #require(article.pages.first)
    let moved = try await moved(page, to: source)
    #expect(BlankPage.file(for: ExchangePages.language, source: moved) == expected)
  }

  private func moved(_ page: Page, to file: String) async throws -> Page {
    let document = try Document(source: .init(path: file, text: page.document.source.text))
    return Page(
      language: page.language, document: document, title: page.title, sections: page.sections)
  }
}
