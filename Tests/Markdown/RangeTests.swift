import Foundation
import Testing

@testable import Markdown

@Suite("Source ranges")
struct RangeTests {
  @Test(
    "every range of a specification's example shows what it stands for",
    arguments: SpecificationExample.all)
  func ofTheSpecification(example: SpecificationExample) throws {
    for dialect in [example.dialect, .all] {
      let problems = try RangeCheck.problems(in: example.markdown, dialect: dialect)
      #expect(problems.isEmpty, "\(example.markdown)")
    }
  }

  @Test("every range of a text made at random shows what it stands for", arguments: 0..<40)
  func ofRandomTexts(seed: Int) throws {
    var random = RandomMarkdown(seed: UInt64(seed))
    for _ in 0..<100 {
      let text = random.text()
      let problems = try RangeCheck.problems(in: text)
      #expect(problems.isEmpty, "\(text.debugDescription)")
    }
  }
}

/// Texts of pieces that are likely to mean something to Markdown next to each other.
struct RandomMarkdown: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private static let pieces = [
    "word", "日本", "é", " ", "  ", "*", "**", "_", "__", "~~", "~", "`", "``", "[", "]", "(", ")",
    "](/u)", "](<a b> \"t\")", "![", "[x]: /u\n", "[x]", "[y][x]", "[^1]", "[^1]: note\n", "<b>",
    "</b>", "<!-- c -->", "<a@b.cd>", "<http://e.com>", "http://e.com/a_b", "www.e.com", "me@e.com",
    "&amp;", "&copy;", "&#35;", "&no;", "\\", "\\*", "\\|", "|", "| a | b |\n|---|:-:|\n", "|\n",
    "\n", "\n", "\n", "\n\n", "  \n", "\\\n", "> ", ">", "- ", "1. ", "* ", "- [x] ", "    ", "\t",
    "# ", "## ", "\n===\n", "\n---\n", "```\n", "\n```\n", "```swift a\n", "~~~\n", "***\n",
    "<div>\n",
    "</div>\n", "!", ":", "#",
  ]

  mutating func text() -> String {
    let count = Int.random(in: 1...40, using: &self)
    var result = ""
    for _ in 0..<count { result += RandomMarkdown.pieces.randomElement(using: &self) ?? "" }
    return result
  }
}
