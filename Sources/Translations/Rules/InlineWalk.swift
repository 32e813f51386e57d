import Markdown

/// Visits every piece of running text in some blocks, those inside of others after the one that holds
/// them.
struct InlineWalk {
  var visit: (Inline) -> Void

  func walk(_ blocks: some Sequence<Block>) {
    for block in blocks {
      switch block.kind {
      case .paragraph(let content): walk(content)
      case .heading(let heading): walk(heading.content)
      case .quote(let inner), .footnoteDefinition(_, _, let inner): walk(inner)
      case .list(let list): for item in list.items { walk(item.blocks) }
      case .table(let table):
        for cell in table.head { walk(cell.content) }
        for row in table.rows { for cell in row { walk(cell.content) } }
      case .codeBlock, .html, .thematicBreak: break
      }
    }
  }

  private func walk(_ content: [Inline]) {
    for inline in content {
      visit(inline)
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .link(_, _, let inner), .image(_, _, let inner):
        walk(inner)
      case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: break
      }
    }
  }
}
