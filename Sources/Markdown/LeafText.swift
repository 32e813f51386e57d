/// The text that a paragraph's, heading's or cell's inlines were parsed from, and where each stretch of
/// it stands in the file. cmark-gfm strips quote marks, indentation and the escapes of pipes from it.
struct LeafText {
  /// What was parsed, without white space at its end.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offsets in the file of the text's stretches, in order.
  private(set) var stretches: [Stretch] = []

  struct Stretch {
    var offset: Int
    var source: Int
  }

  init(_ content: UnsafeBufferPointer<UInt8>) {
    var count = content.count
    while count > 0, content[count - 1].isMarkdownSpace { count -= 1 }
    bytes = UnsafeBufferPointer(rebasing: content[..<count])
  }

  mutating func add(offset: Int, source: Int) {
    stretches.append(Stretch(offset: offset, source: source))
  }

  /// Notes that a part of the text stands at an offset of the file, if it does, and gives the offset
  /// behind it. Tables, and the lines before them, lack the backslashes of the file's `\|`.
  mutating func add(
    _ part: Range<Int>, from offset: Int, of file: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> Int? {
    var source = offset
    add(offset: part.lowerBound, source: source)
    for index in part {
      guard source < end else { return nil }
      if bytes[index] == UInt8(ascii: "|"), file[source] == UInt8(ascii: "\\"), source + 1 < end,
        file[source + 1] == UInt8(ascii: "|")
      {
        source += 2
        add(offset: index + 1, source: source)
      } else if file[source] == bytes[index] {
        source += 1
      } else {
        return nil
      }
    }
    return source
  }

  /// The offsets of each line of the text.
  var lines: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      result.append(start..<index)
      start = index + 1
    }
    result.append(start..<bytes.count)
    return result
  }
}
