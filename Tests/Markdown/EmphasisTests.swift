import Diagnostics
import Testing

@testable import Markdown

@Suite("Emphasis")
struct EmphasisTests {
  private func html(_ text: String, _ dialect: Dialect = .all) throws -> String {
    let source = SourceText(path: "page.md", text: text)
    let document = try Document(source: source, dialect: dialect, isPlain: true)
    return HTMLRenderer().html(document.blocks)
  }

  @Test(
    "beside CJK characters is what the author meant",
    arguments: [
      // Closing marks behind brackets, stops and code, with a letter behind them; opening ones likewise.
      ("**「強調」**は", "<strong>「強調」</strong>は"),
      ("これは**「強調」**です。", "これは<strong>「強調」</strong>です。"),
      ("これは**強調です。**次の文", "これは<strong>強調です。</strong>次の文"),
      ("値を*（括弧）*と書く", "値を<em>（括弧）</em>と書く"),
      ("**ASCII (括弧)**と書く", "<strong>ASCII (括弧)</strong>と書く"),
      ("これは**(括弧)**です", "これは<strong>(括弧)</strong>です"),
      ("**`count`**を足す", "<strong><code>count</code></strong>を足す"),
      ("値は**`count`**だ", "値は<strong><code>count</code></strong>だ"),
      ("詳しくは**[文書](/a)**へ", "詳しくは<strong><a href=\"/a\">文書</a></strong>へ"),
      ("画像**![絵](/a.png)**だ", "画像<strong><img src=\"/a.png\" alt=\"絵\" /></strong>だ"),
      ("~~（古い）~~新しい", "<del>（古い）</del>新しい"),
      ("~~`old()`~~新しい", "<del><code>old()</code></del>新しい"),
      ("***「両方」***です", "<em><strong>「両方」</strong></em>です"),
      ("*外**「中」**外*です", "<em>外<strong>「中」</strong>外</em>です"),
      // Korean has spaces, but its particles follow directly; Chinese quotes are ambiguous.
      ("**스크립트(script)**라고", "<strong>스크립트(script)</strong>라고"),
      ("这是**“强调”**的", "这是<strong>“强调”</strong>的"),
      ("这是**\u{201C}强调\u{201D}\u{FE01}**的", "这是<strong>\u{201C}强调\u{201D}\u{FE01}</strong>的"),
      ("**葛\u{E0100}**(姓)", "<strong>葛\u{E0100}</strong>(姓)"),
      ("葛\u{E0100}**(姓)**だ", "葛\u{E0100}<strong>(姓)</strong>だ"),
      ("禰\u{FE00}**(字)**だ", "禰\u{FE00}<strong>(字)</strong>だ"),
      // Half-width kana and full-width ASCII are CJK; an emoji is none.
      ("ｱ**(半角)**ｱ", "ｱ<strong>(半角)</strong>ｱ"),
      ("Ａ**(全角)**Ａ", "Ａ<strong>(全角)</strong>Ａ"),
      // Beside CJK punctuation an underscore works; between letters it is still a part of a word.
      ("「_強調_」は", "「<em>強調</em>」は"),
      ("新しい__SwiftUI__アプリ", "新しい__SwiftUI__アプリ"),
      // What is escaped, in code or in an address is no mark.
      (#"**「あ」\*\***い"#, "<strong>「あ」**</strong>い"),
      ("`**「あ」**`い**「う」**え", "<code>**「あ」**</code>い<strong>「う」</strong>え"),
      (
        "あ<https://a.b/c_d_e>**「う」**え",
        "あ<a href=\"https://a.b/c_d_e\">https://a.b/c_d_e</a><strong>「う」</strong>え"
      ),
      // An ideographic space is a space.
      ("あ**　「い」**", "あ**　「い」**"),
      (
        "| あ**「い」**う |\n| - |",
        "<table>\n<thead>\n<tr>\n<th>あ<strong>「い」</strong>う</th>\n</tr>\n</thead>\n</table>"
      ),
    ])
  func besideCJK(text: String, expected: String) throws {
    let found = try html(text)
    let whole = expected.hasPrefix("<table") ? expected : "<p>\(expected)</p>"
    #expect(found == whole + "\n")
    #expect(try RangeCheck.problems(in: text) == [])
  }

  @Test(
    "elsewhere stays what CommonMark says",
    arguments: [
      "a**\"b\"**c", "**„wichtig“**er", "**“b”**c", "a*(b)*c", "snake_case_name", "😀**(a)**😀",
    ])
  func elsewhere(text: String) throws {
    #expect(try html(text) == html(text, .all.subtracting(.friendlyEmphasis)))
    #expect(!(try html(text).contains("<strong>")))
  }

  @Test(
    "of our own matching is cmark-gfm's in every example of the specification",
    arguments: SpecificationExample.all)
  func specification(example: SpecificationExample) throws {
    let text = example.markdown
    #expect(try html(text, .all.union(.ownEmphasis)) == html(text))
  }

  @Test("of our own matching is cmark-gfm's in texts that are made up", arguments: 0..<40)
  func madeUp(seed: Int) throws {
    let pieces = [
      "*", "**", "***", "_", "__", "~", "~~", "*", "_", "a", "b c", " ", ".", "(", ")", "“", "é",
      "\u{A0}", "[x](y)", "[", "](z)", "`c`", "\\*", "&amp;", "\n", "![", "www.a.bc ", "<b>", "$",
    ]
    var random = Steps(state: UInt64(seed) &* 7919 &+ 1)
    for _ in 0..<250 {
      let count = Int.random(in: 2...16, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let (own, theirs) = (try html(text, .all.union(.ownEmphasis)), try html(text))
      #expect(own == theirs, "\(text.debugDescription)")
      guard try RangeCheck.problems(in: text).isEmpty else { continue }
      #expect(try RangeCheck.problems(in: text, dialect: .all.union(.ownEmphasis)) == [], "\(text)")
    }
  }

  /// The same numbers in every run (Knuth's linear congruential generator).
  private struct Steps: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("of a hostile text is found in time in proportion to its length")
  func hostile() throws {
    for piece in ["あ**", "**「", "*あ_", "あ~~a~", "あ***」_"] {
      let text = String(repeating: piece, count: 20_000)
      let duration = try ContinuousClock().measure {
        let source = SourceText(path: "page.md", text: text)
        do {
          _ = try Document(source: source)
        } catch let error as Diagnostic where error.id == "too-deep" {
        }
      }
      #expect(duration < .seconds(10), "\(piece)")
    }
  }
}
