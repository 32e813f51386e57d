import Diagnostics

/// A run of `*`, `_` or `~` in a leaf block's text, and whether it can open or close emphasis.
///
/// The rules are those of CommonMark 6.2 as amended for CJK: where words are not set apart by spaces,
/// punctuation beside a mark says nothing. So CJK punctuation does not count as punctuation, and a CJK
/// character counts as a boundary as a space does.
struct DelimiterRun {
  let mark: UInt8
  /// The number of marks.
  var length: Int
  /// Where it starts in the leaf's text.
  let offset: Int
  /// Where it starts in the file.
  let start: SourcePosition
  /// How many of its level's inlines stand before it.
  let index: Int

  static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == tilde
  }

  private static let tilde = UInt8(ascii: "~")

  /// What a run can do.
  struct Ability: Hashable {
    var canOpen = false
    var canClose = false
  }

  /// What the characters around the run let it do.
  func ability(in bytes: UnsafeBufferPointer<UInt8>) -> Ability {
    let isTilde = mark == DelimiterRun.tilde
    // Strikethrough has one mark or two.
    if isTilde, length > 2 { return Ability() }
    let before = Before(bytes, end: offset, skipping: isTilde ? nil : DelimiterRun.tilde)
    let after = After(bytes, start: offset + length, skipping: isTilde ? nil : DelimiterRun.tilde)
    let isLeft =
      !after.isSpace
      && (!after.isOtherPunctuation || before.isSpace || before.isOtherPunctuation || before.isCJK)
    let isRight =
      !before.isSpace
      && (!before.isOtherPunctuation || after.isSpace || after.isOtherPunctuation || after.isCJK)
    guard mark == UInt8(ascii: "_") else { return Ability(canOpen: isLeft, canClose: isRight) }
    return Ability(
      canOpen: isLeft && (!isRight || before.isPunctuation),
      canClose: isRight && (!isLeft || after.isPunctuation))
  }

  /// Whether a CJK character stands beside any mark of a text. Where none does, cmark-gfm's own emphasis
  /// is the same.
  static func areBesideCJK(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() where isMark(byte) {
      if index > 0, bytes[index - 1] >= 0x80, Before(bytes, end: index, skipping: nil).isCJK {
        return true
      }
      if index + 1 < bytes.count, bytes[index + 1] >= 0x80,
        After(bytes, start: index + 1, skipping: nil).isCJK
      {
        return true
      }
    }
    return false
  }

  /// What stands before a run.
  private struct Before {
    /// White space, or nothing at all.
    var isSpace = true
    /// Punctuation, CJK or not.
    var isPunctuation = false
    /// Punctuation that is not CJK.
    var isOtherPunctuation = false
    var isCJK = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int, skipping skipped: UInt8?) {
      var end = end
      while end > 0, bytes[end - 1] == skipped { end -= 1 }
      guard let (last, start) = DelimiterRun.scalar(in: bytes, before: end) else { return }
      isSpace = last.isMarkdownSpace
      if last.isIdeographicVariationSelector {
        isCJK = true
      } else if last.isPlainVariationSelector,
        let (base, _) = DelimiterRun.scalar(in: bytes, before: start)
      {
        // A quotation mark that is said to be full-width is CJK.
        let isWideQuote = last.value == 0xFE01 && "‘’“”".unicodeScalars.contains(base)
        isCJK = base.isCJK || isWideQuote
        isPunctuation = base.isMarkdownPunctuation
      } else {
        isCJK = last.isCJK
        isPunctuation = last.isMarkdownPunctuation
      }
      isOtherPunctuation = isPunctuation && !isCJK
    }
  }

  /// What stands behind a run.
  private struct After {
    var isSpace = true
    var isPunctuation = false
    var isOtherPunctuation = false
    var isCJK = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, skipping skipped: UInt8?) {
      var start = start
      while start < bytes.count, bytes[start] == skipped { start += 1 }
      guard start < bytes.count else { return }
      let slice = UnsafeBufferPointer(rebasing: bytes[start..<min(start + 4, bytes.count)])
      guard let next = String(decoding: slice, as: UTF8.self).unicodeScalars.first else { return }
      isSpace = next.isMarkdownSpace
      isCJK = next.isCJK
      isPunctuation = next.isMarkdownPunctuation
      isOtherPunctuation = isPunctuation && !isCJK
    }
  }

  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> (Unicode.Scalar, start: Int)? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let slice = UnsafeBufferPointer(rebasing: bytes[start..<end])
    return String(decoding: slice, as: UTF8.self).unicodeScalars.first.map { ($0, start) }
  }
}
