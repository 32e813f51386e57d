import Catalog

/// What all pages share: the head, the header with its languages, the footer.
struct PageFrame: Sendable {
  /// The same content in another language.
  struct Alternate {
    var language: SiteLanguage
    var address: String
    /// False for a page that only says that the content is missing.
    var exists = true
  }

  let plan: SitePlan
  let theme: Theme
  let settings: SiteSettings
  /// Whether the site gets an index for searching.
  var hasSearch = false

  /// A title, with its language where that is not the page's.
  struct Title {
    var text: String
    var language: Language?

    /// The language's code and direction, as templates see them.
    var code: TemplateValue { .optional(language?.code) }
    var direction: TemplateValue { .optional(language.map(SiteLanguage.direction)) }
  }

  /// The site's name in a language.
  func title(in language: SiteLanguage) -> String {
    fullTitle(in: language).text
  }

  private func fullTitle(in language: SiteLanguage) -> Title {
    let languages = plan.languages.map(\.language)
    if let (text, other) = settings.title.choice(in: language.language, of: languages) {
      return Title(text: text, language: other)
    }
    let isBorrowed = language.strings.borrowed.contains("site-title")
    return Title(
      text: language.strings["site-title"], language: isBorrowed ? Language("en") : nil)
  }

  /// The site in one sentence, if it has one in the language.
  func description(in language: SiteLanguage) -> String? {
    settings.description.texts[language.language] ?? settings.description.common
  }

  /// A series' title: the settings', else its name.
  func title(ofSeries name: String, in language: SiteLanguage) -> Title {
    let languages = plan.languages.map(\.language)
    let choice = settings.series[name]?.choice(in: language.language, of: languages)
    return Title(text: choice?.text ?? name, language: choice?.language)
  }

  /// The address as the web knows it, where the site knows its own.
  func absolute(_ address: String) -> String? {
    settings.base.map { $0 + PathText.percentEncoded(address, asciiOnly: true) }
  }

  /// The data that every template finds.
  ///
  /// - Parameters:
  ///   - root: the way to the site's root, where it is not the one that the address gives.
  ///   - alternates: the page in every language of the site, its own included.
  func value(
    _ language: SiteLanguage, address: String, title: String, description: String?, kind: String,
    alternates: [Alternate], root: String? = nil, isIndexed: Bool = true, picture: Picture? = nil
  ) -> [String: TemplateValue] {
    let root = root ?? Address.root(from: address)
    let name = fullTitle(in: language)
    let siteTitle = name.text
    return [
      "lang": .text(language.code),
      "dir": .text(language.direction),
      "root": .text(root),
      "string": language.strings.value,
      "words": language.strings.words,
      "asset": .object(
        Dictionary(theme.assets.map { ($0.name, .text("\(root)assets/\($0.hashedName)")) }) { $1 }),
      "integrity": .object(
        Dictionary(theme.assets.map { ($0.name, .text($0.integrity)) }) { $1 }),
      "styles": assets(theme.styles + settings.theme.styles, root),
      "scripts": assets(settings.theme.scripts, root),
      "navigation": .list(settings.navigation.map { link($0, language, root) }),
      "hasNavigation": .flag(!settings.navigation.isEmpty),
      "footer": .optional(settings.footer.text(in: language.language)),
      "search": .optional(hasSearch ? "\(root)\(SearchIndexer.folder)/" : nil),
      "site": [
        "title": .text(siteTitle), "code": name.code, "dir": name.direction,
        "description": .optional(self.description(in: language)),
        "author": .optional(settings.author),
        "logo": settings.theme.logo.flatMap { theme.asset($0) }.map { logo($0, root) } ?? .nothing,
        "home": .text(root + Address.home(language.language)),
        "start": .text(root.isEmpty ? "./" : root),
      ],
      "page": [
        "kind": .text(kind),
        "title": .text(title),
        "fullTitle": .text(title == siteTitle ? title : "\(title) – \(siteTitle)"),
        "description": .optional(description),
        "canonical": .optional(isIndexed ? absolute(address) : nil),
        "locale": .optional(language.strings.texts["locale"]),
        "isArticle": .flag(kind == "article"),
        "isHidden": .flag(!isIndexed),
        "picture": (picture ?? settings.theme.picture.flatMap { self.picture($0) })?.value(self)
          ?? .nothing,
      ],
      "status": .optional(
        plan.languages.count > 1 ? root + Address.status(language.language) : nil),
      "feed": .optional(
        hasFeed(language) ? root + Address.feed(language.language) : nil),
      "alternates": .list(isIndexed ? links(alternates, root) : []),
      "languages": .list(alternates.map { switcherEntry($0, current: language, root) }),
      "hasLanguages": .flag(alternates.count > 1),
    ]
  }

  /// The theme's assets of some names, in this order; a name that is not there was reported.
  private func assets(_ names: [String], _ root: String) -> TemplateValue {
    .list(
      names.compactMap { theme.asset($0) }.map {
        ["href": .text("\(root)assets/\($0.hashedName)"), "integrity": .text($0.integrity)]
      })
  }

  private func logo(_ asset: Theme.Asset, _ root: String) -> TemplateValue {
    let size = ImageSize.read(asset.bytes)
    return [
      "href": .text("\(root)assets/\(asset.hashedName)"),
      "width": .text("\(size.map { max(1, $0.width * 28 / max(1, $0.height)) } ?? 28)"),
    ]
  }

  /// A link of the settings: to another site, or to a place below this one's root.
  private func link(
    _ link: SiteSettings.NavigationLink, _ language: SiteLanguage, _ root: String
  ) -> TemplateValue {
    let isLocal = LinkScheme.scheme(of: link.link) == nil && !link.link.hasPrefix("//")
    let path = link.link.drop { $0 == "/" }.replacing("{language}", with: language.code)
    let choice = link.title.choice(in: language.language, of: plan.languages.map(\.language))
    return [
      "title": .text(choice?.text ?? link.link), "code": .optional(choice?.language?.code),
      "dir": .optional(choice?.language.map(SiteLanguage.direction)),
      "href": .text(isLocal ? root + PathText.percentEncoded(String(path)) : link.link),
    ]
  }

  /// A picture for a page where it is shown by others; such addresses have to be whole.
  struct Picture {
    /// The address below the site's root.
    var address: String
    var size: ImageSize?

    fileprivate func value(_ frame: PageFrame) -> TemplateValue {
      guard let href = frame.absolute(address) else { return .nothing }
      return [
        "href": .text(href), "width": .optional(size.map { "\($0.width)" }),
        "height": .optional(size.map { "\($0.height)" }),
      ]
    }
  }

  private func picture(_ name: String) -> Picture? {
    theme.asset(name).map {
      Picture(address: "assets/\($0.hashedName)", size: ImageSize.read($0.bytes))
    }
  }

  /// A feed needs the addresses of the web and at least one day to speak of.
  func hasFeed(_ language: SiteLanguage) -> Bool {
    settings.base != nil
      && plan.articles.contains { $0.date != nil && $0.article.page(in: language.language) != nil }
  }

  /// The links by which search engines know the languages of a page. Without a base address they
  /// are relative, which browsers understand.
  private func links(_ alternates: [Alternate], _ root: String) -> [TemplateValue] {
    alternates.filter(\.exists).map {
      [
        "code": .text($0.language.code),
        "href": .text(absolute($0.address) ?? root + PathText.percentEncoded($0.address)),
      ]
    }
  }

  private func switcherEntry(
    _ alternate: Alternate, current: SiteLanguage, _ root: String
  ) -> TemplateValue {
    [
      "code": .text(alternate.language.code),
      "mark": .text(alternate.language.mark),
      "name": .text(alternate.language.name),
      "dir": .text(alternate.language.direction),
      "href": .text(root + PathText.percentEncoded(alternate.address)),
      "isCurrent": .flag(alternate.language.language == current.language),
      "isMissing": .flag(!alternate.exists),
    ]
  }

  /// The alternates of an article: every language of the site, with a page or with one that says
  /// so.
  func alternates(ofArticle index: Int) -> [Alternate] {
    let article = plan.articles[index]
    return plan.languages.map { language in
      Alternate(
        language: language, address: Address.article(article.slug, language.language),
        exists: article.article.page(in: language.language) != nil)
    }
  }

  /// The alternates of a topic's page; a language without articles about it offers all of its articles.
  func alternates(of topic: SitePlan.Topic) -> [Alternate] {
    plan.languages.map { language in
      let exists = topic.articles[language.language] != nil
      let address =
        exists ? Address.topic(topic.id, language.language) : Address.home(language.language)
      return Alternate(language: language, address: address, exists: exists)
    }
  }

  /// The address of an article for readers of none of its languages: the original's.
  func defaultAddress(ofArticle index: Int) -> String {
    let article = plan.articles[index].article
    let original = article.page(in: article.source) ?? article.pages.first
    return Address.article(article.slug, original?.language ?? article.source)
  }

  /// The alternates of a page that every language has.
  func alternates(_ address: (Language) -> String) -> [Alternate] {
    plan.languages.map { Alternate(language: $0, address: address($0.language)) }
  }
}
