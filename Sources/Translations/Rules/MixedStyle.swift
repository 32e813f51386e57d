import Catalog
import Diagnostics

extension Rule {
  static let mixedStyle = Rule(
    id: "mixed-style", severity: .note,
    summary: "a Japanese page mixes です・ます with である",
    explanation: """
      A page keeps to one style. Sentences of paragraphs that end in the rarer one are reported, if the \
      page clearly prefers the other; lists, tables and headings are left alone, where short forms are \
      usual.
      """,
    wrong: "ボタンを押します。画面が変わるのである。",
    right: "ボタンを押します。画面が変わります。",
    check: { comparison in
      comparison.pages.filter { $0.language.code.hasPrefix("ja") }.flatMap { page -> [Report] in
        let sentences = comparison.leaves(of: page).filter { leaf in
          guard leaf.kind == .paragraph else { return false }
          switch page.document.blocks[leaf.block].kind {
          case .paragraph: return true
          default: return false
          }
        }.flatMap { leaf in Sentence.all(of: leaf) }
        let polite = sentences.count { $0.style == .polite }
        let plain = sentences.count { $0.style == .plain }
        let rarer: Sentence.Style = polite >= plain ? .plain : .polite
        guard max(polite, plain) >= leastSentences, min(polite, plain) * 4 <= max(polite, plain)
        else { return [] }
        return sentences.filter { $0.style == rarer }.map { sentence in
          Report(
            side: page.side, range: sentence.end,
            message: rarer == .plain
              ? "‘\(sentence.ending)’ on a page that is written in です・ます"
              : "‘\(sentence.ending)’ on a page that is written in である",
            section: comparison.groupID(at: sentence.end.start.line, of: page))
        }
      }
    })

  private static let leastSentences = 4
}

/// A Japanese sentence by its ending.
private struct Sentence {
  enum Style { case polite, plain }

  let style: Style
  let ending: String
  let end: SourceRange

  private static let polite = [
    "です", "ます", "ました", "ません", "でした", "でしょう", "ください", "ましょう", "ますか", "ですか",
  ]
  private static let plain = [
    "である", "であった", "だ", "だった", "ではない", "する", "した", "なる", "できる", "ない", "している", "だろう",
  ]

  /// The sentences that end in “。” and in a way that tells.
  static func all(of leaf: Leaf) -> [Sentence] {
    let text = leaf.text
    guard text.bytes.contains(0xE3) else { return [] }
    let stop = Array("。".utf8)
    var result: [Sentence] = []
    var index = 0
    while index + 2 < text.bytes.count {
      guard text.bytes[index] == stop[0], text.bytes[index + 1] == stop[1],
        text.bytes[index + 2] == stop[2]
      else {
        index += 1
        continue
      }
      let before = text.bytes[..<index]
      if let (style, ending) = style(of: before),
        let range = text.range(of: (index - ending.utf8.count)..<index)
      {
        result.append(Sentence(style: style, ending: ending, end: range))
      }
      index += 3
    }
    return result
  }

  private static func style(of text: ArraySlice<UInt8>) -> (Style, String)? {
    for ending in polite where text.hasSuffix(ending) { return (.polite, ending) }
    for ending in plain where text.hasSuffix(ending) { return (.plain, ending) }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
