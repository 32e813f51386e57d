import Catalog

/// All files of a site but those of the articles' pages and of what these refer to.
struct SharedFiles: Sendable {
  /// A file that is made when it is needed.
  struct Entry: Sendable {
    /// Its path below the site's folder.
    var path: String
    /// Whether it is a page for readers.
    var isPage = false
    /// Makes it; nothing where the site has no such page.
    var make: @Sendable () -> [UInt8]?
  }

  let frame: PageFrame
  /// The painted screens of pages, by the pages' files.
  var covers: [String: PageCover] = [:]

  private var plan: SitePlan { frame.plan }

  /// Every file, in the order in which they are written.
  var entries: [Entry] {
    let entry = EntryPages(frame: frame)
    var entries = [
      page("") { entry.start() },
      page("404.html") { entry.notFound() },
    ]
    for language in plan.languages { entries += pages(in: language) }
    entries += feeds
    entries.append(
      Entry(path: "llms.txt") { [frame] in Overview(frame: frame).text() })
    entries += frame.theme.assets.map { asset in
      Entry(path: "assets/\(asset.hashedName)") { asset.bytes }
    }
    return entries
  }

  /// The lists of a language, and what stands where it lacks an article.
  private func pages(in language: SiteLanguage) -> [Entry] {
    let lists = ListPages(frame: frame)
    let status = StatusPage(frame: frame)
    var entries = [page(Address.home(language.language)) { lists.index(language) }]
    if plan.languages.count > 1 {
      entries.append(page(Address.status(language.language)) { status.page(language) })
    }
    for series in plan.series {
      entries.append(
        page(Address.series(series.id, language.language)) { lists.series(series, language) })
    }
    for topic in plan.topics where topic.articles[language.language] != nil {
      entries.append(
        page(Address.topic(topic.id, language.language)) { lists.topic(topic, language) })
    }
    for (index, planned) in plan.articles.enumerated()
    where planned.article.page(in: language.language) == nil {
      entries.append(
        page(Address.article(planned.slug, language.language)) { lists.missing(index, language) })
    }
    return entries
  }

  private var feeds: [Entry] {
    guard frame.settings.base != nil else { return [] }
    let feeds = Feeds(frame: frame, covers: covers)
    let sitemap = Entry(path: "sitemap.xml") { feeds.sitemap().bytes }
    return [sitemap]
      + plan.languages.filter(frame.hasFeed).map { language in
        Entry(path: Address.feed(language.language)) { feeds.atom(language).bytes }
      }
  }

  private func page(_ address: String, _ make: @escaping @Sendable () -> HTMLBuffer?) -> Entry {
    Entry(path: Address.file(of: address), isPage: true) { make()?.bytes }
  }
}
