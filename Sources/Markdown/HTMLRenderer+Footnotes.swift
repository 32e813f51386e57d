extension HTMLRenderer {
  func renderFootnote(_ note: Block, references: [Int: Int], into html: inout HTMLBuffer) {
    guard case .footnoteDefinition(let label, let ordinal, let blocks) = note.kind else { return }
    html.append("<li id=\"fn-" as StaticString)
    html.append(address: label)
    html.append("\">\n" as StaticString)
    let count = max(1, references[ordinal, default: 1])
    if let last = blocks.last, case .paragraph(let content) = last.kind {
      render(Array(blocks.dropLast()), into: &html)
      html.startLine()
      html.append("<p>" as StaticString)
      render(content, into: &html)
      html.append(" " as StaticString)
      renderBackLinks(to: label, ordinal, count, into: &html)
      html.append("</p>\n" as StaticString)
    } else {
      render(blocks, into: &html)
      html.startLine()
      renderBackLinks(to: label, ordinal, count, into: &html)
      html.append("\n" as StaticString)
    }
    html.append("</li>\n" as StaticString)
  }

  func renderFootnoteReference(
    _ label: String, _ ordinal: Int, _ occurrence: Int, into html: inout HTMLBuffer
  ) {
    html.append("<sup class=\"footnote-ref\"><a href=\"#fn-" as StaticString)
    html.append(address: label)
    html.append("\" id=\"fnref-" as StaticString)
    html.append(address: label)
    if occurrence > 1 { html.append("-\(occurrence)") }
    html.append("\" data-footnote-ref>\(ordinal)</a></sup>")
  }

  private func renderBackLinks(
    to label: String, _ ordinal: Int, _ count: Int, into html: inout HTMLBuffer
  ) {
    for occurrence in 1...count {
      if occurrence > 1 { html.append(" " as StaticString) }
      html.append("<a href=\"#fnref-" as StaticString)
      html.append(address: label)
      if occurrence > 1 { html.append("-\(occurrence)") }
      html.append(
        "\" class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">↩"
          as StaticString)
      if occurrence > 1 { html.append("<sup class=\"footnote-ref\">\(occurrence)</sup>") }
      html.append("</a>" as StaticString)
    }
  }
}
