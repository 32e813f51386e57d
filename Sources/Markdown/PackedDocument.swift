import Diagnostics

extension Document {
  /// The document as bytes, for the time in which nobody works on it: they take a fraction of the memory,
  /// can lie on a disk, and are made into a document again much faster than its text could be read again.
  /// The front matter and what was wrong with the file are not among them.
  public var packed: [UInt8] {
    var output = PackedBytes()
    output.reserve(source.text.utf8.count * 3)
    output.add(source.text)
    var last = 0
    output.add(list: source.lineStarts) { output, start in
      output.add(start - last)
      last = start
    }
    output.add(list: blocks) { $0.add($1) }
    return output.bytes
  }

  /// Makes a document of its bytes; nothing of other bytes.
  ///
  /// - Parameters:
  ///   - path: the file that the document was read from.
  ///   - frontMatter: what its front matter says.
  public init?(packed bytes: [UInt8], path: String, frontMatter: FrontMatter?) {
    let read = bytes.withUnsafeBufferPointer { bytes -> (SourceText, [Block])? in
      var reader = PackedReader(bytes)
      return try? reader.document(path)
    }
    guard let (source, blocks) = read else { return nil }
    self.init(source: source, frontMatter: frontMatter, blocks: blocks, diagnostics: [])
  }
}

/// What a block or an inline is, as a byte.
private enum Tag: UInt8 {
  case paragraph, heading, codeBlock, htmlBlock, quote, list, table, thematicBreak
  case footnoteDefinition
  case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, link, image
  case footnoteReference
}

// MARK: Packing

extension PackedBytes {
  fileprivate mutating func add(_ block: Block) {
    switch block.kind {
    case .paragraph(let content): add(.paragraph, block.range) { $0.add(content) }
    case .heading(let heading):
      add(.heading, block.range) {
        $0.add(heading.level)
        $0.add(heading.content)
        $0.add(optional: heading.explicitID) { $0.add($1) }
      }
    case .codeBlock(let code): add(.codeBlock, block.range) { $0.add(code) }
    case .html(let html): add(.htmlBlock, block.range) { $0.add(html) }
    case .quote(let blocks): add(.quote, block.range) { $0.add(list: blocks) { $0.add($1) } }
    case .list(let list): add(.list, block.range) { $0.add(list) }
    case .table(let table): add(.table, block.range) { $0.add(table) }
    case .thematicBreak: add(.thematicBreak, block.range) { _ in }
    case .footnoteDefinition(let label, let ordinal, let blocks):
      add(.footnoteDefinition, block.range) {
        $0.add(label)
        $0.add(ordinal)
        $0.add(list: blocks) { $0.add($1) }
      }
    }
  }

  private mutating func add(
    _ tag: Tag, _ range: SourceRange, _ content: (inout PackedBytes) -> Void
  ) {
    add(Int(tag.rawValue))
    add(range)
    content(&self)
  }

  private mutating func add(_ code: CodeBlock) {
    add(code.info)
    add(optional: code.infoRange) { $0.add($1) }
    add(code.code)
    add(list: code.lineStarts) { $0.add($1) }
    add(code.isFenced)
    add(code.isClosed)
  }

  private mutating func add(_ list: List) {
    add(optional: list.start) { $0.add(signed: $1) }
    add(list.isTight)
    add(list: list.items) { output, item in
      output.add(optional: item.isChecked) { $0.add($1) }
      output.add(item.range)
      output.add(list: item.blocks) { $0.add($1) }
    }
  }

  private mutating func add(_ table: Table) {
    add(list: table.alignments) { $0.add(Table.Alignment.inOrder.firstIndex(of: $1) ?? 0) }
    add(list: [table.head] + table.rows) { output, row in
      output.add(list: row) { output, cell in
        output.add(cell.range)
        output.add(cell.content)
      }
    }
  }

  private mutating func add(_ inlines: [Inline]) {
    add(list: inlines) { $0.add($1) }
  }

  private mutating func add(_ inline: Inline) {
    switch inline.kind {
    case .text(let text): add(.text, inline.range) { $0.add(text) }
    case .softBreak: add(.softBreak, inline.range) { _ in }
    case .lineBreak: add(.lineBreak, inline.range) { _ in }
    case .code(let code): add(.code, inline.range) { $0.add(code) }
    case .html(let html): add(.html, inline.range) { $0.add(html) }
    case .emphasis(let content): add(.emphasis, inline.range) { $0.add(content) }
    case .strong(let content): add(.strong, inline.range) { $0.add(content) }
    case .strikethrough(let content): add(.strikethrough, inline.range) { $0.add(content) }
    case .link(let destination, let title, let content):
      add(.link, inline.range) { $0.add(destination, title, content) }
    case .image(let source, let title, let content):
      add(.image, inline.range) { $0.add(source, title, content) }
    case .footnoteReference(let label, let ordinal, let occurrence):
      add(.footnoteReference, inline.range) {
        $0.add(label)
        $0.add(ordinal)
        $0.add(occurrence)
      }
    }
  }

  private mutating func add(_ destination: String, _ title: String, _ content: [Inline]) {
    add(destination)
    add(title)
    add(content)
  }
}

extension Table.Alignment {
  fileprivate static let inOrder: [Table.Alignment] = [.none, .left, .center, .right]
}

// MARK: Unpacking

extension PackedReader {
  fileprivate mutating func document(_ path: String) throws -> (SourceText, [Block]) {
    let text = try text()
    var last = 0
    let lineStarts = try list { reader in
      last &+= try reader.number()
      return last
    }
    return (SourceText(path: path, text: text, lineStarts: lineStarts), try blocks())
  }

  private mutating func blocks() throws -> [Block] {
    try list { try $0.block() }
  }

  private mutating func inlines() throws -> [Inline] {
    try list { try $0.inline() }
  }

  private mutating func tag() throws -> Tag {
    guard let tag = Tag(rawValue: try byte()) else { throw Malformed() }
    return tag
  }

  private mutating func block() throws -> Block {
    let tag = try tag()
    let range = try range()
    let kind: Block.Kind
    switch tag {
    case .paragraph: kind = .paragraph(try inlines())
    case .heading:
      kind = .heading(
        Heading(
          level: try number(), content: try inlines(),
          explicitID: try optional { try $0.text() }))
    case .codeBlock: kind = .codeBlock(try codeBlock())
    case .htmlBlock: kind = .html(try text())
    case .quote: kind = .quote(try blocks())
    case .list: kind = .list(try list())
    case .table: kind = .table(try table())
    case .thematicBreak: kind = .thematicBreak
    case .footnoteDefinition:
      kind = .footnoteDefinition(label: try text(), ordinal: try number(), try blocks())
    default: throw Malformed()
    }
    return Block(kind, range: range)
  }

  private mutating func codeBlock() throws -> CodeBlock {
    CodeBlock(
      info: try text(),
      infoRange: try optional { try $0.range() },
      code: try text(),
      lineStarts: try list { try $0.position() },
      isFenced: try flag(), isClosed: try flag())
  }

  private mutating func list() throws -> List {
    List(
      start: try optional { try $0.signed() },
      isTight: try flag(),
      items: try list { reader in
        let isChecked = try reader.optional { try $0.flag() }
        let range = try reader.range()
        return List.Item(isChecked: isChecked, blocks: try reader.blocks(), range: range)
      })
  }

  private mutating func table() throws -> Table {
    let alignments = try list { reader in
      let number = try reader.number()
      guard Table.Alignment.inOrder.indices.contains(number) else { throw Malformed() }
      return Table.Alignment.inOrder[number]
    }
    var rows = try list { reader in
      try reader.list { reader in
        let range = try reader.range()
        return Table.Cell(content: try reader.inlines(), range: range)
      }
    }
    guard !rows.isEmpty else { throw Malformed() }
    let head = rows.removeFirst()
    return Table(alignments: alignments, head: head, rows: rows)
  }

  private mutating func inline() throws -> Inline {
    let tag = try tag()
    let range = try range()
    let kind: Inline.Kind
    switch tag {
    case .text: kind = .text(try text())
    case .softBreak: kind = .softBreak
    case .lineBreak: kind = .lineBreak
    case .code: kind = .code(try text())
    case .html: kind = .html(try text())
    case .emphasis: kind = .emphasis(try inlines())
    case .strong: kind = .strong(try inlines())
    case .strikethrough: kind = .strikethrough(try inlines())
    case .link: kind = .link(destination: try text(), title: try text(), try inlines())
    case .image: kind = .image(source: try text(), title: try text(), try inlines())
    case .footnoteReference:
      kind = .footnoteReference(
        label: try text(), ordinal: try number(), occurrence: try number())
    default: throw Malformed()
    }
    return Inline(kind, range: range)
  }
}
