import Catalog

/// The files for machines: the sitemap and the feeds. Both need the site's address.
struct Feeds {
  let frame: PageFrame
  /// The painted screens of pages, by the pages' files.
  var covers: [String: PageCover] = [:]

  /// Every page with its languages (sitemaps.org, with the `xhtml:link` extension).
  func sitemap() -> HTMLBuffer {
    var output = HTMLBuffer(
      markup: """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" \
        xmlns:xhtml="http://www.w3.org/1999/xhtml">

        """)
    let homes = frame.alternates(Address.home)
    add("", homes, otherwise: "", nil, &output)
    add(homes, otherwise: "", nil, &output)
    for series in frame.plan.series {
      let alternates = frame.alternates { Address.series(series.id, $0) }
      add(alternates, otherwise: alternates.first?.address ?? "", nil, &output)
    }
    for topic in frame.plan.topics {
      let alternates = frame.alternates(of: topic).filter(\.exists)
      add(alternates, otherwise: alternates.first?.address ?? "", nil, &output)
    }
    for index in frame.plan.articles.indices {
      let alternates = frame.alternates(ofArticle: index).filter(\.exists)
      add(
        alternates, otherwise: frame.defaultAddress(ofArticle: index),
        frame.plan.articles[index].date, &output)
    }
    output.append(markup: "</urlset>\n")
    return output
  }

  private func add(
    _ alternates: [PageFrame.Alternate], otherwise address: String, _ date: String?,
    _ output: inout HTMLBuffer
  ) {
    for alternate in alternates {
      add(alternate.address, alternates, otherwise: address, date, &output)
    }
  }

  /// A page with its languages; `otherwise` is the address for readers of none of them.
  private func add(
    _ location: String, _ alternates: [PageFrame.Alternate], otherwise address: String,
    _ date: String?, _ output: inout HTMLBuffer
  ) {
    output.append(markup: "<url><loc>")
    output.append(text: frame.absolute(location) ?? "")
    output.append(markup: "</loc>")
    if let date { output.append(markup: "<lastmod>\(date)</lastmod>") }
    let links = alternates.map { ($0.language.code, $0.address) } + [("x-default", address)]
    for (code, address) in links where alternates.count > 1 {
      output.append(markup: "<xhtml:link rel=\"alternate\"")
      output.append(attribute: "hreflang", code)
      output.append(attribute: "href", frame.absolute(address) ?? "")
      output.append(markup: "/>")
    }
    output.append(markup: "</url>\n")
  }

  /// The articles of a language, latest first (Atom, RFC 4287).
  func atom(_ language: SiteLanguage) -> HTMLBuffer {
    let entries = frame.plan.articles.compactMap { planned in
      planned.date.flatMap { date in
        planned.article.page(in: language.language).map { (date, planned.slug, $0) }
      }
    }.sorted { ($0.0, $1.1) > ($1.0, $0.1) }
    let home = frame.absolute(Address.home(language.language)) ?? ""
    var output = HTMLBuffer(markup: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.append(markup: "<feed xmlns=\"http://www.w3.org/2005/Atom\"")
    output.append(attribute: "xml:lang", language.code)
    output.append(markup: ">\n")
    element("title", frame.title(in: language), &output)
    if let text = frame.description(in: language) { element("subtitle", text, &output) }
    element("id", home, &output)
    link("alternate", home, &output)
    link("self", frame.absolute(Address.feed(language.language)) ?? "", &output)
    element("updated", Self.instant(entries.first?.0 ?? "1970-01-01"), &output)
    output.append(markup: "<author>")
    element("name", frame.settings.author ?? frame.title(in: language), &output)
    output.append(markup: "</author>\n")
    for (date, slug, page) in entries {
      let address = frame.absolute(Address.article(slug, language.language)) ?? ""
      output.append(markup: "<entry>\n")
      element("title", page.title, &output)
      element("id", address, &output)
      link("alternate", address, &output)
      element("updated", Self.instant(date), &output)
      element("published", Self.instant(date), &output)
      if let text = page.description { element("summary", text, &output) }
      if let cover = covers[page.file] { content(page.description, cover, &output) }
      output.append(markup: "</entry>\n")
    }
    output.append(markup: "</feed>\n")
    return output
  }

  /// What a reader's program shows of an article: its sentence and its picture, as HTML.
  private func content(_ description: String?, _ cover: PageCover, _ output: inout HTMLBuffer) {
    var html = HTMLBuffer()
    if let description {
      html.append(markup: "<p>")
      html.append(text: description)
      html.append(markup: "</p>")
    }
    html.append(markup: "<p><img")
    html.append(attribute: "src", frame.absolute(cover.address) ?? "")
    html.append(attribute: "width", "\(cover.size.width)")
    html.append(attribute: "height", "\(cover.size.height)")
    html.append(attribute: "alt", cover.description)
    html.append(markup: "></p>")
    output.append(markup: "<content type=\"html\">")
    output.append(text: html.string)
    output.append(markup: "</content>\n")
  }

  private static func instant(_ day: String) -> String { day + "T00:00:00Z" }

  private func element(_ name: String, _ text: String, _ output: inout HTMLBuffer) {
    output.append(markup: "<\(name)>")
    output.append(text: text)
    output.append(markup: "</\(name)>\n")
  }

  private func link(_ relation: String, _ address: String, _ output: inout HTMLBuffer) {
    output.append(markup: "<link")
    output.append(attribute: "rel", relation)
    output.append(attribute: "href", address)
    output.append(markup: "/>\n")
  }
}
