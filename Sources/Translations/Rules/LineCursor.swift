import Diagnostics

/// Walks through a file's bytes and knows the place of each; going forward costs no more than the bytes
/// that are passed, however long the line.
struct LineCursor {
  private(set) var offset = 0
  private(set) var position = SourcePosition(line: 1, column: 1)

  /// Moves to a place of the file, or to its line's end.
  mutating func move(to place: SourcePosition, in source: SourceText, bytes: [UInt8]) {
    if place.line != position.line || place < position {
      guard source.lineStarts.indices.contains(place.line - 1) else { return }
      offset = source.lineStarts[place.line - 1]
      position = SourcePosition(line: place.line, column: 1)
    }
    while position.column < place.column, offset < bytes.count, bytes[offset] != 10 {
      advance(in: bytes)
    }
  }

  /// Moves on by one scalar.
  mutating func advance(in bytes: [UInt8]) {
    guard offset < bytes.count else { return }
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    position.column += 1
  }
}
