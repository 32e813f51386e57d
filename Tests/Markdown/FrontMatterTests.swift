import Diagnostics
import Markdown
import Testing

@Suite("Front matter")
struct FrontMatterTests {
  private func document(_ text: String) throws -> Document {
    try Document(source: SourceText(path: "page.md", text: text))
  }

  @Test("every key is read with its place")
  func keys() throws {
    let page = try document(
      """
      ---
      title: "A: b"
      description: Of things
      date: 2026-02-28
      series: Bridges
      part: 2
      source: en
      lang: ja
      tags: [UIKit, SwiftUI]
      swift: 6
      ---
      # Heading
      """)
    #expect(page.diagnostics.isEmpty)
    let front = try #require(page.frontMatter)
    #expect(front.title?.value == "A: b")
    #expect(front.title?.range.start == SourcePosition(line: 2, column: 8))
    #expect(front.description?.value == "Of things")
    #expect(front.date?.value == "2026-02-28")
    #expect(front.series?.value == "Bridges")
    #expect(front.part?.value == 2)
    #expect(front.source?.value == "en")
    #expect(front.language?.value == "ja")
    #expect(front.tags.map(\.value) == ["UIKit", "SwiftUI"])
    #expect(front.swift?.value == 6)
    #expect(
      front.range
        == SourceRange(
          SourcePosition(line: 1, column: 1), SourcePosition(line: 11, column: 4)))
    #expect(page.blocks.first?.range.start == SourcePosition(line: 12, column: 1))
  }

  @Test(
    "what is wrong is named with its place",
    arguments: [
      ("titel: a", "warning front-matter-key 2:1", "did you mean 'title'?"),
      ("title:", "warning front-matter-empty 2:1", nil),
      ("title: [a]", "error front-matter 2:8", nil), ("title: ' '", "error front-matter 2:8", nil),
      ("date: 2026-02-30", "error front-matter 2:7", nil),
      ("date: yesterday", "error front-matter 2:7", nil),
      ("part: 0", "error front-matter 2:7", nil), ("part: two", "error front-matter 2:7", nil),
      ("swift: 4", "error front-matter 2:8", nil), ("tags: a", "error front-matter 2:7", nil),
      ("tags: [a, [b]]", "error front-matter 2:11", nil), ("- a", "error front-matter 2:1", nil),
      ("just text", "error front-matter 2:1", nil), ("a: b: c", "error yaml-syntax 2:5", nil),
      ("title: a\ntitle: b", "error yaml-duplicate-key 3:1", nil),
    ] as [(String, String, String?)])
  func problems(yaml: String, expected: String, help: String?) throws {
    let page = try document("---\n\(yaml)\n---\n\ntext\n")
    let found = page.diagnostics.map { diagnostic in
      let place = diagnostic.range?.start
      return "\(diagnostic.severity) \(diagnostic.id) \(place?.line ?? 0):\(place?.column ?? 0)"
    }
    #expect(found == [expected])
    #expect(page.diagnostics.first?.help == help)
    #expect(page.diagnostics.first?.file == "page.md")
    #expect(page.blocks.count == 1, "the text is read all the same")
  }

  @Test(
    "a time of day behind the date is left out",
    arguments: ["2024-02-29 10:00:00", "2024-02-29T10:00Z"])
  func time(date: String) throws {
    let page = try document("---\ndate: \(date)\n---\n")
    #expect(page.diagnostics.isEmpty)
    #expect(page.frontMatter?.date?.value == "2024-02-29")
  }

  @Test("front matter that nothing ends is an error")
  func unclosed() throws {
    let page = try document("---\ntitle: a\n\ntext\n")
    #expect(page.diagnostics.map(\.id) == ["front-matter"])
    #expect(page.frontMatter == nil)
  }

  @Test("a page may begin with a thematic break", arguments: ["---\n\ntext\n", "---\n", "---"])
  func thematicBreak(text: String) throws {
    let page = try document(text)
    #expect(page.diagnostics.isEmpty)
    #expect(page.frontMatter == nil)
    #expect(page.blocks.first?.kind == .thematicBreak)
  }

  @Test(
    "empty front matter says nothing and is no error",
    arguments: ["---\n---\na", "---\n# b\n...\na"])
  func empty(text: String) throws {
    let page = try document(text)
    #expect(page.diagnostics.isEmpty)
    #expect(page.frontMatter != nil)
    #expect(page.blocks.count == 1)
  }
}
