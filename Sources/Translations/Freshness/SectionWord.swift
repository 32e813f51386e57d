/// A word, a mark or a token of code in a section's text: what the fingerprint counts, and what a
/// comparison of two states goes by.
struct SectionWord: Hashable, Sendable {
  /// What stands before a word. It is layout: two words that differ in it only are equal.
  enum Lead: Sendable {
    case nothing
    case space
    /// A line break of code, with the indentation of the line.
    case line(Int)
  }

  var text: String
  var lead: Lead

  static func == (a: SectionWord, b: SectionWord) -> Bool { a.text == b.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Splits running text into words in any script.
///
/// Scripts that are written without spaces give a word for each character, so that a line break within a
/// sentence changes nothing. Spaces are no words, and typographic quotes and dots count as plain ones.
struct WordSplitter {
  private(set) var words: [SectionWord] = []
  private var pending = String.UnicodeScalarView()
  private var lead = SectionWord.Lead.nothing

  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars { add(scalar) }
  }

  /// A word that is taken as it is.
  mutating func add(whole text: String) {
    end()
    words.append(SectionWord(text: text, lead: lead))
    lead = .nothing
  }

  mutating func addSpace() {
    end()
    if case .nothing = lead { lead = .space }
  }

  /// Says what stands before the next word.
  mutating func lead(_ lead: SectionWord.Lead) {
    end()
    if case .nothing = lead { return }
    self.lead = lead
  }

  /// All words so far, the last one included.
  mutating func finish() -> [SectionWord] {
    end()
    return words
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200B, 0x2060, 0xFEFF, 0xAD: return
    case 0x201C, 0x201D, 0x201E, 0x201F, 0xAB, 0xBB: addMark("\"")
    case 0x2018, 0x2019, 0x201A: addMark("'")
    case 0x2026: for _ in 0..<3 { addMark(".") }
    case _ where scalar.properties.isWhitespace: addSpace()
    case _ where Self.isWide(scalar): addMark(scalar)
    case 0x5F: pending.append(scalar)
    case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
      pending.append(scalar)
    case _ where scalar.properties.canonicalCombiningClass != .notReordered:
      pending.append(scalar)
    default: addMark(scalar)
    }
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    end()
    words.append(SectionWord(text: String(scalar), lead: lead))
    lead = .nothing
  }

  private mutating func end() {
    guard !pending.isEmpty else { return }
    words.append(SectionWord(text: String(pending), lead: lead))
    pending.removeAll()
    lead = .nothing
  }

  /// Characters of scripts that put no spaces between words: Chinese, Japanese, Thai, Lao, Khmer.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF, 0xE00...0xEFF,
      0x1780...0x17FF:
      true
    default: false
    }
  }
}
