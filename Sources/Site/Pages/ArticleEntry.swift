import Catalog

/// An article as lists show it: on indexes, in series, before and after another.
struct ArticleEntry {
  let frame: PageFrame

  /// The template's data of an article for the readers of a language. Where they cannot read it,
  /// the entry says so and offers what there is.
  func value(_ index: Int, for language: SiteLanguage, root: String) -> TemplateValue {
    let planned = frame.plan.articles[index]
    let own = planned.article.page(in: language.language)
    guard let page = own ?? planned.article.pages.first else { return .nothing }
    let shown = frame.plan.language(page.language) ?? language
    return [
      "title": .text(page.title),
      "code": .optional(own == nil ? page.language.code : nil),
      "dir": .text(shown.direction),
      "href": .text(
        root + PathText.percentEncoded(Address.article(planned.slug, language.language))),
      "description": .optional(own?.description),
      "date": Self.date(planned.date, language),
      "part": planned.series?.part.map { language.strings.shown("part", ["part": "\($0)"]) }
        ?? .nothing,
      "number": .optional(planned.series?.part.map(String.init)),
      "isMissing": .flag(own == nil),
      "missing": language.strings.shown("missing-entry"),
      "offers": .list(own == nil ? offers(planned, root) : []),
    ]
  }

  /// The languages in which an article can be read.
  func offers(_ planned: PlannedArticle, _ root: String) -> [TemplateValue] {
    frame.plan.languages.compactMap { language in
      planned.article.page(in: language.language).map { page in
        [
          "code": .text(language.code), "name": .text(language.name),
          "dir": .text(language.direction), "title": .text(page.title),
          "href": .text(
            root + PathText.percentEncoded(Address.article(planned.slug, language.language))),
        ]
      }
    }
  }

  static func date(_ day: String?, _ language: SiteLanguage) -> TemplateValue {
    day.map { ["iso": .text($0), "text": .text(language.strings.date($0))] } ?? .nothing
  }
}
