import Catalog
import Diagnostics
import Markdown
import Verification

/// The page of an article in one language.
struct ArticlePage {
  let frame: PageFrame
  let index: Int
  let page: Page
  let language: SiteLanguage
  /// What the check says of the page's blocks, by line.
  let reports: [Int: BlockReport]
  let compiler: String?
  let sdk: String?
  let catalogRoot: String

  /// Renders the page; `assets` are the addresses of the files that it refers to.
  func render(assets: [String: String]) -> (HTMLBuffer, [Diagnostic]) {
    let planned = frame.plan.articles[index]
    let address = Address.article(planned.slug, language.language)
    let root = Address.root(from: address)
    let key = SitePlan.PageKey(article: index, language: language.language)
    let sections = SectionLinks(plan: frame.plan, key: key, page: page, root: root)
    var renderer = ArticleRenderer(
      templates: frame.theme.templates,
      links: LinkResolver(
        plan: frame.plan, key: key, page: page, catalogRoot: catalogRoot, root: root, assets: assets
      ),
      sections: sections,
      figures: CodeFigure(strings: language.strings, compiler: compiler, sdk: sdk),
      reports: reports, strings: language.strings)
    let heading = titleHeading(sections, &renderer)
    renderer.render(page.document.blocks[heading.isInText ? 1... : 0...])

    var value = frame.value(
      language, address: address, title: page.title,
      description: ArticleEntry.description(page), kind: "article",
      alternates: frame.alternates(ofArticle: index))
    value["heading"] = .object(heading.value)
    value["body"] = .markup(renderer.output)
    value["date"] = ArticleEntry.date(planned.date, language)
    value["tags"] = .list(page.document.frontMatter?.tags.map { .text($0.value) } ?? [])
    value["contents"] = contents(heading.isInText)
    value["series"] = series(root)
    value["xDefault"] = xDefault(root)
    var output = HTMLBuffer()
    output.reserve(renderer.output.bytes.count + 16_384)
    frame.theme.templates.render("article", .object(value), into: &output)
    return (output, renderer.diagnostics)
  }

  /// The heading at the top: the text's own where it starts with one, else the title.
  private func titleHeading(
    _ sections: SectionLinks, _ renderer: inout ArticleRenderer
  ) -> (value: [String: TemplateValue], isInText: Bool) {
    if case .heading(let heading) = page.document.blocks.first?.kind, heading.level == 1,
      let section = sections.section(ofHeading: 0)
    {
      var value = sections.value(ofSection: section)
      value["content"] = .markup(renderer.captured { $0.render(heading.content) })
      value["level"] = "1"
      return (value, true)
    }
    var text = HTMLBuffer()
    text.append(text: page.title)
    return (["content": .markup(text), "level": "1", "id": "top"], false)
  }

  /// The table of contents: sections of the second level with those of the third inside.
  private func contents(_ hasTitle: Bool) -> TemplateValue {
    let own = page.sections.filter { !(hasTitle && $0.heading == 0) }
    let top = own.map(\.level).min() ?? 2
    var entries: [(section: Section, inside: [Section])] = []
    for section in own {
      if section.level == top {
        entries.append((section, []))
      } else if section.level == top + 1, !entries.isEmpty {
        entries[entries.count - 1].inside.append(section)
      }
    }
    guard entries.count > 1 else { return .nothing }
    func link(_ section: Section) -> [String: TemplateValue] {
      ["title": .text(section.title), "href": .text("#" + PathText.percentEncoded(section.id))]
    }
    return [
      "entries": .list(
        entries.map { entry in
          var value = link(entry.section)
          value["entries"] = .list(entry.inside.map { .object(link($0)) })
          value["hasEntries"] = .flag(!entry.inside.isEmpty)
          return .object(value)
        })
    ]
  }

  private func series(_ root: String) -> TemplateValue {
    guard let (series, place) = frame.plan.series(of: index) else { return .nothing }
    let entry = ArticleEntry(frame: frame)
    let numbers = [
      "part": "\(frame.plan.articles[index].series?.part ?? place + 1)",
      "count": "\(series.articles.count)",
    ]
    let title = frame.title(ofSeries: series.name, in: language)
    return [
      "title": .text(title.text), "code": title.code, "dir": title.direction,
      "href": .text(
        root + PathText.percentEncoded(Address.series(series.id, language.language))),
      "place": language.strings.shown("part-of", numbers),
      "previous": place > 0
        ? entry.value(series.articles[place - 1], for: language, root: root) : .nothing,
      "next": place + 1 < series.articles.count
        ? entry.value(series.articles[place + 1], for: language, root: root) : .nothing,
    ]
  }

  /// Readers of other languages are best served by the original.
  private func xDefault(_ root: String) -> TemplateValue {
    let address = frame.defaultAddress(ofArticle: index)
    return .text(frame.absolute(address) ?? root + PathText.percentEncoded(address))
  }
}
