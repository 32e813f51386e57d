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
  /// For each language, the group of each section.
  private let groupOf: [Language: [Int: Int]]

  /// Prepares an article for the rules; `wanted` are the languages that every article is to have.
  public init(of aligned: AlignedArticle, wanted: [Language] = []) {
    self.aligned = aligned
    self.wanted = wanted
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
    var code: [Language: CodePairing] = [:]
    if let source {
      let blocks = PlacedCode.all(of: source)
      for page in translations {
        code[page.language] = CodePairing(
          source: blocks, translation: PlacedCode.all(of: page),
          counterpart: { section in
            let group = groupOf[source.language]?[section].map { aligned.groups[$0] }
            return group?.members[page.language]
          })
      }
    }
    self.code = code
  }

  /// Every page, the source first.
  var pages: [Page] { (source.map { [$0] } ?? []) + translations }

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
