extension Sequence<Block> {
  /// Visits every block in the order of the tree, an outer one before those that it holds.
  public func walkBlocks(_ visit: (Block) throws -> Void) rethrows {
    for block in self {
      try visit(block)
      try block.children.forEach { try $0.walkBlocks(visit) }
    }
  }

  /// Visits every inline of every block in the order of the tree, an outer one before those that it
  /// holds.
  public func walkInlines(_ visit: (Inline) throws -> Void) rethrows {
    try walkBlocks { block in
      try block.leaves.forEach { try $0.walk(visit) }
    }
  }
}

extension Sequence<Inline> {
  /// Visits every inline, an outer one before those that it holds.
  public func walk(_ visit: (Inline) throws -> Void) rethrows {
    for inline in self {
      try visit(inline)
      try inline.children.walk(visit)
    }
  }
}

extension Block {
  /// The blocks that this one holds, by container: one for a quote, one for each item of a list.
  public var children: [[Block]] {
    switch kind {
    case .quote(let blocks), .footnoteDefinition(_, _, let blocks): [blocks]
    case .list(let list): list.items.map(\.blocks)
    case .paragraph, .heading, .codeBlock, .html, .table, .thematicBreak: []
    }
  }

  /// The inlines that this block itself holds, by text: one for a paragraph, one for each cell of a
  /// table.
  public var leaves: [[Inline]] {
    switch kind {
    case .paragraph(let content): [content]
    case .heading(let heading): [heading.content]
    case .table(let table): ([table.head] + table.rows).flatMap { $0.map(\.content) }
    case .codeBlock, .html, .quote, .list, .thematicBreak, .footnoteDefinition: []
    }
  }
}

extension Inline {
  /// The inlines that this one holds.
  public var children: [Inline] {
    switch kind {
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content), .image(_, _, let content):
      content
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: []
    }
  }
}
