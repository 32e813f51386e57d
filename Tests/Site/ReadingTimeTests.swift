import Diagnostics
import Markdown
import Testing

@testable import Site

@Suite("The time that a page takes to read")
struct ReadingTimeTests {
  @Test(
    "goes by words, or by characters where words are not set apart",
    arguments: [
      ("", 1), (String(repeating: "word ", count: 460), 2),
      (String(repeating: "don’t stop ", count: 460), 4),
      (String(repeating: "二千字", count: 500), 3),
      (String(repeating: "、。", count: 5000), 1),
      (String(repeating: "Straßenbahnhaltestelle ", count: 690), 3),
      ("```\n" + String(repeating: "let a = 1\n", count: 90) + "```\n", 2),
      (
        "- " + String(repeating: "word ", count: 460) + "\n\n> "
          + String(repeating: "word ", count: 230), 3
      ),
    ])
  func minutes(text: String, expected: Int) throws {
    let document = try Document(source: SourceText(path: "a.md", text: text))
    #expect(ReadingTime.minutes(document.blocks) == expected)
  }
}
