import Catalog
import Diagnostics
import Markdown

/// A paragraph, a heading or a table's cell: a stretch of running text with its place on the page.
struct Leaf: Sendable {
  enum Kind { case paragraph, heading, cell }

  let kind: Kind
  /// The index of the page's block that holds it.
  let block: Int
  let range: SourceRange
  let content: [Inline]
  /// The same without markup.
  let text: FlatText
}

/// A page's running text, in the order of the page, found once for all rules.
struct PageText: Sendable {
  let leaves: [Leaf]
  /// For each block of the page, the index of its first leaf; one more for the end.
  private let starts: [Int]

  init(of page: Page) {
    var leaves: [Leaf] = []
    var starts: [Int] = []
    starts.reserveCapacity(page.document.blocks.count + 1)
    for (index, block) in page.document.blocks.enumerated() {
      starts.append(leaves.count)
      PageText.collect(block, index, into: &leaves)
    }
    starts.append(leaves.count)
    (self.leaves, self.starts) = (leaves, starts)
  }

  /// The leaves of some blocks.
  func leaves(in blocks: Range<Int>) -> ArraySlice<Leaf> {
    let blocks = blocks.clamped(to: 0..<max(0, starts.count - 1))
    return leaves[starts[blocks.lowerBound]..<starts[blocks.upperBound]]
  }

  private static func collect(_ block: Block, _ index: Int, into leaves: inout [Leaf]) {
    func add(_ kind: Leaf.Kind, _ content: [Inline], _ range: SourceRange) {
      leaves.append(
        Leaf(kind: kind, block: index, range: range, content: content, text: FlatText(content)))
    }
    switch block.kind {
    case .paragraph(let content): add(.paragraph, content, block.range)
    case .heading(let heading): add(.heading, heading.content, block.range)
    case .table(let table):
      for cell in table.head { add(.cell, cell.content, cell.range) }
      for row in table.rows { for cell in row { add(.cell, cell.content, cell.range) } }
    case .codeBlock, .html, .thematicBreak: break
    case .quote(let inner), .footnoteDefinition(_, _, let inner):
      for block in inner { collect(block, index, into: &leaves) }
    case .list(let list):
      for item in list.items { for block in item.blocks { collect(block, index, into: &leaves) } }
    }
  }
}
