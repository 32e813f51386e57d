import Markdown

/// The quotes that are remarks: GitHub's (`> [!NOTE]`) and DocC's (`> Note: …`).
enum Alert: String, CaseIterable {
  case note, tip, important, warning, caution, experiment

  /// The words that authors write before a colon, in the languages that we know.
  private static let words: [String: Alert] = [
    "note": .note, "info": .note, "hinweis": .note, "注": .note, "メモ": .note, "補足": .note,
    "tip": .tip, "tipp": .tip, "ヒント": .tip, "important": .important, "wichtig": .important,
    "重要": .important, "warning": .warning, "warn": .warning, "warnung": .warning,
    "achtung": .warning, "警告": .warning, "caution": .caution, "danger": .caution,
    "vorsicht": .caution, "注意": .caution, "experiment": .experiment, "実験": .experiment,
  ]

  /// The kind that a word in front of a remark names.
  init?(word: String) {
    guard let kind = Alert.words[word.lowercased()] else { return nil }
    self = kind
  }

  /// The kind of a remark and its blocks without the mark, or nothing for a quote that is one.
  static func read(_ blocks: [Block]) -> (Alert, [Block])? {
    guard let first = blocks.first, case .paragraph(let content) = first.kind,
      let (kind, rest) = bracketed(content) ?? worded(content)
    else { return nil }
    if rest.isEmpty { return (kind, Array(blocks.dropFirst())) }
    return (kind, [Block(.paragraph(rest), range: first.range)] + blocks.dropFirst())
  }

  /// `[!NOTE]` on a line of its own.
  private static func bracketed(_ content: [Inline]) -> (Alert, [Inline])? {
    let end =
      content.firstIndex { $0.kind == .softBreak || $0.kind == .lineBreak } ?? content.endIndex
    let line = content[..<end].plainText.filter { $0 != " " }
    guard line.hasPrefix("[!"), line.hasSuffix("]"),
      let kind = Alert(rawValue: line.dropFirst(2).dropLast().lowercased())
    else { return nil }
    return (kind, Array(content[end...].dropFirst()))
  }

  /// `Note: …` at the start of the text.
  private static func worded(_ content: [Inline]) -> (Alert, [Inline])? {
    guard let first = content.first, case .text(let text) = first.kind,
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      let kind = Alert(word: String(text[..<colon]))
    else { return nil }
    let rest = text[text.index(after: colon)...].drop { $0 == " " }
    var inlines = Array(content.dropFirst())
    if !rest.isEmpty {
      inlines.insert(Inline(.text(String(rest)), range: first.range), at: 0)
    } else if inlines.first?.kind == .softBreak {
      inlines.removeFirst()
    }
    return (kind, inlines)
  }
}
