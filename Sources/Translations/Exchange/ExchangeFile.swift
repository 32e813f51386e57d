public import Catalog

/// An article's text in two languages, unit by unit, as it is given to translators and taken back.
public struct ExchangeFile: Sendable {
  /// One unit in both languages.
  public struct Unit: Sendable {
    /// The id: the section group's, and the kind and number of the unit in it.
    public var id: String
    /// The source's Markdown.
    public var source: String
    /// The translation's Markdown; empty where there is none yet.
    public var target: String
    /// Whether the source has changed since this was translated, so that it has to be looked at.
    public var needsWork: Bool
    /// The id and the title of the section; both are empty above the first heading.
    public var section: (id: String, title: String)
    /// What kind of unit it is, and what has to stay as it is.
    public var notes: [String]
    /// The line in the source's file.
    public var line: Int
    /// The line in the file that was read, for messages.
    public var exchangeLine: Int?
    var sourceSegments: [MarkedSegment]
    fileprivate var targetSegments: [MarkedSegment]

    /// The translation with its markup set apart; one that was changed since is taken as it is.
    var markedTarget: [MarkedSegment] {
      targetSegments.map(\.markdown).joined() == target ? targetSegments : [.text(target)]
    }

    /// A unit that a file holds.
    init(id: String, source: String, target: String, needsWork: Bool, exchangeLine: Int? = nil) {
      (self.id, self.source, self.target, self.needsWork) = (id, source, target, needsWork)
      self.exchangeLine = exchangeLine
      section = ("", "")
      notes = []
      line = 0
      sourceSegments = [.text(source)]
      targetSegments = [.text(target)]
    }
  }

  /// The article's slug.
  public var article: String
  /// The source page's file, as the user wrote it.
  public var file: String
  /// The language that is translated from.
  public var source: Language
  /// The language that is translated to.
  public var target: Language
  /// The units, in the source's order.
  public var units: [Unit]

  /// A file from its parts.
  init(article: String, file: String, source: Language, target: Language, units: [Unit]) {
    self.article = article
    self.file = file
    self.source = source
    self.target = target
    self.units = units
  }

  /// Everything that is to be translated of an article into a language.
  public init?(of aligned: AlignedArticle, in language: Language) {
    guard let page = aligned.article.page(in: aligned.article.source) else { return nil }
    let pairs = UnitPairs(aligned, page, in: language)
    let ids = UnitIDs(aligned, page).ids(of: pairs.source)
    let stale = StaleUnits(of: aligned, page, in: language)
    let other = aligned.article.page(in: language)
    units = pairs.source.indices.map { index in
      let unit = pairs.source[index]
      return Unit(
        unit, id: ids[index], on: page, counterpart: pairs.translated(index), on: other,
        isStale: stale.contains(unit))
    }
    article = aligned.article.slug
    file = page.file
    source = page.language
    target = language
  }
}

extension ExchangeFile.Unit {
  fileprivate init(
    _ unit: TextUnit, id: String, on page: Page, counterpart: TextUnit?, on other: Page?,
    isStale: Bool
  ) {
    var section = (id: "", title: "")
    if case .section(let index) = unit.home, page.sections.indices.contains(index) {
      section = (page.sections[index].id, page.sections[index].title)
    }
    self.init(
      id: id, source: unit.text, target: counterpart?.text ?? "",
      needsWork: isStale && counterpart != nil)
    self.section = section
    line = unit.line
    sourceSegments = MarkedSegmentReader.segments(of: unit, in: page.document.source)
    if let counterpart, let other {
      targetSegments = MarkedSegmentReader.segments(of: counterpart, in: other.document.source)
    }
    notes = [unit.kind.name]
    let kept = sourceSegments.flatMap(\.kept)
    if !kept.isEmpty { notes.append("keep: " + kept.joined(separator: " ")) }
    if needsWork { notes.append("the source has changed since this was translated") }
  }
}

extension MarkedSegment {
  /// The markup that has to stand in the translation, too.
  fileprivate var kept: [String] {
    switch self {
    case .text: []
    case .fixed(let text, _): [text.split(separator: "\n").joined(separator: " ")]
    case .pair(let open, let close, let purpose, let inner):
      (purpose == .link || purpose == .image ? ["\(open)…\(close)"] : [])
        + inner.flatMap(\.kept)
    }
  }
}

/// Names the units of a source page: by their section's group, kind and number.
struct UnitIDs {
  private var groups: [Int: String] = [:]

  init(_ aligned: AlignedArticle, _ page: Page) {
    for group in aligned.groups {
      if let section = group.members[page.language] { groups[section] = group.id }
    }
  }

  func ids(of units: [TextUnit]) -> [String] {
    var counts: [String: Int] = [:]
    return units.map { unit in
      let home: String
      switch unit.home {
      case .frontMatter(let key): return "/\(key)"
      case .top: home = ""
      case .section(let index): home = groups[index] ?? "\(index)"
      case .footnote(let label): home = "^\(label)"
      }
      let stem = "\(home)/\(unit.kind.rawValue)"
      counts[stem, default: 0] += 1
      return "\(stem)\(counts[stem] ?? 0)"
    }
  }
}
