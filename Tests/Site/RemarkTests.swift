import Catalog
import Diagnostics
import Testing

@testable import Site

@Suite("Remarks and collapsible parts")
struct RemarkTests {
  private func html(_ markdown: String) async throws -> String {
    try await TestSite(["Articles/a/en.md": markdown]).text("a", "en").html
  }

  private func alert(_ kind: String, _ label: String, _ inside: String) -> String {
    "<aside class=\"alert alert-\(kind)\" aria-label=\"\(label)\">\n"
      + "<p class=\"alert-label\" aria-hidden=\"true\">\(label)</p>\n\(inside)</aside>\n"
  }

  @Test(
    "are known by GitHub's mark, by DocC's word, and by colons",
    arguments: [
      ("> [!TIP]\n> Text.", "tip", "Tip", "<p>Text.</p>\n"),
      ("> Note: Text *so*.", "note", "Note", "<p>Text <em>so</em>.</p>\n"),
      ("> Experiment:\n> Text.", "experiment", "Experiment", "<p>Text.</p>\n"),
      ("> 注意：本文。", "caution", "Caution", "<p>本文。</p>\n"),
      (":::message\nText.\n:::", "note", "Note", "<p>Text.</p>\n"),
      (":::message alert\nText.\n:::", "warning", "Warning", "<p>Text.</p>\n"),
      (":::tip[Do it]\n\nText.\n\nMore.\n\n:::", "tip", "Do it", "<p>Text.</p>\n<p>More.</p>\n"),
      (
        ":::warning\n- a\n- b\n:::", "warning", "Warning",
        "<ul>\n<li>a\n</li>\n<li>b\n</li>\n</ul>\n"
      ),
    ])
  func remarks(markdown: String, kind: String, label: String, inside: String) async throws {
    #expect(try await html(markdown) == alert(kind, label, inside))
  }

  @Test(
    "a quote that says something else, and colons without an end, stay what they are",
    arguments: [
      ("> He said: no.", "<blockquote>\n<p>He said: no.</p>\n</blockquote>\n"),
      (":::message\nText.", "<p>:::message\nText.</p>\n"),
      (":::unknown\nText.\n:::", "<p>:::unknown\nText.\n:::</p>\n"),
    ])
  func others(markdown: String, expected: String) async throws {
    #expect(try await html(markdown) == expected)
  }

  @Test("what is between them is rendered as elsewhere, and what follows is outside")
  func inside() async throws {
    let text = try await html(
      ":::details The whole file\n\n```swift\nlet a = 1\n```\n\n:::\n\nAfter.\n")
    #expect(text.hasPrefix("<details>\n<summary>The whole file</summary>\n<figure"))
    #expect(text.hasSuffix("</figure>\n</details>\n<p>After.</p>\n"))
  }
}
