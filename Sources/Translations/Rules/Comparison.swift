public import Catalog
import Diagnostics
import Markdown

/// An article with what several rules need to know of it, worked out once.
public struct Comparison: Sendable {
  /// The language that a finding is about, and the file that it points into.
  struct Side: Hashable {
    var language: Language
    var file: String
  }

  /// The article with its section groups.
  public let aligned: AlignedArticle
  /// The languages that every article is to have.
  public let wanted: [Language]
  /// The page that the others are compared with.
  let source: Page?
  /// The other pages, in the order of their languages' codes.
  let translations: [Page]
  /// For each translation, its code blocks beside the source's.
  let code: [Language: CodePairing]
  /// For each translation, its blocks beside the source's.
  let blocks: [Language: PageBlocks]
  /// What is known besides the article: other pages, files, settings, terms.
  let surroundings: Surroundings
  /// For each language, its running text.
  private let texts: [Language: PageText]
  /// For each language, the group of each section.
  private let groupOf: [Language: [Int: Int]]

  /// Prepares an article for the rules; `wanted` are the languages that every article is to have.
  public init(
    of aligned: AlignedArticle, wanted: [Language] = [], in surroundings: Surroundings = .init()
  ) {
    self.aligned = aligned
    self.wanted = wanted
    self.surroundings = surroundings
    let article = aligned.article
    let source = article.page(in: article.source) ?? article.pages.first
    self.source = source
    translations = article.pages.filter { $0.language != source?.language }
      .sorted { $0.language < $1.language }
    var groupOf: [Language: [Int: Int]] = [:]
    for (index, group) in aligned.groups.enumerated() {
      for (language, section) in group.members { groupOf[language, default: [:]][section] = index }
    }
    self.groupOf = groupOf
    texts = Dictionary(
      article.pages.map { ($0.language, PageText(of: $0)) }, uniquingKeysWith: { first, _ in first }
    )
    var code: [Language: CodePairing] = [:]
    var beside: [Language: PageBlocks] = [:]
    if let source {
      let blocks = PlacedCode.all(of: source)
      for page in translations {
        code[page.language] = CodePairing(
          source: blocks, translation: PlacedCode.all(of: page),
          counterpart: { section in
            let group = groupOf[source.language]?[section].map { aligned.groups[$0] }
            return group?.members[page.language]
          })
        beside[page.language] = PageBlocks(
          aligned, source: source, translation: page, code: code[page.language])
      }
    }
    self.code = code
    blocks = beside
  }

  /// Every page, the source first.
  var pages: [Page] { (source.map { [$0] } ?? []) + translations }

  /// The paragraphs, headings and cells of some of a page's blocks.
  func leaves(_ blocks: Range<Int>, of page: Page) -> ArraySlice<Leaf> {
    texts[page.language]?.leaves(in: blocks) ?? []
  }

  /// A page's code blocks.
  func code(of page: Page) -> [PlacedCode] {
    if let pairing = code[page.language] { return pairing.translation }
    if page.language == source?.language, let pairing = code.first?.value { return pairing.source }
    return PlacedCode.all(of: page)
  }

  /// All paragraphs, headings and cells of a page.
  func leaves(of page: Page) -> ArraySlice<Leaf> {
    leaves(page.document.blocks.indices, of: page)
  }

  /// For each translation, what a rule says of each pair of blocks of it and the source.
  func forEachPair(
    _ reports: (_ pair: PageBlocks.Pair, _ source: Page, _ page: Page) -> [Rule.Report]
  ) -> [Rule.Report] {
    guard let source else { return [] }
    return translations.flatMap { page in
      (blocks[page.language]?.pairs ?? []).flatMap { reports($0, source, page) }
    }
  }

  /// Whether a block stands in a section that the other page lacks, which is reported as a whole.
  func isInLoneSection(_ block: Int, of page: Page, beside other: Page) -> Bool {
    guard let section = page.sections.lastIndex(where: { $0.heading <= block }),
      neighbour(joinedWith: section, of: page, beside: other) == nil
    else { return false }
    return group(of: section, in: page.language)?.members[other.language] == nil
  }

  /// The section whose partner on the other page holds a section's text as well: it has been joined or
  /// split there.
  func neighbour(joinedWith section: Int, of page: Page, beside other: Page) -> Int? {
    page.language == source?.language
      ? blocks[other.language]?.joined.source[section]
      : blocks[page.language]?.joined.translation[section]
  }

  /// The id of the group of a pair.
  func groupID(of pair: PageBlocks.Pair) -> String? { pair.group.map { aligned.groups[$0].id } }

  /// Where a pair stands on a page; where it has no block there, the block before, else the heading.
  func range(of blocks: Range<Int>, of page: Page) -> SourceRange {
    let all = page.document.blocks
    if let first = blocks.first, let last = blocks.last, all.indices.contains(last) {
      return SourceRange(all[first].range.start, all[last].range.end)
    }
    let before = all[..<min(blocks.lowerBound, all.count)].last { !$0.isComment }
    return before?.range ?? page.start
  }

  /// The group of a section.
  func group(of section: Int, in language: Language) -> SectionGroup? {
    groupOf[language]?[section].map { aligned.groups[$0] }
  }

  /// The id of the group of the innermost section around a line.
  func groupID(at line: Int, of page: Page) -> String? {
    let section = page.sections.lastIndex { $0.range.start.line <= line }
    return section.flatMap { group(of: $0, in: page.language)?.id }
  }

  /// The place of a section's heading.
  func place(of section: Int, in page: Page) -> Finding.Place? {
    guard page.sections.indices.contains(section) else { return nil }
    return Finding.Place(file: page.file, range: page.sections[section].range)
  }
}

extension Page {
  /// This page as what a finding is about.
  var side: Comparison.Side { Comparison.Side(language: language, file: file) }

  /// The first heading, or the start of the file: where a finding on the whole page points.
  var start: SourceRange {
    sections.first?.range ?? SourceRange(at: SourcePosition(line: 1, column: 1))
  }
}
