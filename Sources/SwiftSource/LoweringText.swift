/// A text whose bytes are overwritten but never moved.
struct LoweringText {
  private var bytes: [UInt8]
  /// Declarations for the end of the text.
  private var tail = ""

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text as it is now.
  var text: String { String(decoding: bytes, as: UTF8.self) + tail }

  /// The bytes of a stretch.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Turns a stretch into blanks; its line breaks stay.
  mutating func blank(_ range: Range<Int>) {
    for index in range.clamped(to: bytes.indices) where !LoweringText.isLineBreak(bytes[index]) {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// Writes a text over the start of a stretch and blanks the rest; what has no room is left as it was.
  mutating func put(_ text: String, over range: Range<Int>) {
    let new = Array(text.utf8)
    guard range.upperBound <= bytes.count, new.count <= range.count,
      !bytes[range].prefix(new.count).contains(where: LoweringText.isLineBreak)
    else { return }
    blank(range)
    bytes.replaceSubrange(range.lowerBound..<range.lowerBound + new.count, with: new)
  }

  /// Adds a declaration behind the text, once.
  mutating func append(_ declaration: String) {
    let line = "\n\(declaration)\n"
    if !tail.contains(line) { tail += line }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
