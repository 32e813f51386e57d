import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let fullWidthCode = Rule(
    id: "full-width-code", severity: .warning,
    summary: "code has a full-width, typographic or look-alike character where ASCII is meant",
    explanation: """
      An input method leaves `：` for `:`, an editor “ for \", a copied page a Cyrillic с for a Latin c. \
      The code looks right and does not compile, or a search does not find the name. Comments and what \
      strings say are left alone. Checked in blocks and in running text, on every page.
      """,
    wrong: "`init(name：String)`",
    right: "`init(name: String)`",
    check: { comparison in
      comparison.pages.flatMap { page in
        inBlocks(of: page, comparison) + inText(of: page, comparison)
      }
    })

  private static func inBlocks(of page: Page, _ comparison: Comparison) -> [Report] {
    comparison.code(of: page).flatMap { code -> [Report] in
      guard code.block.code.utf8.contains(where: { $0 >= 0x80 }), code.isComparable else {
        return []
      }
      return code.tokens.indices.compactMap { index in
        guard code.tokens[index].kind == .word || code.tokens[index].kind == .symbol,
          let text = code.word(at: index), let strange = StrangeCharacter(in: text)
        else { return nil }
        return report(strange, code.place(of: index), page, comparison)
      }
    }
  }

  private static func inText(of page: Page, _ comparison: Comparison) -> [Report] {
    var reports: [Report] = []
    page.document.blocks.walkInlines { inline in
      guard case .code(let code) = inline.kind, code.utf8.contains(where: { $0 >= 0x80 }),
        code.utf8.contains(where: { $0 < 0x80 && $0 != 32 })
      else { return }
      for token in CodeScanner.tokens(of: code, dialect: .plain)
      where token.kind == .word || token.kind == .symbol {
        let bytes = code.utf8.dropFirst(token.offset).prefix(token.length)
        guard let strange = StrangeCharacter(in: String(decoding: bytes, as: UTF8.self)) else {
          continue
        }
        reports.append(report(strange, inline.range, page, comparison))
        return
      }
    }
    return reports
  }

  private static func report(
    _ strange: StrangeCharacter, _ range: SourceRange, _ page: Page, _ comparison: Comparison
  ) -> Report {
    Report(
      side: page.side, range: range,
      message: "‘\(strange.character)’ (\(strange.name)) stands in code",
      section: comparison.groupID(at: range.start.line, of: page),
      help: "write ‘\(strange.meant)’")
  }
}

/// A character that looks like one of ASCII.
private struct StrangeCharacter {
  let character: Character
  let meant: String
  let name: String

  init?(in text: String) {
    let hasLatin = text.utf8.contains { $0.isLetter && $0 < 0x80 }
    for scalar in text.unicodeScalars where !scalar.isASCII {
      if (0xFF01...0xFF5E).contains(scalar.value),
        let ascii = Unicode.Scalar(scalar.value - 0xFEE0)
      {
        self.init(scalar, String(Character(ascii)), "full width")
        return
      }
      if let meant = Self.typographic[scalar] {
        self.init(scalar, meant, "typographic")
        return
      }
      if hasLatin, let meant = Self.lookAlikes[scalar] {
        self.init(scalar, meant, scalar.value < 0x400 ? "Greek" : "Cyrillic")
        return
      }
    }
    return nil
  }

  private init(_ scalar: Unicode.Scalar, _ meant: String, _ name: String) {
    (character, self.meant, self.name) = (Character(scalar), meant, name)
  }

  private static let typographic: [Unicode.Scalar: String] = [
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "–": "-", "−": "-", "\u{A0}": " ",
    "\u{3000}": " ",
  ]
  /// Letters of other scripts that many fonts draw like Latin ones.
  private static let lookAlikes: [Unicode.Scalar: String] = [
    "а": "a", "с": "c", "е": "e", "о": "o", "р": "p", "х": "x", "у": "y", "і": "i", "ѕ": "s",
    "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "К": "K", "М": "M", "О": "O", "Р": "P",
    "Т": "T", "Х": "X", "ο": "o", "ν": "v", "Α": "A", "Β": "B", "Ε": "E", "Ι": "I", "Ο": "O",
    "Ρ": "P", "Τ": "T",
  ]
}
