/// Splits a table's row into the stretches of its cells, as the table extension does.
struct TableRow {
  /// The cells' offsets in the file, without the white space around their text.
  let cells: [Range<Int>]

  init(_ bytes: UnsafeBufferPointer<UInt8>, in row: Range<Int>) {
    var cells: [Range<Int>] = []
    var start = row.lowerBound
    while start < row.upperBound, bytes[start].isMarkdownSpace { start += 1 }
    if start < row.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
    var index = start
    while index < row.upperBound {
      // A backslash before a pipe escapes it, whatever stands before the backslash.
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < row.upperBound,
        bytes[index + 1] == UInt8(ascii: "|")
      {
        index += 2
      } else if bytes[index] == UInt8(ascii: "|") {
        cells.append(TableRow.trimmed(bytes, start..<index))
        index += 1
        start = index
      } else {
        index += 1
      }
    }
    let rest = TableRow.trimmed(bytes, start..<row.upperBound)
    if !rest.isEmpty { cells.append(rest) }
    self.cells = cells
  }

  private static func trimmed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isMarkdownSpace { start += 1 }
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    return start..<end
  }
}
