/// A text's lines as UTF-8 offsets, for the compiler's places: it counts columns in bytes.
struct LineOffsets: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the lines of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// The offset of a line and column, both counted from 1; a place outside moves to the nearest end.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= starts.count else { return bytes.count }
    return min(starts[line - 1] + max(0, column - 1), bytes.count)
  }

  /// The length of the word at an offset, for messages that give only their first byte.
  func wordLength(at offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count else { return 0 }
    return bytes[offset...].prefix(while: LineOffsets.belongsToWord).count
  }

  private static func belongsToWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
