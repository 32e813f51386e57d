/// The `[^label]:` that a footnote starts with. cmark-gfm gives the place of what follows it, and keeps
/// the label to itself.
struct FootnoteMark {
  /// The offset of the mark.
  let start: Int
  /// The offsets of the label.
  let label: Range<Int>

  /// The mark before a line's column, both as cmark-gfm gives them.
  init(_ source: SourceLines, line: Int, column: Int) {
    let range = source.line(line)
    let bytes = source.bytes
    let behind = min(range.lowerBound + max(0, column - 1), range.upperBound)
    var end = behind
    while end > range.lowerBound, bytes[end - 1] != UInt8(ascii: "]") { end -= 1 }
    guard end > range.lowerBound else {
      (start, label) = (behind, behind..<behind)
      return
    }
    // A label holds no white space, so that the mark is what white space or quote marks stand before.
    var start = end - 1
    while start > range.lowerBound, !bytes[start - 1].isSpaceOrTab { start -= 1 }
    while start < end - 1, bytes[start] == UInt8(ascii: ">") { start += 1 }
    self.start = start
    label = min(start + 2, end - 1)..<end - 1
  }
}
