import Catalog
import Markdown

/// What is known of a block, an item or a row without understanding its language.
struct BlockEvidence {
  /// Blocks of different kinds are rarely the same block.
  enum Kind { case paragraph, heading, code, html, quote, list, table, image, rule, item, row }

  var kind: Kind
  var content: SectionContent

  init(_ kind: Kind, _ content: SectionContent) {
    (self.kind, self.content) = (kind, content)
  }

  init(_ block: Block, known: [Int: [CodeToken]] = [:]) {
    var collector = EvidenceCollector()
    collector.known = known
    collector.add([block])
    self.init(Kind(block), collector.content)
  }

  init(_ item: List.Item) {
    var collector = EvidenceCollector()
    collector.add(item.blocks)
    self.init(.item, collector.content)
  }

  init(row: [Table.Cell]) {
    var collector = EvidenceCollector()
    for cell in row { collector.add([Block(.paragraph(cell.content), range: cell.range)]) }
    self.init(.row, collector.content)
  }

  /// Two blocks taken for one.
  func merged(with other: BlockEvidence) -> BlockEvidence {
    var result = self
    result.content.merge(other.content)
    return result
  }
}

extension BlockEvidence.Kind {
  init(_ block: Block) {
    switch block.kind {
    case .paragraph(let content): self = content.isImage ? .image : .paragraph
    case .heading: self = .heading
    case .codeBlock: self = .code
    case .html: self = .html
    case .quote: self = .quote
    case .list: self = .list
    case .table: self = .table
    case .thematicBreak: self = .rule
    case .footnoteDefinition: self = .item
    }
  }
}

extension Block {
  /// A comment, which readers do not see.
  var isComment: Bool {
    guard case .html(let html) = kind else { return false }
    return html.hasPrefix("<!--")
  }
}

extension [Inline] {
  /// Nothing but an image, perhaps within a link.
  var isImage: Bool {
    let visible = filter { inline in
      switch inline.kind {
      case .softBreak, .lineBreak: false
      case .text(let text): text.contains { !$0.isWhitespace }
      default: true
      }
    }
    guard visible.count == 1, let only = visible.first else { return false }
    switch only.kind {
    case .image: return true
    case .link(_, _, let inner): return inner.isImage
    default: return false
    }
  }
}
