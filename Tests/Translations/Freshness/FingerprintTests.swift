import Catalog
import Testing

@testable import Translations

@Suite("The fingerprint of a source section")
struct FingerprintTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var what: String
    var before: String
    var after: String
    var testDescription: String { what }
  }

  private func fingerprint(_ text: String) async throws -> SectionFingerprint {
    let page = try #require(try await article(("en", "# Title\n\n\(text)\n")).pages.first)
    return SectionFingerprint(of: 0, in: page)
  }

  @Test(
    "is blind to what does not touch the text",
    arguments: [
      Change(what: "line breaks", before: "One two three.", after: "One two\nthree."),
      Change(what: "line breaks in Japanese", before: "画面を開く。", after: "画面を\n開く。"),
      Change(what: "emphasis", before: "One two.", after: "One **two**."),
      Change(what: "marks of lists", before: "- a\n- b", after: "* a\n\n* b"),
      Change(what: "code marks", before: "Call start.", after: "Call `start`."),
      Change(
        what: "comments in code", before: "```swift\nlet a = 1 // one\n```",
        after: "```swift\n// first\nlet a = 1 /* 1 */\n```"),
      Change(
        what: "layout of code", before: "```swift\nf(a, b)\n```",
        after: "```swift\nf(\n  a,\n  b)\n```"),
      Change(
        what: "query strings", before: "[Docs](https://a.example/b?v=1#c)",
        after: "[Docs](https://a.example/b?v=2&w=3#c)"),
      Change(what: "comments in HTML", before: "Text.", after: "Text.\n\n<!-- note -->"),
      Change(what: "quotes and dots", before: "It’s “so”…", after: "It's \"so\"..."),
      Change(what: "anchors", before: "Text.", after: "Text. <a id=\"here\"></a>"),
      Change(what: "fences", before: "```swift\na\n```", after: "~~~~swift\na\n~~~~"),
      Change(
        what: "tables' layout", before: "| a | b |\n|--|--|\n| c | d |",
        after: "|a|b|\n|:-|-:|\n|c|d|"),
    ])
  func formatting(_ change: Change) async throws {
    #expect(try await fingerprint(change.before) == fingerprint(change.after))
  }

  @Test(
    "sees what touches the text",
    arguments: [
      Change(what: "a word", before: "One two.", after: "One three."),
      Change(what: "a character of Japanese", before: "画面を開く", after: "画面を閉く"),
      Change(what: "the order", before: "One.\n\nTwo.", after: "Two.\n\nOne."),
      Change(what: "code", before: "```swift\na()\n```", after: "```swift\nb()\n```"),
      Change(
        what: "a text in code", before: "```swift\nf(\"a\")\n```", after: "```swift\nf(\"b\")\n```"),
      Change(
        what: "a target", before: "[D](https://a.example/b)", after: "[D](https://a.example/c)"),
      Change(what: "a fragment", before: "[D](#b)", after: "[D](#c)"),
      Change(what: "a picture", before: "![D](a.png)", after: "![D](b.png)"),
      Change(what: "a number", before: "Wait 1.5 s.", after: "Wait 15 s."),
      Change(
        what: "a file's name", before: "```swift:A.swift\na\n```", after: "```swift:B.swift\na\n```"
      ),
      Change(what: "a footnote", before: "T[^1].\n\n[^1]: a", after: "T[^1].\n\n[^1]: b"),
      Change(what: "text in HTML", before: "<p>one</p>", after: "<p>two</p>"),
      Change(what: "words that are parted", before: "ab c", after: "a bc"),
    ])
  func content(_ change: Change) async throws {
    #expect(try await fingerprint(change.before).value != fingerprint(change.after).value)
  }

  @Test("belongs to the section alone, not to those nested in it or beside it")
  func sections() async throws {
    let before = try await article(("en", "# A\n\na\n\n## B\n\nb\n\n## C\n\nc\n"))
    let after = try await article(("en", "# A\n\na\n\n## B\n\nother\n\n## C\n\nc\n"))
    let changed = try (0..<3).map { index in
      let pages = (try #require(before.pages.first), try #require(after.pages.first))
      return SectionFingerprint(of: index, in: pages.0)
        != SectionFingerprint(of: index, in: pages.1)
    }
    #expect(changed == [false, true, false])
  }

  @Test("of the first section counts the front matter's title and what stands above it")
  func frontMatter() async throws {
    func first(_ title: String, _ lead: String) async throws -> UInt64 {
      let text = "---\ntitle: \(title)\ndate: 2026-01-01\n---\n\n\(lead)\n\n# A\n\na\n"
      let page = try #require(try await article(("en", text)).pages.first)
      return SectionFingerprint(of: 0, in: page).value
    }
    let base = try await first("One", "Lead.")
    #expect(try await first("One", "Lead.") == base)
    #expect(try await first("Two", "Lead.") != base)
    #expect(try await first("One", "Other.") != base)
  }
}
