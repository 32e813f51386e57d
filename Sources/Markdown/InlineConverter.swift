import Diagnostics

/// Turns the inlines of one leaf block into the typed tree.
///
/// cmark-gfm's columns of inlines are wrong behind escapes and entities, on continuation lines and in
/// tables. Its tree, though, says what stands in the text one after the other; so the text is read
/// along with the tree, and the place of every piece follows.
struct InlineConverter {
  /// How a text's bytes relate to what it was made from.
  enum Spelling { case escaped, entities, verbatim }

  private var text = LeafText(UnsafeBufferPointer(start: nil, count: 0))
  private var cursor = 0
  private var stretch = 0
  private var entities = Entities()
  private var occurrences: [Int: Int] = [:]
  let file: String
  let footnotes: [String]
  let maximumDepth: Int
  var source: SourceLines
  /// How often the text did not go along with the tree; a test holds it at zero.
  private(set) var mismatches = 0

  init(source: SourceLines, file: String, footnotes: [String], maximumDepth: Int) {
    self.source = source
    self.file = file
    self.footnotes = footnotes
    self.maximumDepth = maximumDepth
  }

  /// The inlines of a node whose text is placed.
  mutating func inlines(of node: CmarkNode, in text: LeafText) throws(Diagnostic) -> [Inline] {
    self.text = text
    cursor = 0
    stretch = 0
    return try children(of: node, depth: 1, spelling: .escaped)
  }

  mutating func noteMismatch() {
    mismatches += 1
  }

  private mutating func children(
    of node: CmarkNode, depth: Int, spelling: Spelling
  ) throws(Diagnostic) -> [Inline] {
    guard depth <= maximumDepth else {
      throw Diagnostic(
        .error, "too-deep", "more than \(maximumDepth) levels of emphasis, links and images",
        file: file, range: SourceRange(at: position(at: cursor)))
    }
    var result: [Inline] = []
    for child in node.children {
      if child.kind == .text, child.literal.isEmpty { continue }
      result.append(try inline(child, depth: depth, spelling: spelling))
    }
    return result
  }

  private mutating func inline(
    _ node: CmarkNode, depth: Int, spelling: Spelling
  ) throws(Diagnostic) -> Inline {
    let start = position(at: cursor)
    let kind: Inline.Kind
    switch node.kind {
    case .text:
      read(node.literal, spelling)
      kind = .text(string(node.literal))
    case .softBreak, .lineBreak:
      let range = readBreak(from: start)
      return Inline(node.kind == .softBreak ? .softBreak : .lineBreak, range: range)
    case .code:
      readCode()
      kind = .code(string(node.literal))
    case .html:
      read(node.literal, .verbatim)
      kind = .html(string(node.literal))
    case .footnoteReference: kind = readFootnote(node)
    case .emphasis: kind = .emphasis(try delimited(node, by: 1, depth))
    case .strong: kind = .strong(try delimited(node, by: 2, depth))
    case .strikethrough: kind = .strikethrough(try delimited(node, by: run(of: 0x7E), depth))
    case .link:
      let content = try link(node, depth)
      kind = .link(destination: string(node.url), title: string(node.title), content)
    case .image:
      expect(UInt8(ascii: "!"))
      let content = try bracketed(node, depth)
      kind = .image(source: string(node.url), title: string(node.title), content)
    default:
      noteMismatch()
      kind = .text("")
    }
    return Inline(kind, range: SourceRange(start, max(start, endPosition())))
  }

  // MARK: Containers

  private mutating func delimited(
    _ node: CmarkNode, by length: Int, _ depth: Int
  ) throws(Diagnostic) -> [Inline] {
    let mark = peek(0) ?? 0
    for _ in 0..<length { expect(mark) }
    let content = try children(of: node, depth: depth + 1, spelling: .escaped)
    for _ in 0..<length { expect(mark) }
    return content
  }

  private mutating func link(_ node: CmarkNode, _ depth: Int) throws(Diagnostic) -> [Inline] {
    switch peek(0) {
    case UInt8(ascii: "["): return try bracketed(node, depth)
    case UInt8(ascii: "<"):
      expect(UInt8(ascii: "<"))
      let content = try children(of: node, depth: depth + 1, spelling: .entities)
      expect(UInt8(ascii: ">"))
      return content
    default:
      // cmark-gfm finds addresses of mail in text whose escapes are resolved, other ones before that.
      let isMail = node.url.starts(with: "mailto:".utf8) || node.url.starts(with: "xmpp:".utf8)
      return try children(of: node, depth: depth + 1, spelling: isMail ? .escaped : .verbatim)
    }
  }

  private mutating func bracketed(
    _ node: CmarkNode, _ depth: Int
  ) throws(Diagnostic) -> [Inline] {
    expect(UInt8(ascii: "["))
    let content = try children(of: node, depth: depth + 1, spelling: .escaped)
    // Spaces before the bracket are kept by the parser; those after a line break are not.
    expect(UInt8(ascii: "]"))
    cursor = LinkTail(bytes: text.bytes).end(from: cursor)
    return content
  }

  // MARK: Reading along

  private func peek(_ distance: Int) -> UInt8? {
    let index = cursor + distance
    return text.bytes.indices.contains(index) ? text.bytes[index] : nil
  }

  private func run(of byte: UInt8) -> Int {
    var length = 0
    while peek(length) == byte { length += 1 }
    return length
  }

  private mutating func expect(_ byte: UInt8) {
    if peek(0) == byte { cursor += 1 } else { noteMismatch() }
  }

  private mutating func read(_ literal: UnsafeBufferPointer<UInt8>, _ spelling: Spelling) {
    var index = 0
    while index < literal.count, let byte = peek(0) {
      if spelling == .escaped, byte == UInt8(ascii: "\\"), let next = peek(1), next.isPunctuation,
        next == literal[index]
      {
        cursor += 2
        index += 1
      } else if spelling != .verbatim, byte == UInt8(ascii: "&"),
        let (length, text) = entities.reference(in: text.bytes, at: cursor),
        literal[index...].starts(with: text)
      {
        cursor += length
        index += text.count
      } else if byte == literal[index] {
        cursor += 1
        index += 1
      } else {
        break
      }
    }
    if index < literal.count { noteMismatch() }
  }

  private mutating func readBreak(from start: SourcePosition) -> SourceRange {
    let isEscaped = peek(0) == UInt8(ascii: "\\")
    if isEscaped { cursor += 1 }
    while peek(0)?.isSpaceOrTab == true { cursor += 1 }
    expect(10)
    let end = endPosition()
    // Behind a backslash the parser takes the next line's indentation, where it kept any, for text.
    while !isEscaped, peek(0)?.isSpaceOrTab == true { cursor += 1 }
    return SourceRange(start, end)
  }

  private mutating func readCode() {
    let mark = UInt8(ascii: "`")
    let length = run(of: mark)
    cursor += length
    if length == 0 { noteMismatch() }
    while peek(0) != nil {
      let found = run(of: mark)
      cursor += max(1, found)
      if found == length { return }
    }
    noteMismatch()
  }

  private mutating func readFootnote(_ node: CmarkNode) -> Inline.Kind {
    expect(UInt8(ascii: "["))
    expect(UInt8(ascii: "^"))
    while let byte = peek(0), byte != UInt8(ascii: "]") { cursor += 1 }
    expect(UInt8(ascii: "]"))
    let ordinal = Int(string(node.literal)) ?? 0
    occurrences[ordinal, default: 0] += 1
    let label = footnotes.indices.contains(ordinal - 1) ? footnotes[ordinal - 1] : ""
    return .footnoteReference(
      label: label, ordinal: ordinal, occurrence: occurrences[ordinal, default: 1])
  }

  // MARK: Places

  private mutating func position(at offset: Int) -> SourcePosition {
    source.position(sourceOffset(of: offset))
  }

  private mutating func endPosition() -> SourcePosition {
    guard cursor > 0 else { return position(at: 0) }
    let last = sourceOffset(of: cursor - 1)
    // A pipe in a table's cell stands behind a backslash that the text lacks.
    let isEscapedPipe =
      text.bytes[cursor - 1] == UInt8(ascii: "|") && source.bytes.indices.contains(last)
      && source.bytes[last] == UInt8(ascii: "\\")
    return source.position(last + (isEscapedPipe ? 2 : 1))
  }

  private mutating func sourceOffset(of offset: Int) -> Int {
    let stretches = text.stretches
    guard !stretches.isEmpty else { return 0 }
    while stretch > 0, stretches[stretch].offset > offset { stretch -= 1 }
    while stretch + 1 < stretches.count, stretches[stretch + 1].offset <= offset { stretch += 1 }
    return stretches[stretch].source + offset - stretches[stretch].offset
  }

  private func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
