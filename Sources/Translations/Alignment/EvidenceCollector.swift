import Markdown

/// Walks a section's blocks and collects what survives translation.
struct EvidenceCollector {
  var evidence: SectionEvidence

  /// Names in a title count for more than the same names in the text.
  private static let titleFactor = 2

  init(_ evidence: SectionEvidence) {
    self.evidence = evidence
  }

  mutating func addTitle(_ content: [Inline]) {
    for _ in 0..<Self.titleFactor { add(content) }
    evidence.length = 0
  }

  mutating func add(_ blocks: some Sequence<Block>) {
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block.kind {
    case .paragraph(let content): add(content)
    case .heading(let heading): add(heading.content)
    case .codeBlock(let code): add(code)
    case .html, .thematicBreak: break
    case .quote(let blocks):
      evidence.shape.quotes += 1
      add(blocks)
    case .list(let list):
      evidence.shape.items += list.items.count
      for item in list.items { add(item.blocks) }
    case .table(let table):
      evidence.shape.rows += table.rows.count + 1
      for cell in table.head { add(cell.content) }
      for row in table.rows { for cell in row { add(cell.content) } }
    case .footnoteDefinition(_, _, let blocks): add(blocks)
    }
  }

  private mutating func add(_ code: CodeBlock) {
    evidence.shape.code += 1
    let tokens = code.tokens
    evidence.code.append(CodeFingerprint(tokens))
    for token in tokens where token.kind == .word || token.kind == .number {
      evidence.terms[token.hash, default: 0] += 1
    }
  }

  private mutating func add(_ content: [Inline]) {
    for inline in content {
      switch inline.kind {
      case .text(let text):
        evidence.length += text.utf8.count
        addWords(of: text)
      case .code(let code):
        evidence.length += code.utf8.count
        for token in CodeScanner.tokens(of: code, dialect: .plain)
        where token.kind == .word || token.kind == .number {
          evidence.terms[token.hash, default: 0] += 1
        }
      case .softBreak, .lineBreak, .html, .footnoteReference: break
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): add(inner)
      case .link(let destination, _, let inner):
        addTarget(destination)
        add(inner)
      case .image(let source, _, let inner):
        evidence.shape.images += 1
        addTarget(source)
        add(inner)
      }
    }
  }

  /// Latin words and numbers of running text. Names keep their letters in every language; ordinary
  /// words that only one page uses are left out of the comparison later.
  private mutating func addWords(of text: String) {
    for token in CodeScanner.tokens(of: text, dialect: .plain)
    where token.length > 1 || token.kind == .number {
      guard token.kind == .word || token.kind == .number else { continue }
      evidence.terms[token.hash, default: 0] += 1
    }
  }

  /// The last part of a target, with neither ending nor language: `shot.ja.png` and `shot.png` are the
  /// same picture.
  private mutating func addTarget(_ target: String) {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(separator: "/").last else { return }
    var hash = StableHash(salt: 0xFF)
    hash.combine(last.prefix { $0 != "." }.lowercased().utf8)
    evidence.terms[hash.value, default: 0] += 1
  }
}
