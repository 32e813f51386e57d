import Markdown

/// Walks a section's blocks and collects what survives translation.
struct EvidenceCollector {
  private(set) var content = SectionContent()
  /// Tokens of code blocks that are known already, by the line that the code starts in.
  var known: [Int: [CodeToken]] = [:]

  /// Names in a title count for more than the same names in the text.
  private static let titleFactor = 2

  mutating func addTitle(_ title: [Inline]) {
    for _ in 0..<Self.titleFactor { add(title) }
    content.length = 0
  }

  mutating func add(_ blocks: some Sequence<Block>) {
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block.kind {
    case .paragraph(let inlines): add(inlines)
    case .heading(let heading): add(heading.content)
    case .codeBlock(let code): add(code)
    case .html, .thematicBreak: break
    case .quote(let blocks):
      content.shape.quotes += 1
      add(blocks)
    case .list(let list):
      content.shape.items += list.items.count
      for item in list.items { add(item.blocks) }
    case .table(let table):
      content.shape.rows += table.rows.count + 1
      for cell in table.head { add(cell.content) }
      for row in table.rows { for cell in row { add(cell.content) } }
    case .footnoteDefinition(_, _, let blocks): add(blocks)
    }
  }

  private mutating func add(_ code: CodeBlock) {
    let tokens = code.lineStarts.first.flatMap { known[$0.line] } ?? code.tokens
    content.code.append(CodeFingerprint(tokens))
    // The words of a walkthrough are everyday English on every page: they are no names.
    if !CodeDialect(info: code.info).isWalkthrough { addNames(tokens) }
  }

  private mutating func addNames(_ tokens: [CodeToken]) {
    for token in tokens where token.kind == .word || token.kind == .number {
      add(token.hash, isName: true)
    }
  }

  private mutating func add(_ term: UInt64, isName: Bool, isNumber: Bool = false) {
    content.terms[term, default: .init()].merge(
      .init(count: 1, isName: isName, isNumber: isNumber))
  }

  private mutating func add(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline.kind {
      case .text(let text):
        content.length += text.utf8.count
        addWords(of: text)
      case .code(let code):
        content.length += code.utf8.count
        addNames(CodeScanner.tokens(of: code, dialect: .plain))
      case .softBreak, .lineBreak, .html, .footnoteReference: break
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): add(inner)
      case .link(let destination, _, let inner):
        addTarget(destination)
        add(inner)
      case .image(let source, _, let inner):
        content.shape.images += 1
        addTarget(source)
        add(inner)
      }
    }
  }

  /// Latin words and numbers of running text, also where other letters follow without a space. Names
  /// keep their letters in every language; ordinary words that only one page uses are left out of the
  /// comparison later.
  private mutating func addWords(of text: String) {
    var hash = StableHash()
    var length = 0
    var isNumber = false
    for byte in text.utf8 {
      if byte.isLetter || byte.isDigit {
        if length == 0 {
          isNumber = byte.isDigit
          hash = StableHash(salt: (isNumber ? CodeToken.Kind.number : .word).rawValue)
        }
        hash.combine(byte)
        length += 1
      } else {
        if length > 0 { add(hash.value, isName: false, isNumber: isNumber) }
        length = 0
      }
    }
    if length > 0 { add(hash.value, isName: false, isNumber: isNumber) }
  }

  /// The last part of a target, with neither ending nor language, and only its letters and digits:
  /// `shot.ja.png` and `shot.png` are the same picture, `doc:ControlFlow` and `control-flow.md` the same
  /// page.
  private mutating func addTarget(_ target: String) {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last else { return }
    var hash = StableHash(salt: 0xFF)
    hash.combine(last.prefix { $0 != "." }.lowercased().utf8.filter { $0 != 0x2D && $0 != 0x5F })
    add(hash.value, isName: false)
  }
}
