import Diagnostics

extension BlockConverter {
  mutating func table(_ node: CmarkNode) throws(Diagnostic) -> Block {
    var head: [Table.Cell] = []
    var rows: [[Table.Cell]] = []
    let headLine = tableHeadLine(node)
    let range = inlines.source.line(headLine)
    let place = LeafPlacement(source: source)
    let isFirst = headLine == line(node.startLine)
    let offset =
      isFirst
      ? range.lowerBound + node.startColumn - 1
      : place.lastLine(of: LeafText(node.content), on: headLine)
    let start = inlines.source.position(offset)
    var last = headLine + 1
    for (index, row) in node.children.enumerated() {
      let number = index == 0 ? headLine : line(row.startLine)
      let begin = index == 0 ? offset : place.afterContainers(number, quotes: quotes)
      let cells = try cells(of: row, in: begin..<max(begin, source.trimmedLine(number).upperBound))
      if index == 0 { head = cells } else { rows.append(cells) }
      last = max(last, number)
    }
    let table = Table(alignments: node.alignments, head: head, rows: rows)
    let end = lineEnd(last)
    return Block(.table(table), range: SourceRange(start, max(start, end)))
  }

  /// The first body row stands two lines below the head; without one, the head ends the lines that the
  /// table took over from a paragraph.
  private func tableHeadLine(_ node: CmarkNode) -> Int {
    if let row = node.firstChild?.next { return line(row.startLine) - 2 }
    var lines = LeafText(node.content).lines.count
    if lines == 0 { lines = 1 }
    return line(node.startLine) + lines - 1
  }

  private mutating func cells(
    of row: CmarkNode, in range: Range<Int>
  ) throws(Diagnostic) -> [Table.Cell] {
    let places = TableRow(source.bytes, in: range).cells
    var cells: [Table.Cell] = []
    for (index, node) in row.children.enumerated() {
      let place =
        places.indices.contains(index) ? places[index] : range.upperBound..<range.upperBound
      var text = LeafText(node.content)
      let end = text.add(
        0..<text.bytes.count, from: place.lowerBound, of: source.bytes, before: place.upperBound)
      if end != place.upperBound { inlines.noteMismatch() }
      let start = inlines.source.position(place.lowerBound)
      let last = inlines.source.position(place.upperBound)
      cells.append(
        Table.Cell(
          content: try inlines.inlines(of: node, in: text), range: SourceRange(start, last)))
    }
    return cells
  }
}
