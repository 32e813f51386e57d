/// A place in a text of bytes, with the moves that the lexers share. Reading past the end gives 0,
/// which is in no text that was decoded from a file worth showing, so that no look ahead needs a
/// check.
struct ByteCursor {
  /// The text.
  let bytes: [UInt8]
  /// The place.
  var at = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { at >= bytes.count }

  /// The byte here, or at some distance.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = at + distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// True where the text goes on like this.
  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[at..<(at + count)].elementsEqual($0) }
  }

  /// Moves on, but never past the end.
  mutating func advance(_ count: Int = 1) {
    at = min(at + count, bytes.count)
  }

  /// Moves on while the bytes are of a kind.
  mutating func skip(while matches: (UInt8) -> Bool) {
    while at < bytes.count, matches(bytes[at]) { at += 1 }
  }

  /// Moves to the end of the line, before its break.
  mutating func skipLine() {
    skip { $0 != 10 }
  }

  /// Moves past a text in quotes that ends at the same quote or the line's end; a backslash
  /// escapes.
  mutating func skipQuoted() {
    let quote = peek()
    advance()
    while !isAtEnd, peek() != quote, peek() != 10 { advance(peek() == UInt8(ascii: "\\") ? 2 : 1) }
    if peek() == quote { advance() }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 48 && self <= 57 }
  var isLower: Bool { self >= 97 && self <= 122 }
  var isUpper: Bool { self >= 65 && self <= 90 }
  /// A letter, digit, underscore or any part of a scalar outside ASCII.
  var isWord: Bool { isLower || isUpper || isDigit || self == 95 || self >= 128 }
  var isSpace: Bool { self == 32 || (self >= 9 && self <= 13) }
}
