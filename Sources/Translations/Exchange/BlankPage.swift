public import Catalog
import Diagnostics
import Markdown

/// A page in a new language, made from the source's: its structure, code, ids and front matter, with
/// the texts that there are, and comments that say what is to be translated for the others.
public struct BlankPage: Sendable {
  /// The page's text.
  public let text: String
  /// The page's file, beside the source's or in the folder of its language.
  public let file: String

  /// A page without any translation, whose headings carry the ids of the source's.
  public init?(of article: Article, in language: Language) {
    guard let page = article.page(in: article.source) else { return nil }
    var edits = PageEdits(page.document.source)
    Self.fill(&edits, UnitReader.units(of: page), translations: [:])
    Self.addIDs(of: page, to: &edits)
    Self.setLanguage(language, of: article, page, in: &edits)
    text = edits.text
    file = Self.file(for: language, source: page)
  }

  /// A page with translations by the index of the source's unit.
  init(of article: Article, _ page: Page, in language: Language, translations: [Int: String]) {
    var edits = PageEdits(page.document.source)
    Self.fill(&edits, UnitReader.units(of: page), translations: translations)
    Self.setLanguage(language, of: article, page, in: &edits)
    text = edits.text
    file = Self.file(for: language, source: page)
  }

  static func fill(_ edits: inout PageEdits, _ units: [TextUnit], translations: [Int: String]) {
    for (index, unit) in units.enumerated() {
      if let text = translations[index] {
        if text != unit.text { edits.replace(unit, with: text) }
      } else if isCommented(unit) {
        edits.comment(unit)
      }
    }
  }

  /// A heading keeps the source's title until it has its own, as the contents need one; code, HTML and
  /// front matter are valid as they are.
  static func isCommented(_ unit: TextUnit) -> Bool {
    switch unit.kind {
    case .paragraph, .item, .quote, .cell: true
    case .frontMatter, .heading, .code, .html: false
    }
  }

  private static func addIDs(of page: Page, to edits: inout PageEdits) {
    let blocks = page.document.blocks
    for section in page.sections where !section.hasExplicitID {
      guard blocks.indices.contains(section.heading),
        case .heading(let heading) = blocks[section.heading].kind, let last = heading.content.last
      else { continue }
      let end = page.document.source.utf8Offset(of: last.range.end)
      edits.replace(end..<end, with: " {#\(section.id)}")
    }
  }

  /// The front matter's own language is the new one, and the source is named where it would not be
  /// found without.
  private static func setLanguage(
    _ language: Language, of article: Article, _ page: Page, in edits: inout PageEdits
  ) {
    let source = page.document.source
    let front = page.document.frontMatter
    if let range = front?.language?.range {
      edits.replace(
        source.utf8Offset(of: range.start)..<source.utf8Offset(of: range.end), with: language.code)
    }
    guard front?.source == nil, article.source.code != "en" else { return }
    if let front {
      let start = source.utf8Offset(of: SourcePosition(line: front.range.end.line, column: 1))
      edits.replace(start..<start, with: "source: \(article.source.code)\n")
    } else {
      edits.replace(0..<0, with: "---\nsource: \(article.source.code)\n---\n\n")
    }
  }

  /// Where the page of a language lies, in the layout of the source's page.
  static func file(for language: Language, source page: Page) -> String {
    var parts = page.file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.popLast() else { return page.file }
    let isSource: (Substring) -> Bool = { $0.lowercased() == page.language.code.lowercased() }
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    let code = Substring(language.code)
    if words.count >= 2, isSource(words[words.count - 2]) {
      words[words.count - 2] = code
    } else if let folder = parts.lastIndex(where: { isSource($0[...]) }) {
      parts[folder] = language.code
    } else {
      words.insert(code, at: max(words.count - 1, 0))
    }
    return (parts + [words.joined(separator: ".")]).joined(separator: "/")
  }
}
