import Catalog

/// Leads each section of a page to itself in the other languages.
struct SectionLinks {
  let plan: SitePlan
  let key: SitePlan.PageKey
  let page: Page
  let root: String
  private let sectionOfHeading: [Int: Int]

  init(plan: SitePlan, key: SitePlan.PageKey, page: Page, root: String) {
    self.plan = plan
    self.key = key
    self.page = page
    self.root = root
    sectionOfHeading = Dictionary(
      page.sections.enumerated().map { ($0.element.heading, $0.offset) }
    ) { first, _ in first }
  }

  /// The section that a heading starts, by the heading's index among the page's blocks.
  func section(ofHeading block: Int) -> Int? {
    sectionOfHeading[block]
  }

  /// What the template `heading` shows of a section.
  func value(ofSection index: Int) -> [String: TemplateValue] {
    guard page.sections.indices.contains(index), let own = plan.language(key.language) else {
      return [:]
    }
    let section = page.sections[index]
    let links = plan.languages.compactMap { language -> TemplateValue? in
      language.language == key.language ? nil : link(fromSection: index, to: language)
    }
    return [
      "id": .text(section.id),
      "title": .text(section.title),
      "href": .text("#" + PathText.percentEncoded(section.id)),
      "permalink": own.strings.shown("permalink", ["title": section.title]),
      "links": .list(links),
      "hasLinks": .flag(!links.isEmpty),
      "stale": stale(index, own),
    ]
  }

  /// What is said of a section whose original has changed since it was translated.
  private func stale(_ index: Int, _ own: SiteLanguage) -> TemplateValue {
    let article = plan.articles[key.article]
    guard let group = article.groupOfSection[key.language]?[index],
      case .stale(let change) = article.freshness.state(ofGroup: group, in: key.language),
      let source = plan.language(article.article.source),
      case .object(var value) = link(fromSection: index, to: source) ?? .nothing,
      case .text(let title) = value["title"]
    else { return .nothing }
    value["text"] = own.strings.shown("stale")
    value["change"] = .markup(change.words(own.strings))
    value["title"] = .text(own.strings["stale-original", ["title": title]])
    return .object(value)
  }

  /// The link of one section to one language: to the section there, else to the one that holds it,
  /// else to the page. A language that lacks the page is offered in the header only.
  private func link(fromSection index: Int, to language: SiteLanguage) -> TemplateValue? {
    let article = plan.articles[key.article]
    guard let target = article.article.page(in: language.language) else { return nil }
    let there = article.counterpart(ofSection: index, in: key.language, for: language.language)
    let isTop = there.map { $0.section.heading == 0 } ?? true
    let fragment = there.map { isTop ? "" : "#" + PathText.percentEncoded($0.section.id) } ?? ""
    return [
      "code": .text(language.code),
      "mark": .text(language.mark),
      "name": .text(language.name),
      "title": .text(there?.section.title ?? target.title),
      "dir": .text(language.direction),
      "href": .text(
        root + PathText.percentEncoded(Address.article(article.slug, language.language)) + fragment),
      "isExact": .flag(there?.isExact ?? false),
    ]
  }
}
