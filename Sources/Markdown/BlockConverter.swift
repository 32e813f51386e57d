import Diagnostics

/// Turns cmark-gfm's blocks into the typed tree, with places that nest and are in order.
struct BlockConverter {
  let file: String
  let limits: MarkdownLimits
  /// How many lines of the file stand before the text that cmark-gfm has seen.
  let lineOffset: Int
  var inlines: InlineConverter
  var diagnostics: [Diagnostic] = []
  private var startLines: Set<Int> = []
  /// How many quotes are around the block in hand.
  private(set) var quotes = 0

  init(
    file: String, source: SourceLines, lineOffset: Int, limits: MarkdownLimits, dialect: Dialect,
    root: CmarkNode
  ) {
    self.file = file
    self.limits = limits
    self.lineOffset = lineOffset
    let labels = root.children.filter { $0.kind == .footnoteDefinition }.map { node in
      let mark = FootnoteMark(source, line: node.startLine + lineOffset, column: node.startColumn)
      return String(decoding: source.bytes[mark.label], as: UTF8.self)
    }
    inlines = InlineConverter(
      source: source, file: file, footnotes: labels, maximumDepth: limits.depth,
      dialect: dialect)
  }

  var source: SourceLines { inlines.source }

  mutating func document(_ root: CmarkNode) throws(Diagnostic) -> [Block] {
    try collectStartLines(of: root)
    var ordinal = 0
    var blocks: [Block] = []
    for child in root.children {
      if child.kind == .footnoteDefinition { ordinal += 1 }
      if let block = try block(child, ordinal: ordinal) { blocks.append(block) }
    }
    return blocks
  }

  /// A closing fence is told from the opening fence of the next block by where blocks start. On the way
  /// the depth is checked, without recursion, before anything recurses.
  private mutating func collectStartLines(of root: CmarkNode) throws(Diagnostic) {
    var depth = 0
    var node = root
    while true {
      startLines.insert(line(node.startLine))
      if depth > limits.depth, node.isBlockContainer {
        throw Diagnostic(
          .error, "too-deep", "more than \(limits.depth) levels of quotes and lists", file: file,
          range: SourceRange(at: start(of: node)))
      }
      if node.isBlockContainer, let child = node.firstChild {
        // A list and its items are one level.
        if node.kind != .list { depth += 1 }
        node = child
        continue
      }
      while node.next == nil {
        guard depth > 0, let parent = node.parent else { return }
        node = parent
        if node.kind != .list { depth -= 1 }
      }
      guard depth > 0, let next = node.next else { return }
      node = next
    }
  }

  // MARK: Blocks

  private mutating func blocks(of node: CmarkNode) throws(Diagnostic) -> [Block] {
    var result: [Block] = []
    for child in node.children {
      if let block = try block(child) { result.append(block) }
    }
    return result
  }

  private mutating func block(
    _ node: CmarkNode, ordinal: Int = 0
  ) throws(Diagnostic) -> Block? {
    node.isBlockContainer ? try container(node, ordinal) : try leaf(node)
  }

  private mutating func leaf(_ node: CmarkNode) throws(Diagnostic) -> Block? {
    switch node.kind {
    case .paragraph: return try paragraph(node)
    case .heading: return try heading(node)
    case .codeBlock: return codeBlock(node)
    case .htmlBlock: return html(node)
    case .table: return try table(node)
    case .thematicBreak:
      let range = SourceRange(start(of: node), lineEnd(line(node.startLine)))
      return Block(.thematicBreak, range: range)
    default:
      inlines.noteMismatch()
      return nil
    }
  }

  private mutating func container(
    _ node: CmarkNode, _ ordinal: Int
  ) throws(Diagnostic) -> Block {
    let start = start(of: node)
    if node.kind == .list {
      let list = try list(node)
      let end = list.items.last?.range.end ?? start
      return Block(.list(list), range: SourceRange(start, max(start, end)))
    }
    quotes += node.kind == .quote ? 1 : 0
    let content = try blocks(of: node)
    quotes -= node.kind == .quote ? 1 : 0
    guard node.kind == .footnoteDefinition else {
      return Block(.quote(content), range: range(from: start, over: content))
    }
    let mark = FootnoteMark(source, line: line(node.startLine), column: node.startColumn)
    let label = String(decoding: source.bytes[mark.label], as: UTF8.self)
    return Block(
      .footnoteDefinition(label: label, ordinal: ordinal, content),
      range: range(from: inlines.source.position(mark.start), over: content))
  }

  private mutating func list(_ node: CmarkNode) throws(Diagnostic) -> List {
    var items: [List.Item] = []
    for child in node.children {
      let start = start(of: child)
      let content = try blocks(of: child)
      items.append(
        List.Item(
          isChecked: child.isChecked, blocks: content, range: range(from: start, over: content)))
    }
    return List(start: node.listStart, isTight: node.isTight, items: items)
  }

  private mutating func paragraph(_ node: CmarkNode) throws(Diagnostic) -> Block? {
    let content = LeafText(node.content)
    let text: LeafText?
    if node.startLine == 0, let table = node.next {
      // The lines before a table's head have no place of their own; the table has theirs.
      let first = line(table.startLine)
      text = LeafPlacement(source: source).paragraph(
        content, start: first, column: table.startColumn, end: first + content.lines.count - 1)
    } else {
      text = LeafPlacement(source: source).paragraph(
        content, start: line(node.startLine), column: node.startColumn, end: line(node.endLine))
    }
    let placed = text ?? misplaced(content, at: node)
    let range = range(of: placed)
    return Block(.paragraph(try inlines.inlines(of: node, in: placed)), range: range)
  }

  private mutating func heading(_ node: CmarkNode) throws(Diagnostic) -> Block {
    let content = LeafText(node.content)
    let place = LeafPlacement(source: source)
    let first = line(node.startLine)
    if let text = place.atx(content, line: first, column: node.startColumn) {
      let range = SourceRange(start(of: node), lineEnd(first))
      let inlines = try inlines.inlines(of: node, in: text)
      return Block(
        .heading(Heading(level: node.headingLevel, content: inlines)), range: range)
    }
    let found = place.setext(
      content, start: first, column: node.startColumn, end: line(node.endLine))
    let text = found?.0 ?? misplaced(content, at: node)
    let start = range(of: text).start
    let end = lineEnd(found?.underline ?? first)
    let inlines = try inlines.inlines(of: node, in: text)
    return Block(
      .heading(Heading(level: node.headingLevel, content: inlines)),
      range: SourceRange(start, max(start, end)))
  }

  private mutating func html(_ node: CmarkNode) -> Block {
    let literal = node.literal
    let lines = literal.reduce(0) { $0 + ($1 == 10 ? 1 : 0) } + (literal.last == 10 ? 0 : 1)
    let start = start(of: node)
    let end = lineEnd(line(node.startLine) + max(1, lines) - 1)
    return Block(
      .html(String(decoding: literal, as: UTF8.self)), range: SourceRange(start, max(start, end)))
  }

  private mutating func codeBlock(_ node: CmarkNode) -> Block {
    let opener = line(node.startLine)
    let placement = CodePlacement(
      source: source, startLines: startLines, opener: opener, column: node.startColumn,
      fence: node.fence, literal: node.literal)
    let start = start(of: node)
    let infoRange = placement.infoRange.map { range in
      SourceRange(
        inlines.source.position(range.lowerBound), inlines.source.position(range.upperBound))
    }
    let lineStarts = placement.lineStarts.map { inlines.source.position($0) }
    let block = CodeBlock(
      info: String(decoding: node.fenceInfo, as: UTF8.self), infoRange: infoRange,
      code: String(decoding: node.literal, as: UTF8.self), lineStarts: lineStarts,
      isFenced: node.fence != nil, isClosed: placement.isClosed)
    let end = inlines.source.position(placement.end)
    if !placement.isClosed {
      diagnostics.append(
        Diagnostic(
          .error, "unclosed-fence", "this code block is not closed", file: file,
          range: SourceRange(start, lineEnd(opener)),
          help: "end it with a line of at least \(node.fence?.length ?? 3) of the same marks"))
    }
    return Block(.codeBlock(block), range: SourceRange(start, max(start, end)))
  }

  // MARK: Places

  func line(_ number: Int) -> Int { number + lineOffset }

  mutating func start(of node: CmarkNode) -> SourcePosition {
    let range = inlines.source.line(line(node.startLine))
    return inlines.source.position(
      min(range.lowerBound + max(0, node.startColumn - 1), range.upperBound))
  }

  mutating func lineEnd(_ number: Int) -> SourcePosition {
    inlines.source.position(inlines.source.trimmedLine(number).upperBound)
  }

  private mutating func range(from start: SourcePosition, over blocks: [Block]) -> SourceRange {
    let end = blocks.last?.range.end ?? lineEnd(start.line)
    return SourceRange(start, max(start, end))
  }

  private mutating func range(of text: LeafText) -> SourceRange {
    guard let first = text.stretches.first, let last = text.stretches.last else {
      return SourceRange(at: SourcePosition(line: 1, column: 1))
    }
    let end = last.source + text.bytes.count - last.offset
    return SourceRange(inlines.source.position(first.source), inlines.source.position(end))
  }

  /// A text that the file does not show where it should be: it gets the block's place.
  private mutating func misplaced(_ content: LeafText, at node: CmarkNode) -> LeafText {
    inlines.noteMismatch()
    var content = content
    let range = source.line(line(node.startLine))
    content.add(offset: 0, source: range.lowerBound)
    return content
  }
}

extension CmarkNode {
  /// True for the blocks that hold blocks.
  var isBlockContainer: Bool {
    switch kind {
    case .document, .quote, .list, .item, .footnoteDefinition: true
    default: false
    }
  }
}
