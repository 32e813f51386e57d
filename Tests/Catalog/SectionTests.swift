import Catalog
import Diagnostics
import Testing

@Suite("Sections")
struct SectionTests {
  private func page(_ text: String) async throws -> (Page, [Diagnostic]) {
    let files: MemoryFiles = ["a/x.en.md": text]
    let catalog = try await Catalog.read(paths: ["a"], files: files.system)
    return (try #require(catalog.articles.first?.pages.first), catalog.diagnostics)
  }

  @Test(
    "anchors keep the letters of every script",
    arguments: [
      ("Hello, World!", "hello-world"), ("画面遷移をViewから分離", "画面遷移をviewから分離"),
      ("Übung: „Zustand“", "übung-zustand"), ("`labelText` & co.", "labeltext--co"),
      ("snake_case-and-1.2", "snake_case-and-12"), ("हिन्दी में", "हिन्दी-में"), ("!!!", "section"),
      ("👩‍💻 Code ❤️", "-code-"), ("パート 1", "パート-1"), ("全角　空白", "全角-空白"),
    ])
  func slugs(title: String, expected: String) async throws {
    #expect(try await page("# \(title)").0.sections.map(\.id) == [expected])
  }

  @Test("repeated titles are numbered, around what the author gave and what titles look like")
  func numbered() async throws {
    let (page, diagnostics) = try await page("# A\n# A\n# A-1\n# A\n# B {#a}\n# C {#c}\n# C")
    #expect(page.sections.map(\.id) == ["a-1", "a-2", "a-1-1", "a-3", "a", "c", "c-1"])
    #expect(page.sections.map(\.hasExplicitID) == [false, false, false, false, true, true, false])
    #expect(diagnostics.isEmpty)
  }

  @Test("an id that the author gave twice is a warning")
  func twice() async throws {
    let (page, diagnostics) = try await page("# A {#x}\n\n# B {#x}")
    #expect(page.sections.map(\.id) == ["x", "x-1"])
    #expect(diagnostics.map(\.id) == ["duplicate-id"])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.range?.start.line == 3)
    #expect(diagnostics.first?.notes.first?.range?.start.line == 1)
  }

  @Test(
    "an id that raw HTML gives is not given to a title",
    arguments: [
      ("<a id=\"para\"></a>Some text.\n\n## Para", "para-1"),
      ("## Para\n\n- > some <b ID='para'>text</b>", "para-1"),
      ("## Para\n\n<div>\n<a name=para>\n</div>", "para-1"),
      ("## Para\n\n<input name=\"para\">", "para"),
      ("## Para\n\n<!-- <a id=\"para\"> -->", "para"),
      ("## Para\n\n`<a id=\"para\">`", "para"),
    ])
  func htmlIDs(text: String, expected: String) async throws {
    let (page, diagnostics) = try await page(text)
    #expect(page.sections.map(\.id) == [expected])
    #expect(diagnostics.isEmpty)
  }

  @Test("an id with spaces is a warning, and gets hyphens")
  func spaces() async throws {
    let (page, diagnostics) = try await page("<a name=\"q w\"></a>\n\n# A")
    #expect(page.sections.map(\.id) == ["q-w"])
    #expect(diagnostics.map(\.id) == ["invalid-id"])
    #expect(diagnostics.first?.range?.start.line == 3)
  }

  @Test("sections nest by level and hold their blocks, footnotes excepted")
  func nesting() async throws {
    let text =
      "intro[^1]\n\n# A\n\na\n\n### B\n\nb\n\n## C\n\nc\n\n# D\n\n> ## not one\n\n[^1]: note\n"
    let (page, _) = try await page(text)
    #expect(page.sections.map(\.title) == ["A", "B", "C", "D"])
    #expect(page.sections.map(\.parent) == [nil, 0, 0, nil])
    #expect(page.sections.map(\.ownBlocks) == [2..<3, 4..<5, 6..<7, 8..<9])
    #expect(page.sections.map(\.allBlocks) == [1..<7, 3..<5, 5..<7, 7..<9])
  }

  @Test("code blocks, links and blocks are found with the section that they stand in")
  func content() async throws {
    let text = """
      ```
      first
      ```

      # A

      - [a *b*](u)

        ```swift
        second
        ```

      > ![i](v)
      > ```
      > third
      > ```

      ## B [c](w)
      """
    let (page, _) = try await page(text)
    #expect(page.codeBlocks.map(\.block.code) == ["first\n", "second\n", "third\n"])
    #expect(page.codeBlocks.map(\.section) == [nil, 0, 0])
    #expect(page.links.map(\.destination) == ["u", "v", "w"])
    #expect(page.links.map(\.text) == ["a b", "i", "c"])
    #expect(page.links.map(\.isImage) == [false, true, false])
    #expect(page.links.map(\.section) == [0, 0, 1])
    let block = try #require(page.block(at: SourcePosition(line: 10, column: 4)))
    guard case .codeBlock(let code) = block.kind else {
      Issue.record("not the code block: \(block.kind)")
      return
    }
    #expect(code.code == "second\n")
    #expect(page.block(at: SourcePosition(line: 4, column: 1)) == nil)
  }
}
