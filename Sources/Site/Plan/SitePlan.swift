import Catalog
import Diagnostics

/// What pages the site has and where, worked out before any of them is written.
struct SitePlan: Sendable {
  /// A series with its articles in order.
  struct Series: Sendable {
    /// The name that the articles use.
    var name: String
    /// The name in addresses.
    var id: String
    /// Indices into `articles`.
    var articles: [Int]
  }

  /// What articles are about, by the tags of their pages.
  struct Topic: Sendable {
    /// The name in addresses, the same in all languages.
    var id: String
    /// How each language writes it.
    var names: [Language: String] = [:]
    /// Indices into `articles`, for each language that has any, latest first.
    var articles: [Language: [Int]] = [:]
  }

  /// A page by its article and language.
  struct PageKey: Hashable, Sendable {
    var article: Int
    var language: Language
  }

  /// The languages in the order in which they are offered.
  var languages: [SiteLanguage]
  /// The articles, in the order of the catalogue.
  var articles: [PlannedArticle]
  /// The series by name.
  var series: [Series]
  /// The articles outside series, latest first.
  var singles: [Int]
  /// The topics by id.
  var topics: [Topic]
  /// Pages by the path of their file.
  private var pageOfPath: [String: PageKey] = [:]
  /// Indices into `articles`.
  private var articleOfSlug: [String: Int] = [:]

  /// Plans a site of articles in some languages.
  init(
    _ articles: [PlannedArticle], in languages: [Language], theme: Theme, settings: SiteSettings,
    _ diagnostics: inout [Diagnostic]
  ) {
    self.languages = Self.languages(languages, theme, settings, &diagnostics)
    self.articles = articles
    (series, singles) = Self.grouped(articles)
    topics = Self.topics(of: articles)
    for (index, planned) in articles.enumerated() {
      articleOfSlug[planned.slug] = index
      for page in planned.article.pages {
        add(page, PageKey(article: index, language: page.language))
      }
    }
    diagnostics += addressClashes()
  }

  /// Two series, or a series and an article, that would stand at one address.
  private func addressClashes() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var taken: [String: String] = [:]
    for series in series {
      if let other = taken.updateValue(series.name, forKey: series.id) {
        diagnostics.append(
          Diagnostic(
            .error, "address-taken",
            "the series '\(other)' and '\(series.name)' would stand at the same address",
            file: series.articles.first.flatMap { articles[$0].article.pages.first?.file },
            help: "write the name of a series alike in all its articles"))
      }
      if let article = articles.first(where: { $0.slug == "series/\(series.id)" }) {
        diagnostics.append(
          Diagnostic(
            .error, "address-taken", "the series '\(series.name)' needs this article's address",
            file: article.article.pages.first?.file, help: "give the article another name"))
      }
    }
    if let article = articles.first(where: { planned in
      topics.contains { planned.slug == "topics/\($0.id)" }
    }) {
      diagnostics.append(
        Diagnostic(
          .error, "address-taken", "the page of a topic needs this article's address",
          file: article.article.pages.first?.file, help: "give the article another name"))
    }
    return diagnostics
  }

  /// The page that a path below the working folder leads to.
  func page(atPath path: String) -> PageKey? {
    pageOfPath[path]
  }

  /// The page at an address, as `en/counter/`.
  func page(atAddress address: String) -> PageKey? {
    guard let language = languages.first(where: { address.hasPrefix("\($0.code)/") })?.language,
      let article = articleOfSlug[String(address.dropFirst(language.code.count + 1).dropLast())],
      articles[article].article.page(in: language) != nil
    else { return nil }
    return PageKey(article: article, language: language)
  }

  /// The page that would stand at a path if its article had one in that language of the site: there is a
  /// page whose path differs from it in nothing but the language.
  func missingPage(atPath path: String) -> PageKey? {
    for language in languages.map(\.language) {
      for other in languages.map(\.language) where other != language {
        guard let path = Self.path(like: path, in: other, insteadOf: language),
          let found = pageOfPath[path], found.language == other,
          articles[found.article].article.page(in: language) == nil
        else { continue }
        return PageKey(article: found.article, language: language)
      }
    }
    return nil
  }

  /// A path in another language: `NAME.LANG.md`, `NAME/LANG.md`, `LANG/NAME.md`.
  private static func path(
    like path: String, in other: Language, insteadOf language: Language
  ) -> String? {
    let (folder, name) = (PathText.folder(of: path), PathText.name(of: path))
    guard name.hasSuffix(".md") else { return nil }
    if name == "\(language.code).md" { return PathText.joined(folder, "\(other.code).md") }
    if name.hasSuffix(".\(language.code).md") {
      let stem = name.dropLast(language.code.count + 3)
      return PathText.joined(folder, "\(stem)\(other.code).md")
    }
    guard PathText.name(of: folder) == language.code else { return nil }
    let above = PathText.joined(PathText.folder(of: folder), other.code)
    return PathText.joined(above, name)
  }

  /// The series of an article with its place in it.
  func series(of article: Int) -> (series: Series, place: Int)? {
    guard let name = articles[article].series?.name,
      let series = series.first(where: { $0.name == name }),
      let place = series.articles.firstIndex(of: article)
    else { return nil }
    return (series, place)
  }

  /// A language that the site has.
  func language(_ language: Language) -> SiteLanguage? {
    languages.first { $0.language == language }
  }

  /// The index of the article with a slug.
  func article(_ slug: String) -> Int? { articleOfSlug[slug] }

  // MARK: Working it out

  /// Where a folder holds one file a language, a link to the folder means the article.
  private mutating func add(_ page: PageOutline, _ key: PageKey) {
    let path = PathText.normalized(page.file)
    pageOfPath[path] = key
    let stem = PathText.name(of: path).prefix { $0 != "." }
    if stem.lowercased() == page.language.code.lowercased() {
      pageOfPath[PathText.folder(of: path)] = pageOfPath[PathText.folder(of: path)] ?? key
    }
  }

  private static func languages(
    _ present: [Language], _ theme: Theme, _ settings: SiteSettings,
    _ diagnostics: inout [Diagnostic]
  ) -> [SiteLanguage] {
    let named = settings.languages.filter { present.contains($0.language) }
    let rest = present.filter { language in !named.contains { $0.language == language } }
    var result = named.map { ($0.language, Optional($0.name)) } + rest.map { ($0, nil) }
    // Without settings English comes first: it is what a reader of none of the languages knows
    // best.
    if settings.languages.isEmpty, let english = result.firstIndex(where: { $0.0.code == "en" }) {
      result.insert(result.remove(at: english), at: 0)
    }
    return result.map { language, name in
      let strings = theme.strings(for: language)
      let speaks = theme.speaks(language)
      if !speaks {
        diagnostics.append(
          Diagnostic(
            .note, "missing-strings",
            "the site's own texts are in English on the pages in '\(language)'",
            help: "add Site/strings/\(language).yml"))
      }
      let own = speaks ? strings.texts["language-name"] : nil
      return SiteLanguage(
        language: language, name: name ?? own ?? SiteLanguage.ownName(of: language),
        strings: strings)
    }
  }

  private static func topics(of articles: [PlannedArticle]) -> [Topic] {
    var topics: [String: Topic] = [:]
    let latestFirst = articles.indices.sorted { a, b in
      let (first, second) = (articles[a], articles[b])
      if first.date != second.date { return first.date ?? "" > second.date ?? "" }
      return first.slug < second.slug
    }
    for index in latestFirst {
      for page in articles[index].article.pages {
        for tag in page.frontMatter?.tags.map(\.value) ?? [] {
          let id = Address.id(of: tag)
          var topic = topics[id] ?? Topic(id: id)
          topic.names[page.language] = topic.names[page.language] ?? tag
          if topic.articles[page.language]?.last != index {
            topic.articles[page.language, default: []].append(index)
          }
          topics[id] = topic
        }
      }
    }
    return topics.values.sorted { $0.id < $1.id }
  }

  private static func grouped(_ articles: [PlannedArticle]) -> ([Series], [Int]) {
    var members: [String: [Int]] = [:]
    var singles: [Int] = []
    for (index, article) in articles.enumerated() {
      if let name = article.series?.name {
        members[name, default: []].append(index)
      } else {
        singles.append(index)
      }
    }
    let series = members.map { name, indices in
      Series(
        name: name, id: Address.id(of: name),
        articles: indices.sorted { a, b in
          (articles[a].series?.part ?? Int.max, articles[a].date ?? "", articles[a].slug)
            < (articles[b].series?.part ?? Int.max, articles[b].date ?? "", articles[b].slug)
        })
    }
    singles.sort { a, b in
      let (first, second) = (articles[a], articles[b])
      if first.date != second.date { return first.date ?? "" > second.date ?? "" }
      return first.slug < second.slug
    }
    return (series.sorted { $0.name < $1.name }, singles)
  }
}
