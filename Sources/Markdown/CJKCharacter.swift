extension Unicode.Scalar {
  /// A CJK character in the sense of the CJK-friendly amendments to CommonMark: wide, full-width or
  /// half-width (UAX #11) and no emoji by default, or Hangul.
  var isCJK: Bool {
    // Nothing below Hangul's letters is one, but for what comes last in the list.
    guard value >= 0x1100 else { return false }
    return Unicode.Scalar.cjkRanges.contains { $0.contains(value) }
      && !properties.isEmojiPresentation
  }

  /// In the order of frequency: most are Han, kana or their punctuation.
  private static let cjkRanges: [ClosedRange<UInt32>] = [
    0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DFF, 0x4E00...0xA4CF, 0xFF01...0xFFEE,
    0xAC00...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFD, 0x1100...0x11FF, 0xA960...0xA97F,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0x2329...0x232A, 0x20A9...0x20A9, 0x2630...0x2637,
    0x268A...0x268F, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
  ]

  /// U+FE00 to U+FE0E: they choose a form of the character before, none of them an emoji's.
  var isPlainVariationSelector: Bool { (0xFE00...0xFE0E).contains(value) }

  /// U+E0100 to U+E01EF: they choose a form of a Han character.
  var isIdeographicVariationSelector: Bool { (0xE0100...0xE01EF).contains(value) }

  /// Unicode white space (CommonMark 2.1).
  var isMarkdownSpace: Bool {
    switch value {
    case 9, 10, 12, 13: true
    default: properties.generalCategory == .spaceSeparator
    }
  }

  /// Punctuation as cmark-gfm sees it: ASCII's, and the categories of punctuation.
  var isMarkdownPunctuation: Bool {
    if isASCII { return UInt8(truncatingIfNeeded: value).isPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
}
