extension HTMLRenderer {
  func render(_ table: Table, into html: inout HTMLBuffer) {
    html.startLine()
    html.append("<table>\n<thead>\n" as StaticString)
    render(row: table.head, of: table, isHead: true, into: &html)
    html.append("</thead>\n" as StaticString)
    if !table.rows.isEmpty {
      html.append("<tbody>\n" as StaticString)
      for row in table.rows { render(row: row, of: table, isHead: false, into: &html) }
      html.append("</tbody>\n" as StaticString)
    }
    html.append("</table>\n" as StaticString)
  }

  private func render(
    row: [Table.Cell], of table: Table, isHead: Bool, into html: inout HTMLBuffer
  ) {
    html.append("<tr>\n" as StaticString)
    for (index, cell) in row.enumerated() {
      html.append(isHead ? "<th" : "<td" as StaticString)
      let alignment = table.alignments.indices.contains(index) ? table.alignments[index] : .none
      switch alignment {
      case .none: break
      case .left: html.append(" align=\"left\"" as StaticString)
      case .center: html.append(" align=\"center\"" as StaticString)
      case .right: html.append(" align=\"right\"" as StaticString)
      }
      html.append(">" as StaticString)
      render(cell.content, into: &html)
      html.append(isHead ? "</th>\n" : "</td>\n" as StaticString)
    }
    html.append("</tr>\n" as StaticString)
  }
}
