import Diagnostics

/// Turns the inlines of one leaf block into the typed tree.
///
/// cmark-gfm's columns of inlines are wrong behind escapes and entities, on continuation lines and in
/// tables. Its tree, though, says what stands in the text one after the other; so the text is read
/// along with the tree, and the place of every piece follows.
struct InlineConverter {
  private var reader: LeafReader
  private var occurrences: [Int: Int] = [:]
  private let file: String
  private let footnotes: [String]
  private let maximumDepth: Int
  private let dialect: Dialect
  /// What was read of the link, image or block in hand.
  private var level = Level()
  /// True while emphasis is taken apart again, to be matched by our own rules.
  private var isFlat = false

  init(
    source: SourceLines, file: String, footnotes: [String], maximumDepth: Int, dialect: Dialect
  ) {
    reader = LeafReader(source: source)
    self.dialect = dialect
    self.file = file
    self.footnotes = footnotes
    self.maximumDepth = maximumDepth
  }

  /// How often the text did not go along with the tree; a test holds it at zero.
  var mismatches: Int { reader.mismatches }

  var source: SourceLines {
    get { reader.source }
    _modify { yield &reader.source }
  }

  mutating func noteMismatch() {
    reader.noteMismatch()
  }

  /// A link, emphasis and the like whose content is being read.
  private struct Open {
    let node: CmarkNode
    let start: SourcePosition
    /// The marks that end it.
    let end: End
    /// How its text is spelt.
    let spelling: LeafReader.Spelling
    /// True for emphasis that is taken apart.
    var isFlat = false

    /// True for an address without brackets, in which marks are characters like others.
    var isAddress: Bool {
      switch end {
      case .none: true
      case .marks(let mark, _): mark == UInt8(ascii: ">")
      case .bracket: false
      }
    }
  }

  /// What was read of a link, an image or a block, and the marks between that.
  private struct Level {
    var content: [Inline] = []
    var runs: [DelimiterRun] = []
  }

  private enum End { case marks(UInt8, Int), bracket, none }

  /// The inlines of a node whose text is placed. Open inlines are kept in a list, not on the stack.
  mutating func inlines(of node: CmarkNode, in text: LeafText) throws(Diagnostic) -> [Inline] {
    reader.start(text)
    isFlat =
      dialect.contains(.ownEmphasis)
      || dialect.contains(.friendlyEmphasis) && DelimiterRun.areBesideCJK(in: text.bytes)
    level = Level()
    var open: [Open] = []
    // What was read before each of them; a list of its own, so that it is handed on without a copy.
    var before: [Level] = []
    var current = node.firstChild
    while true {
      while let child = current {
        if child.kind.holdsInlines {
          let entered = try enter(child, depth: open.count + 1)
          if !entered.isFlat {
            before.append(level)
            level = Level()
          }
          open.append(entered)
          current = child.firstChild
        } else {
          if child.kind != .text || !child.literal.isEmpty { leaf(child, in: open.last) }
          current = child.next
        }
      }
      guard let last = open.popLast() else { return try nested(text, depth: 0) }
      if last.isFlat {
        leaveFlat(last)
      } else {
        let inline = leave(last, try nested(text, depth: open.count))
        level = before.popLast() ?? Level()
        level.content.append(inline)
      }
      current = last.node.next
    }
  }

  /// The inlines of the level in hand, with its marks resolved.
  private func nested(_ text: LeafText, depth: Int) throws(Diagnostic) -> [Inline] {
    guard let first = level.runs.first else { return level.content }
    let nested = EmphasisMatcher.nested(
      level.content, level.runs, in: text.bytes, maximumDepth: maximumDepth - depth)
    guard let nested else { throw tooDeep(at: first.start) }
    return nested
  }

  private func tooDeep(at start: SourcePosition) -> Diagnostic {
    Diagnostic(
      .error, "too-deep", "more than \(maximumDepth) levels of emphasis, links and images",
      file: file, range: SourceRange(at: start))
  }

  // MARK: Leaves

  private mutating func leaf(_ node: CmarkNode, in open: Open?) {
    if node.kind == .text, isFlat, open?.isAddress != true {
      textWithMarks(node.literal)
    } else {
      level.content.append(leaf(node, open?.spelling ?? .escaped))
    }
  }

  private mutating func leaf(_ node: CmarkNode, _ spelling: LeafReader.Spelling) -> Inline {
    let start = reader.position
    let kind: Inline.Kind
    switch node.kind {
    case .text:
      reader.read(node.literal[...], spelling)
      kind = .text(string(node.literal))
    case .softBreak: return Inline(.softBreak, range: reader.readBreak(from: start))
    case .lineBreak: return Inline(.lineBreak, range: reader.readBreak(from: start))
    case .code:
      reader.readCode()
      kind = .code(string(node.literal))
    case .html:
      reader.read(node.literal[...], .verbatim)
      kind = .html(string(node.literal))
    case .footnoteReference: kind = footnote(node)
    default:
      noteMismatch()
      kind = .text("")
    }
    return Inline(kind, range: SourceRange(start, max(start, reader.endPosition())))
  }

  // MARK: Containers

  private mutating func enter(
    _ node: CmarkNode, depth: Int
  ) throws(Diagnostic) -> Open {
    let start = reader.position
    guard depth <= maximumDepth else { throw tooDeep(at: start) }
    if isFlat, let length = markCount(of: node) {
      addRun(reader.peek(0) ?? 0, length)
      return Open(
        node: node, start: start, end: .marks(level.runs.last?.mark ?? 0, length),
        spelling: .escaped, isFlat: true)
    }
    var spelling = LeafReader.Spelling.escaped
    let end: End
    switch node.kind {
    case .emphasis: end = enterMarks(1)
    case .strong: end = enterMarks(2)
    case .strikethrough: end = enterMarks(reader.run(of: UInt8(ascii: "~")))
    case .image:
      reader.expect(UInt8(ascii: "!"))
      reader.expect(UInt8(ascii: "["))
      end = .bracket
    default:
      switch reader.peek(0) {
      case UInt8(ascii: "["):
        reader.expect(UInt8(ascii: "["))
        end = .bracket
      case UInt8(ascii: "<"):
        reader.expect(UInt8(ascii: "<"))
        spelling = .entities
        end = .marks(UInt8(ascii: ">"), 1)
      default:
        // cmark-gfm finds addresses of mail in text whose escapes are resolved, others before that.
        let isMail = node.url.starts(with: "mailto:".utf8) || node.url.starts(with: "xmpp:".utf8)
        spelling = isMail ? .escaped : .verbatim
        end = .none
      }
    }
    return Open(node: node, start: start, end: end, spelling: spelling)
  }

  // MARK: Emphasis that is taken apart

  /// The number of marks on each side of emphasis.
  private func markCount(of node: CmarkNode) -> Int? {
    switch node.kind {
    case .emphasis: 1
    case .strong: 2
    case .strikethrough: reader.run(of: UInt8(ascii: "~"))
    default: nil
    }
  }

  private mutating func leaveFlat(_ open: Open) {
    if case .marks(let mark, let length) = open.end { addRun(mark, length) }
  }

  /// Reads marks. Those that stand side by side are one run, however cmark-gfm has used them.
  private mutating func addRun(_ mark: UInt8, _ length: Int) {
    let start = reader.position
    let offset = reader.offset
    for _ in 0..<length { reader.expect(mark) }
    if let last = level.runs.last, last.mark == mark, last.offset + last.length == offset {
      level.runs[level.runs.count - 1].length += length
    } else {
      level.runs.append(
        DelimiterRun(
          mark: mark, length: length, offset: offset, start: start, index: level.content.count))
    }
  }

  /// A text, and the marks in it that are not escaped.
  private mutating func textWithMarks(_ literal: UnsafeBufferPointer<UInt8>) {
    var rest = literal[...]
    while !rest.isEmpty {
      let start = reader.position
      var count = reader.read(rest, .escaped, stopsAtMarks: true)
      let mark = rest.dropFirst(count).first.flatMap { $0 == reader.peek(0) ? $0 : nil }
      // Where the text goes on otherwise than the tree says, the tree is right.
      if mark == nil { count = rest.count }
      if count > 0 {
        level.content.append(
          Inline(
            .text(string(rest.prefix(count))),
            range: SourceRange(start, max(start, reader.endPosition()))))
      }
      rest = rest.dropFirst(count)
      guard let mark else { continue }
      let length = min(rest.prefix { $0 == mark }.count, reader.run(of: mark))
      addRun(mark, length)
      rest = rest.dropFirst(length)
    }
  }

  private mutating func enterMarks(_ length: Int) -> End {
    let mark = reader.peek(0) ?? 0
    for _ in 0..<length { reader.expect(mark) }
    return .marks(mark, length)
  }

  private mutating func leave(_ open: Open, _ content: [Inline]) -> Inline {
    switch open.end {
    case .marks(let mark, let length): for _ in 0..<length { reader.expect(mark) }
    case .bracket:
      reader.expect(UInt8(ascii: "]"))
      reader.readLinkTail()
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
    return Inline(kind, range: SourceRange(open.start, max(open.start, reader.endPosition())))
  }

  private mutating func footnote(_ node: CmarkNode) -> Inline.Kind {
    reader.readLabel()
    let ordinal = Int(string(node.literal)) ?? 0
    occurrences[ordinal, default: 0] += 1
    let label = footnotes.indices.contains(ordinal - 1) ? footnotes[ordinal - 1] : ""
    return .footnoteReference(
      label: label, ordinal: ordinal, occurrence: occurrences[ordinal, default: 1])
  }

  private func string(_ bytes: some Collection<UInt8>) -> String {
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
