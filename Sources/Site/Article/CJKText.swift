import Markdown

/// Scripts that are written without spaces between words.
enum CJKText {
  /// Whether the line break between two pieces of text is only one of the author's file: between
  /// two characters of these scripts it must not show as a space.
  static func joins(after: Inline?, before: Inline?) -> Bool {
    guard let last = after.flatMap({ edge(of: $0, isEnd: true) }), isWide(last),
      let first = before.flatMap({ edge(of: $0, isEnd: false) })
    else { return false }
    return isWide(first)
  }

  /// The text that a reader sees, on one line.
  static func plainText(_ content: [Inline]) -> String {
    var text = ""
    for (index, inline) in content.enumerated() {
      let isJoint =
        inline.kind == .softBreak && index > 0 && index + 1 < content.count
        && joins(after: content[index - 1], before: content[index + 1])
      if !isJoint { text += [inline].plainText }
    }
    return text
  }

  private static func edge(of inline: Inline, isEnd: Bool) -> Unicode.Scalar? {
    var current = inline
    while true {
      switch current.kind {
      case .text(let text), .code(let text):
        return isEnd ? text.unicodeScalars.last : text.unicodeScalars.first
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content):
        guard let next = isEnd ? content.last : content.first else { return nil }
        current = next
      case .softBreak, .lineBreak, .html, .image, .footnoteReference: return nil
      }
    }
  }

  /// Han, kana, and the punctuation and full-width forms that go with them. Hangul is written with
  /// spaces.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
