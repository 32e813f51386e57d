/// A text file in memory, with its lines found once, so that offsets become places by a look-up.
///
/// The text is normalised while it is read: a byte order mark is dropped, CRLF becomes LF and U+0000
/// becomes U+FFFD, as CommonMark wants it. None of this changes a line number or a column of what is left.
public struct SourceText: Sendable {
  /// The file's path as the user wrote it; messages show this.
  public let path: String
  /// The normalised text.
  public let text: String
  /// The UTF-8 offset at which each line starts; the first is 0.
  public let lineStarts: [Int]

  /// Takes a text that is already a string.
  public init(path: String, text: String) {
    self.path = path
    var text = text
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.utf8.contains(13) {
      text = String(decoding: SourceText.withoutCarriageReturns(Array(text.utf8)), as: UTF8.self)
    }
    if text.utf8.contains(0) {
      text = String(
        String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
    text.makeContiguousUTF8()
    self.text = text
    self.lineStarts = text.utf8.withContiguousStorageIfAvailable(SourceText.lineStarts) ?? [0]
  }

  /// Takes a text that was normalised before, with its lines.
  package init(path: String, text: String, lineStarts: [Int]) {
    self.path = path
    self.text = text
    self.lineStarts = lineStarts
  }

  /// Takes a file's bytes.
  ///
  /// - Throws: a `Diagnostic` at the first byte that is not UTF-8.
  public init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    if let valid = String(validating: bytes, as: UTF8.self) {
      self.init(path: path, text: valid)
      return
    }
    throw SourceText.invalidUTF8(path: path, bytes: bytes)
  }

  /// The place of a UTF-8 offset into `text`; an offset outside is moved to the nearest end.
  public func position(utf8Offset: Int) -> SourcePosition {
    let offset = min(max(utf8Offset, 0), text.utf8.count)
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[low])
    let end = utf8.index(start, offsetBy: offset - lineStarts[low])
    let scalars = utf8[start..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourcePosition(line: low + 1, column: scalars + 1)
  }

  /// The UTF-8 offset of a place; a column past the line's end gives the line's end.
  public func utf8Offset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= lineStarts.count else { return text.utf8.count }
    let start = lineStarts[position.line - 1]
    let utf8 = text.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: start)
    var offset = start
    var column = 1
    while index < utf8.endIndex, utf8[index] != 10 {
      if utf8[index] & 0xC0 != 0x80 {
        if column == position.column { return offset }
        column += 1
      }
      index = utf8.index(after: index)
      offset += 1
    }
    return offset
  }

  /// A line without its line break, or nothing where there is no such line (counted from 1).
  public func line(_ number: Int) -> Substring? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let end =
      number < lineStarts.count
      ? utf8.index(utf8.startIndex, offsetBy: lineStarts[number] - 1) : utf8.endIndex
    return text[start..<end]
  }

  /// The number of lines; a line break at the end starts a last, empty one.
  public var lineCount: Int { lineStarts.count }

  private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var result = [0]
    for (index, byte) in bytes.enumerated() where byte == 10 { result.append(index + 1) }
    return result
  }

  private static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte != 13 {
        result.append(byte)
      } else if index + 1 >= bytes.count || bytes[index + 1] != 10 {
        result.append(10)
      }
    }
    return result
  }

  /// Decodes scalar by scalar up to the first byte that does not decode.
  private static func invalidUTF8(path: String, bytes: [UInt8]) -> Diagnostic {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): (line, column) = (line + 1, 1)
      case .scalarValue("\u{FEFF}") where line == 1 && column == 1: break
      case .scalarValue: column += 1
      case .emptyInput, .error: break decoding
      }
    }
    return Diagnostic(
      .error, "invalid-utf8", "this file is not UTF-8: an invalid byte stands here", file: path,
      range: SourceRange(at: SourcePosition(line: line, column: column)),
      help: "save the file as UTF-8")
  }
}
