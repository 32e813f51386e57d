import Catalog
import Translations

/// An article with what its pages need to know of each other.
struct PlannedArticle: Sendable {
  /// The article with its section groups.
  var aligned: AlignedArticle
  /// For each language, the index of each section's group in `aligned.groups`.
  var groupOfSection: [Language: [Int?]]
  /// How its translations stand to the source.
  var freshness: ArticleFreshness
  /// The name of the series and the number in it.
  var series: (name: String, part: Int?)?
  /// The day of publication.
  var date: String?

  var article: Article { aligned.article }
  var slug: String { aligned.article.slug }

  init(_ aligned: AlignedArticle) {
    self.aligned = aligned
    freshness = aligned.freshness
    groupOfSection = [:]
    for page in aligned.article.pages {
      groupOfSection[page.language] = [Int?](repeating: nil, count: page.sections.count)
    }
    for (index, group) in aligned.groups.enumerated() {
      for (language, section) in group.members
      where groupOfSection[language]?.indices.contains(section) == true {
        groupOfSection[language]?[section] = index
      }
    }
    let matter = aligned.article.pages.compactMap(\.document.frontMatter)
    series =
      matter.lazy.compactMap { front in
        front.series.map { ($0.value, front.part?.value) }
      }.first
    date = matter.lazy.compactMap { $0.date?.value }.first
  }

  /// The section of another language that a section corresponds to: its own group's member, else
  /// its parent's, and so on; nothing where only the page as a whole corresponds.
  func counterpart(ofSection index: Int, in language: Language, for other: Language) -> (
    section: Section, isExact: Bool
  )? {
    guard let page = article.page(in: language), let target = article.page(in: other) else {
      return nil
    }
    var current: Int? = index
    while let section = current, page.sections.indices.contains(section) {
      if let group = groupOfSection[language]?[section],
        let member = aligned.groups[group].members[other], target.sections.indices.contains(member)
      {
        return (target.sections[member], section == index)
      }
      // A heading's parent stands before it; anything else would run for ever.
      current = page.sections[section].parent.flatMap { $0 < section ? $0 : nil }
    }
    return nil
  }
}
