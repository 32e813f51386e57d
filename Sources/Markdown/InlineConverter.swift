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

  /// A link, emphasis and the like whose content is being read.
  private struct Open {
    let node: CmarkNode
    let start: SourcePosition
    /// The marks that end it.
    let end: End
    /// How its text is spelt.
    let spelling: Spelling
    /// What was read before it.
    let before: [Inline]
  }

  private enum End { case marks(UInt8, Int), bracket, none }

  /// The inlines of a node whose text is placed. Open inlines are kept in a list, not on the stack.
  mutating func inlines(of node: CmarkNode, in text: LeafText) throws(Diagnostic) -> [Inline] {
    self.text = text
    cursor = 0
    stretch = 0
    var open: [Open] = []
    var content: [Inline] = []
    var current = node.firstChild
    while true {
      while let child = current {
        if child.kind.holdsInlines {
          open.append(try enter(child, before: content, depth: open.count + 1))
          content = []
          current = child.firstChild
        } else {
          if child.kind != .text || !child.literal.isEmpty {
            content.append(leaf(child, open.last?.spelling ?? .escaped))
          }
          current = child.next
        }
      }
      guard let last = open.popLast() else { return content }
      let inline = leave(last, content)
      content = last.before
      content.append(inline)
      current = last.node.next
    }
  }

  mutating func noteMismatch() {
    mismatches += 1
  }

  // MARK: Leaves

  private mutating func leaf(_ node: CmarkNode, _ spelling: Spelling) -> Inline {
    let start = position(at: cursor)
    let kind: Inline.Kind
    switch node.kind {
    case .text:
      read(node.literal, spelling)
      kind = .text(string(node.literal))
    case .softBreak: return Inline(.softBreak, range: readBreak(from: start))
    case .lineBreak: return Inline(.lineBreak, range: readBreak(from: start))
    case .code:
      readCode()
      kind = .code(string(node.literal))
    case .html:
      read(node.literal, .verbatim)
      kind = .html(string(node.literal))
    case .footnoteReference: kind = readFootnote(node)
    default:
      noteMismatch()
      kind = .text("")
    }
    return Inline(kind, range: SourceRange(start, max(start, endPosition())))
  }

  // MARK: Containers

  private mutating func enter(
    _ node: CmarkNode, before: [Inline], depth: Int
  ) throws(Diagnostic) -> Open {
    let start = position(at: cursor)
    guard depth <= maximumDepth else {
      throw Diagnostic(
        .error, "too-deep", "more than \(maximumDepth) levels of emphasis, links and images",
        file: file, range: SourceRange(at: start))
    }
    var spelling = Spelling.escaped
    let end: End
    switch node.kind {
    case .emphasis: end = enterMarks(1)
    case .strong: end = enterMarks(2)
    case .strikethrough: end = enterMarks(run(of: UInt8(ascii: "~")))
    case .image:
      expect(UInt8(ascii: "!"))
      expect(UInt8(ascii: "["))
      end = .bracket
    default:
      switch peek(0) {
      case UInt8(ascii: "["):
        expect(UInt8(ascii: "["))
        end = .bracket
      case UInt8(ascii: "<"):
        expect(UInt8(ascii: "<"))
        spelling = .entities
        end = .marks(UInt8(ascii: ">"), 1)
      default:
        // cmark-gfm finds addresses of mail in text whose escapes are resolved, others before that.
        let isMail = node.url.starts(with: "mailto:".utf8) || node.url.starts(with: "xmpp:".utf8)
        spelling = isMail ? .escaped : .verbatim
        end = .none
      }
    }
    return Open(node: node, start: start, end: end, spelling: spelling, before: before)
  }

  private mutating func enterMarks(_ length: Int) -> End {
    let mark = peek(0) ?? 0
    for _ in 0..<length { expect(mark) }
    return .marks(mark, length)
  }

  private mutating func leave(_ open: Open, _ content: [Inline]) -> Inline {
    switch open.end {
    case .marks(let mark, let length): for _ in 0..<length { expect(mark) }
    case .bracket:
      expect(UInt8(ascii: "]"))
      cursor = LinkTail(bytes: text.bytes).end(from: cursor)
    case .none: break
    }
    let node = open.node
    let kind: Inline.Kind
    switch node.kind {
    case .emphasis: kind = .emphasis(content)
    case .strong: kind = .strong(content)
    case .strikethrough: kind = .strikethrough(content)
    case .image: kind = .image(source: string(node.url), title: string(node.title), content)
    default: kind = .link(destination: string(node.url), title: string(node.title), content)
    }
    return Inline(kind, range: SourceRange(open.start, max(open.start, endPosition())))
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
        let (length, text) = entities.reference(
          in: text.bytes, at: cursor, matching: literal[index...])
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

extension CmarkNode.Kind {
  /// True for the inlines that hold inlines.
  var holdsInlines: Bool {
    switch self {
    case .emphasis, .strong, .strikethrough, .link, .image: true
    default: false
    }
  }
}
