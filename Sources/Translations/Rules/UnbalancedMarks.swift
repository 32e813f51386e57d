import Catalog
import Diagnostics

extension Rule {
  static let unbalancedMarks = Rule(
    id: "unbalanced-marks", severity: .warning,
    summary: "a bracket or quotation mark is opened and not closed, or closed and not opened",
    explanation: """
      Counted in each paragraph, heading and cell, code left out: ( ) and （ ）, 「」, 『』, 【】, and in \
      German „“. Half and full width may be mixed. Enumerations such as “a)” and smileys are left alone. \
      Checked on every page, the source included.
      """,
    wrong: "「設定」を開き、「一般を選びます。",
    right: "「設定」を開き、「一般」を選びます。",
    check: { comparison in
      comparison.pages.flatMap { page in
        comparison.leaves(of: page).compactMap { leaf -> Report? in
          guard let (offset, character) = unbalanced(leaf.text, isGerman: page.isGerman),
            let range = leaf.text.range(of: offset..<offset + String(character).utf8.count)
          else { return nil }
          return Report(
            side: page.side, range: range,
            message: "‘\(character)’ has no counterpart in this paragraph",
            section: comparison.groupID(at: range.start.line, of: page))
        }
      }
    })

  /// A mark that opens or closes, by the bytes that start at an offset.
  private struct Mark {
    var opener: Character
    var isOpening: Bool
    var length: Int
  }

  private static func mark(_ bytes: [UInt8], _ index: Int, isGerman: Bool) -> Mark? {
    switch bytes[index] {
    case 0x28: return Mark(opener: "(", isOpening: true, length: 1)
    case 0x29: return Mark(opener: "(", isOpening: false, length: 1)
    case 0xE2, 0xE3, 0xEF: break
    default: return nil
    }
    guard index + 2 < bytes.count else { return nil }
    switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    case (0xEF, 0xBC, 0x88): return Mark(opener: "(", isOpening: true, length: 3)
    case (0xEF, 0xBC, 0x89): return Mark(opener: "(", isOpening: false, length: 3)
    case (0xE3, 0x80, 0x8C): return Mark(opener: "「", isOpening: true, length: 3)
    case (0xE3, 0x80, 0x8D): return Mark(opener: "「", isOpening: false, length: 3)
    case (0xE3, 0x80, 0x8E): return Mark(opener: "『", isOpening: true, length: 3)
    case (0xE3, 0x80, 0x8F): return Mark(opener: "『", isOpening: false, length: 3)
    case (0xE3, 0x80, 0x90): return Mark(opener: "【", isOpening: true, length: 3)
    case (0xE3, 0x80, 0x91): return Mark(opener: "【", isOpening: false, length: 3)
    case (0xE2, 0x80, 0x9E) where isGerman: return Mark(opener: "„", isOpening: true, length: 3)
    case (0xE2, 0x80, 0x9C) where isGerman, (0xE2, 0x80, 0x9D) where isGerman:
      return Mark(opener: "„", isOpening: false, length: 3)
    default: return nil
    }
  }

  /// `a)`, `1)` and `:-)`.
  private static func isEnumeration(_ bytes: [UInt8], _ index: Int, _ wordLength: Int) -> Bool {
    if wordLength > 0 { return wordLength <= 2 }
    return index > 0 && ":;-".utf8.contains(bytes[index - 1])
  }

  private static func unbalanced(
    _ text: FlatText, isGerman: Bool
  ) -> (offset: Int, character: Character)? {
    let bytes = text.bytes
    var open: [(mark: Mark, offset: Int)] = []
    var wordLength = 0
    var index = 0
    while index < bytes.count {
      guard let mark = mark(bytes, index, isGerman: isGerman) else {
        let isWord = bytes[index].isLetter || bytes[index].isDigit
        wordLength = isWord ? wordLength + 1 : 0
        index += 1
        continue
      }
      if mark.isOpening {
        open.append((mark, index))
      } else if open.last?.mark.opener == mark.opener {
        open.removeLast()
      } else if mark.opener != "„", mark.length == 3 || !isEnumeration(bytes, index, wordLength) {
        return (index, text.string(index..<index + mark.length).first ?? ")")
      }
      wordLength = 0
      index += mark.length
    }
    return open.last.map {
      ($0.offset, text.string($0.offset..<$0.offset + $0.mark.length).first ?? "(")
    }
  }
}

extension Page {
  fileprivate var isGerman: Bool { language.code == "de" || language.code.hasPrefix("de-") }
}
