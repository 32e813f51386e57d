import Catalog
import Markdown

/// What a section says, apart from how it is laid out: its words, block by block.
///
/// Emphasis, the marks of lists, line breaks, comments in code and HTML, and the query strings of links
/// are left out; two sections with equal words are the same text. A section's text is its heading and
/// the blocks that belong to no section nested in it, with the footnotes that they refer to. The first
/// section of a page also takes what stands above it, and the front matter's title and description.
struct SectionText: Sendable {
  /// A block with its words.
  struct Part: Sendable {
    var kind: BlockKind
    /// Where the block starts.
    var line: Int
    var words: [SectionWord]
  }

  private(set) var parts: [Part] = []

  /// All words in order.
  var words: [SectionWord] { parts.flatMap(\.words) }

  /// The text of a page's section.
  init(of index: Int, in page: Page) {
    let blocks = page.document.blocks
    guard page.sections.indices.contains(index) else { return }
    let section = page.sections[index]
    var reader = PartReader(blocks)
    if index == 0 {
      addFrontMatter(page.document.frontMatter)
      reader.add(blocks[..<min(max(section.heading, 0), blocks.count)])
    }
    if blocks.indices.contains(section.heading) { reader.add([blocks[section.heading]]) }
    reader.add(blocks[section.ownBlocks.clamped(to: blocks.indices)])
    reader.addFootnotes()
    parts += reader.parts
  }

  private mutating func addFrontMatter(_ frontMatter: FrontMatter?) {
    let entries = [frontMatter?.title, frontMatter?.description].compactMap(\.self)
    guard let first = entries.first else { return }
    var splitter = WordSplitter()
    for entry in entries {
      splitter.addSpace()
      splitter.add(entry.value)
    }
    parts.append(
      Part(kind: .frontMatter, line: first.range.start.line, words: splitter.finish()))
  }
}

/// Reads blocks into parts, and remembers which footnotes they refer to.
private struct PartReader {
  private(set) var parts: [SectionText.Part] = []
  private let footnotes: [String: (line: Int, content: [Block])]
  private var labels: [String] = []
  private var seen: Set<String> = []

  init(_ blocks: [Block]) {
    var footnotes: [String: (line: Int, content: [Block])] = [:]
    for block in blocks {
      if case .footnoteDefinition(let label, _, let content) = block.kind {
        footnotes[label] = (block.range.start.line, content)
      }
    }
    self.footnotes = footnotes
  }

  mutating func add(_ blocks: some Sequence<Block>) {
    for block in blocks { add([block], kind(of: block), line: block.range.start.line) }
  }

  /// The footnotes that were referred to, in the order of the references, and those that they refer to.
  mutating func addFootnotes() {
    var next = 0
    while next < labels.count {
      if let footnote = footnotes[labels[next]] {
        add(footnote.content, .footnote, line: footnote.line)
      }
      next += 1
    }
  }

  private mutating func add(_ blocks: [Block], _ kind: BlockKind, line: Int) {
    var reader = WordReader()
    reader.read(blocks)
    for label in reader.footnotes where seen.insert(label).inserted { labels.append(label) }
    var words = reader.finish()
    guard !words.isEmpty else { return }
    words[0].lead = .nothing
    parts.append(SectionText.Part(kind: kind, line: line, words: words))
  }

  private func kind(of block: Block) -> BlockKind {
    switch block.kind {
    case .paragraph, .thematicBreak: .paragraph
    case .heading: .heading
    case .codeBlock: .code
    case .html: .html
    case .quote: .quote
    case .list: .list
    case .table: .table
    case .footnoteDefinition: .footnote
    }
  }
}
