import Catalog
public import Translations

/// What the pages of a site need to know of an article, without the articles' texts.
public struct PlannedArticle: Sendable {
  /// What is known of the article's pages.
  let article: ArticleOutline
  /// The section groups.
  let groups: [SectionGroup]
  /// For each language, the index of each section's group in `groups`.
  private(set) var groupOfSection: [Language: [Int?]]
  /// How its translations stand to the source.
  let freshness: ArticleFreshness
  /// The name of the series and the number in it.
  let series: (name: String, part: Int?)?
  /// The day of publication.
  let date: String?

  var slug: String { article.slug }

  /// Notes what there is to know of an article.
  public init(_ aligned: AlignedArticle) {
    article = ArticleOutline(aligned.article)
    groups = aligned.groups
    freshness = aligned.freshness
    groupOfSection = [:]
    for page in article.pages {
      groupOfSection[page.language] = [Int?](repeating: nil, count: page.sections.count)
    }
    for (index, group) in groups.enumerated() {
      for (language, section) in group.members
      where groupOfSection[language]?.indices.contains(section) == true {
        groupOfSection[language]?[section] = index
      }
    }
    let matter = article.pages.compactMap(\.frontMatter)
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
        let member = groups[group].members[other], target.sections.indices.contains(member)
      {
        return (target.sections[member], section == index)
      }
      // A heading's parent stands before it; anything else would run for ever.
      current = page.sections[section].parent.flatMap { $0 < section ? $0 : nil }
    }
    return nil
  }
}
