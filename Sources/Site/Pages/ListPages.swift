import Catalog

/// The pages that lead to articles: a language's index, a series, and a page for an article that a
/// language lacks.
struct ListPages {
  let frame: PageFrame

  /// All articles for the readers of a language.
  func index(_ language: SiteLanguage) -> HTMLBuffer {
    let address = Address.home(language.language)
    let root = Address.root(from: address)
    let entry = ArticleEntry(frame: frame)
    var value = frame.value(
      language, address: address, title: frame.title(in: language),
      description: frame.description(in: language), kind: "index",
      alternates: frame.alternates(Address.home))
    value["xDefault"] = .text(frame.absolute("") ?? root)
    value["series"] = .list(
      frame.plan.series.map { series in
        let title = frame.title(ofSeries: series.name, in: language)
        return [
          "title": .text(title.text), "code": title.code, "dir": title.direction,
          "href": .text(
            root + PathText.percentEncoded(Address.series(series.id, language.language))),
          "count": language.strings.shown("parts", ["count": "\(series.articles.count)"]),
          "articles": .list(series.articles.map { entry.value($0, for: language, root: root) }),
        ]
      })
    value["hasSeries"] = .flag(!frame.plan.series.isEmpty)
    value["hasSingles"] = .flag(!frame.plan.singles.isEmpty)
    value["singles"] = .list(frame.plan.singles.map { entry.value($0, for: language, root: root) })
    return render("index", value)
  }

  /// The articles of a series.
  func series(_ series: SitePlan.Series, _ language: SiteLanguage) -> HTMLBuffer {
    let address = Address.series(series.id, language.language)
    let root = Address.root(from: address)
    let title = frame.title(ofSeries: series.name, in: language)
    var value = frame.value(
      language, address: address, title: title.text,
      description: language.strings["series-description", ["title": title.text]], kind: "series",
      alternates: frame.alternates { Address.series(series.id, $0) })
    value["xDefault"] = frame.plan.languages.first.map {
      let first = Address.series(series.id, $0.language)
      return .text(frame.absolute(first) ?? root + PathText.percentEncoded(first))
    }
    value["title"] = ["text": .text(title.text), "code": title.code, "dir": title.direction]
    value["count"] = language.strings.shown("parts", ["count": "\(series.articles.count)"])
    value["articles"] = .list(
      series.articles.map { ArticleEntry(frame: frame).value($0, for: language, root: root) })
    return render("series", value)
  }

  /// The articles about a topic, for the readers of a language that has any.
  func topic(_ topic: SitePlan.Topic, _ language: SiteLanguage) -> HTMLBuffer {
    let address = Address.topic(topic.id, language.language)
    let root = Address.root(from: address)
    let name = topic.names[language.language] ?? topic.id
    let articles = topic.articles[language.language] ?? []
    var value = frame.value(
      language, address: address, title: name,
      description: language.strings["topic-description", ["title": name]], kind: "topic",
      alternates: frame.alternates(of: topic))
    value["count"] = language.strings.shown("articles", ["count": "\(articles.count)"])
    value["articles"] = .list(
      articles.map { ArticleEntry(frame: frame).value($0, for: language, root: root) })
    return render("topic", value)
  }

  /// What stands at the address of an article that a language lacks.
  func missing(_ index: Int, _ language: SiteLanguage) -> HTMLBuffer {
    let planned = frame.plan.articles[index]
    let address = Address.article(planned.slug, language.language)
    let root = Address.root(from: address)
    let original = planned.article.pages.first
    var value = frame.value(
      language, address: address, title: language.strings["missing-title"], description: nil,
      kind: "missing", alternates: frame.alternates(ofArticle: index), isIndexed: false)
    value["original"] = [
      "title": .text(original?.title ?? planned.slug),
      "code": .text(original?.language.code ?? language.code),
      "dir": .text(original.flatMap { frame.plan.language($0.language)?.direction } ?? "ltr"),
    ]
    value["offers"] = .list(ArticleEntry(frame: frame).offers(planned, root))
    return render("missing", value)
  }

  private func render(_ template: String, _ value: [String: TemplateValue]) -> HTMLBuffer {
    var output = HTMLBuffer()
    frame.theme.templates.render(template, .object(value), into: &output)
    return output
  }
}
