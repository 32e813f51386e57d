import Diagnostics

/// Reads the text of a leaf block piece by piece, as the inlines say, and knows the place of each.
struct LeafReader {
  /// How a text's bytes relate to what it was made from.
  enum Spelling { case escaped, entities, verbatim }

  private var text = LeafText(UnsafeBufferPointer(start: nil, count: 0))
  private var cursor = 0
  private var stretch = 0
  private var entities = Entities()
  var source: SourceLines
  private(set) var mismatches = 0

  init(source: SourceLines) {
    self.source = source
  }

  mutating func start(_ text: LeafText) {
    self.text = text
    cursor = 0
    stretch = 0
  }

  mutating func noteMismatch() {
    mismatches += 1
  }

  func peek(_ distance: Int) -> UInt8? {
    let index = cursor + distance
    return text.bytes.indices.contains(index) ? text.bytes[index] : nil
  }

  func run(of byte: UInt8) -> Int {
    var length = 0
    while peek(length) == byte { length += 1 }
    return length
  }

  mutating func expect(_ byte: UInt8) {
    if peek(0) == byte { cursor += 1 } else { noteMismatch() }
  }

  /// Where in the leaf's text the next piece stands.
  var offset: Int { cursor }

  /// Reads a text.
  ///
  /// - Parameter stopsAtMarks: whether to stop before a mark of emphasis that is not escaped.
  /// - Returns: how much of the text was read.
  @discardableResult
  mutating func read(
    _ slice: Slice<UnsafeBufferPointer<UInt8>>, _ spelling: Spelling, stopsAtMarks: Bool = false
  ) -> Int {
    let literal = UnsafeBufferPointer(rebasing: slice)
    var index = 0
    while index < literal.count, let byte = peek(0) {
      if stopsAtMarks, DelimiterRun.isMark(byte), byte == literal[index] { return index }
      if spelling == .escaped, byte == UInt8(ascii: "\\"), let next = peek(1), next.isPunctuation,
        next == literal[index]
      {
        cursor += 2
        index += 1
      } else if spelling != .verbatim, byte == UInt8(ascii: "&"),
        let (length, text) = entities.reference(
          in: text.bytes, at: cursor, matching: literal[index...])
      {
        cursor += length
        index += text.count
      } else if byte == literal[index] {
        cursor += 1
        index += 1
      } else {
        break
      }
    }
    if index < literal.count { noteMismatch() }
    return index
  }

  mutating func readBreak(from start: SourcePosition) -> SourceRange {
    let isEscaped = peek(0) == UInt8(ascii: "\\")
    if isEscaped { cursor += 1 }
    while peek(0)?.isSpaceOrTab == true { cursor += 1 }
    expect(10)
    let end = endPosition()
    // Behind a backslash the parser takes the next line's indentation, where it kept any, for text.
    while !isEscaped, peek(0)?.isSpaceOrTab == true { cursor += 1 }
    return SourceRange(start, end)
  }

  mutating func readCode() {
    let mark = UInt8(ascii: "`")
    let length = run(of: mark)
    cursor += length
    if length == 0 { noteMismatch() }
    while peek(0) != nil {
      let found = run(of: mark)
      cursor += max(1, found)
      if found == length { return }
    }
    noteMismatch()
  }

  /// `[^label]`.
  mutating func readLabel() {
    expect(UInt8(ascii: "["))
    expect(UInt8(ascii: "^"))
    while let byte = peek(0), byte != UInt8(ascii: "]") { cursor += 1 }
    expect(UInt8(ascii: "]"))
  }

  /// What follows the `]` of a link or an image.
  mutating func readLinkTail() {
    cursor = LinkTail(bytes: text.bytes).end(from: cursor)
  }

  // MARK: Places

  /// The place of what is read next.
  var position: SourcePosition {
    mutating get { source.position(sourceOffset(of: cursor)) }
  }

  /// The place behind what was read last.
  mutating func endPosition() -> SourcePosition {
    guard cursor > 0 else { return position }
    let last = sourceOffset(of: cursor - 1)
    // A pipe in a table's cell stands behind a backslash that the text lacks.
    let isEscapedPipe =
      text.bytes[cursor - 1] == UInt8(ascii: "|") && source.bytes.indices.contains(last)
      && source.bytes[last] == UInt8(ascii: "\\")
    return source.position(last + (isEscapedPipe ? 2 : 1))
  }

  private mutating func sourceOffset(of offset: Int) -> Int {
    let stretches = text.stretches
    guard !stretches.isEmpty else { return 0 }
    while stretch > 0, stretches[stretch].offset > offset { stretch -= 1 }
    while stretch + 1 < stretches.count, stretches[stretch + 1].offset <= offset { stretch += 1 }
    return stretches[stretch].source + offset - stretches[stretch].offset
  }

}
