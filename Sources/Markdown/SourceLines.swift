import Diagnostics

/// The bytes of a file by lines, for the time of one conversion, with a memory of the last place asked
/// for: places are asked for in text order, so that counting columns stays linear in the file.
struct SourceLines {
  let bytes: UnsafeBufferPointer<UInt8>
  private let starts: [Int]
  private var known = (offset: 0, line: 0, column: 1)

  init(bytes: UnsafeBufferPointer<UInt8>, starts: [Int]) {
    self.bytes = bytes
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// The offsets of a line (counted from 1) without its line break; empty outside the file.
  func line(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= starts.count else { return bytes.count..<bytes.count }
    let start = starts[number - 1]
    return start..<(number < starts.count ? starts[number] - 1 : bytes.count)
  }

  /// A line without the white space at its end.
  func trimmedLine(_ number: Int) -> Range<Int> {
    let line = line(number)
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1].isSpaceOrTab { end -= 1 }
    return line.lowerBound..<end
  }

  /// The line and column of an offset.
  mutating func position(_ offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    if offset < known.offset || known.line + 1 < starts.count && starts[known.line + 1] <= offset {
      let line = lineIndex(of: offset)
      if line != known.line || offset < known.offset {
        known = (starts[line], line, 1)
      }
    }
    var scalars = 0
    for index in known.offset..<offset where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
    known.offset = offset
    known.column += scalars
    return SourcePosition(line: known.line + 1, column: known.column)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension UInt8 {
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  var isMarkdownSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// ASCII punctuation: what a backslash can escape.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  var isAlphanumeric: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
