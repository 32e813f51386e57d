import SteleCanvas
import Testing

@Suite("Where lines may be broken") struct LineBreakTests {
  /// Pieces between bars; the rule of UAX 14 that each line is about.
  static let cases: [(rule: String, pieces: String)] = [
    ("LB18, after spaces", "one| |two| | |three"),
    ("LB7, none before a space at the end", "end| "),
    ("LB11, glue", "10\u{A0}km a\u{2060}b".replacing(" ", with: "| |")),
    ("LB8, a space without width", "zero\u{200B}|width"),
    ("LB13, closing marks, after spaces as well", "Bonjour !| |oui"),
    ("LB14, opening marks", "( a )| |b"),
    ("LB21, a hyphen belongs to what is before it", "well-|known| |soft\u{AD}|hyphen"),
    ("LB20a, a hyphen that begins a word", "run| |-v| |--all"),
    ("LB25, numbers", "1,234.56| |-5| |$10| |50%| |3–|4| |1/2"),
    ("LB29, dots within words", "e.g.this| |UIKit.UIView"),
    ("LB30, brackets next to letters", "f(x)y"),
    ("LB19, quotation marks", "“so”| |'it'| |«là»"),
    ("LB17, dashes", "a|——|b"),
    ("LB22, dots that belong together", "wait…| |…| |so"),
    ("ideographs", "日|本|語"),
    ("closing marks of Japanese, and what may not begin a line", "「日|本」、|シー|ト|で|す。|いっ|た"),
    ("opening marks of Japanese", "日|（本）|語"),
    ("letters among ideographs", "Swift|の|画|面|10|個"),
    ("prices in Japanese", "￥１|０|円"),
    ("Korean words", "안녕하세요| |세계"),
    ("emoji", "👍|👩‍👩‍👧‍👦| |ok"),
  ]

  @Test("pieces are as UAX 14 has them", arguments: cases)
  func pieces(_ example: (rule: String, pieces: String)) {
    // A bar itself is a character that a line may be broken after, so none is in the text.
    let text = Array(example.pieces.filter { $0 != "|" })
    let found = LineBreaks.pieces(of: text).map { String(text[$0]) }.joined(separator: "|")
    #expect(found == example.pieces, "\(example.rule)")
  }

  @Test("nothing gives no pieces")
  func nothing() { #expect(LineBreaks.pieces(of: []).isEmpty) }
}
