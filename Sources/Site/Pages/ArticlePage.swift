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
  /// What the names in the page's code mean.
  let names: NamesFile?
  let catalogRoot: String
  /// Which blocks of the article's languages belong together.
  let rows: RowMarks
  /// The sample that the page builds up.
  var sample: PageSample?
  /// The page's walkthroughs, and what came of them.
  let walkthroughs: PageWalkthroughs

  /// What becomes of a page.
  struct Rendered {
    var html: HTMLBuffer
    var markdown: [UInt8]
    var diagnostics: [Diagnostic]
  }

  /// Renders the page; `files` are those that it refers to.
  func render(assets files: PageFiles, card: PageFrame.Picture? = nil) -> Rendered {
    let planned = frame.plan.articles[index]
    let address = Address.article(planned.slug, language.language)
    let root = Address.root(from: address)
    let key = SitePlan.PageKey(article: index, language: language.language)
    let sections = SectionLinks(plan: frame.plan, key: key, page: page, root: root)
    let links = LinkResolver(
      plan: frame.plan, key: key, page: page, catalogRoot: catalogRoot, root: root,
      assets: files.addresses, allowedSchemes: frame.settings.allowedSchemes)
    var renderer = ArticleRenderer(
      templates: frame.theme.templates, links: links,
      sections: sections,
      figures: CodeFigure(
        strings: language.strings, compiler: compiler, sdk: sdk, names: names, sample: sample),
      reports: reports, strings: language.strings)
    renderer.sizes = files.sizes
    renderer.policy = frame.settings.html
    renderer.rows = rows
    renderer.walkthroughs = WalkthroughFigure(
      strings: language.strings, walkthroughs: walkthroughs)
    renderer.figures.previews = PreviewFigure(
      strings: language.strings, walkthroughs: walkthroughs)
    let heading = titleHeading(sections, &renderer)
    renderer.render(page.document.blocks[heading.isInText ? 1... : 0...])

    var value = frame.value(
      language, address: address, title: page.title,
      description: planned.article.page(in: page.language)?.description, kind: "article",
      alternates: frame.alternates(ofArticle: index), picture: picture(files) ?? card)
    value["heading"] = .object(heading.value)
    value["body"] = .markup(renderer.output)
    value["date"] = ArticleEntry.date(planned.date, language)
    value["minutes"] = language.strings.shown(
      "minutes", ["count": "\(ReadingTime.minutes(page.document.blocks))"])
    value["tags"] = tags(root)
    value["beside"] = beside(planned, root)
    value["markdown"] = "index.md"
    value["names"] = .flag(names != nil)
    value["hasScreens"] = .flag(walkthroughs.hasScreens)
    value["sample"] = sample.map(sampleLinks) ?? .nothing
    value["contents"] = contents(heading.isInText)
    value["series"] = series(root)
    value["xDefault"] = xDefault(root)
    var output = HTMLBuffer()
    output.reserve(renderer.output.bytes.count + 16_384)
    frame.theme.templates.render("article", .object(value), into: &output)
    return Rendered(
      html: output,
      markdown: MarkdownVersion.text(of: page, links: links, hasTitle: heading.isInText),
      diagnostics: renderer.diagnostics)
  }

  /// The first picture on the page that other sites can show.
  func picture(_ files: PageFiles) -> PageFrame.Picture? {
    for case .paragraph(let content) in page.document.blocks.map(\.kind) {
      for case .image(let source, _, _) in content.map(\.kind)
      where PathText.fileExtension(of: source)?.lowercased() != "svg" {
        guard let address = files.addresses[source], let size = files.sizes[source] else {
          continue
        }
        return PageFrame.Picture(address: address, size: size)
      }
    }
    return nil
  }

  /// What is painted where the page shows no picture.
  var card: Card {
    let name = frame.plan.articles[index].series?.name
    return Card(
      title: page.title,
      eyebrow: name.map { frame.title(ofSeries: $0, in: language).text },
      site: frame.title(in: language), language: language,
      screen: walkthroughs.cover.map {
        Card.Screen(svg: $0.svg, width: $0.screen.width, height: $0.screen.height)
      })
  }

  private func sampleLinks(_ sample: PageSample) -> TemplateValue {
    let archive = sample.archiveName.map { PageSample.folder + PathText.percentEncoded($0) }
    return [
      "href": .text(PageSample.folder), "download": .optional(archive),
      "steps": .text(PageSample.folder + PageSample.steps),
    ]
  }

  private func tags(_ root: String) -> TemplateValue {
    .list(
      page.document.frontMatter?.tags.map { tag in
        let address = Address.topic(Address.id(of: tag.value), language.language)
        return ["title": .text(tag.value), "href": .text(root + PathText.percentEncoded(address))]
      } ?? [])
  }

  /// The other languages in which the article can be set beside this page.
  private func beside(_ planned: PlannedArticle, _ root: String) -> TemplateValue {
    let others = frame.plan.languages.filter {
      $0.language != language.language && planned.article.page(in: $0.language) != nil
    }
    guard !others.isEmpty else { return .nothing }
    return [
      "own": .text(language.name),
      "languages": .list(
        others.map { other in
          [
            "code": .text(other.code), "name": .text(other.name), "dir": .text(other.direction),
            "href": .text(
              root + PathText.percentEncoded(Address.article(planned.slug, other.language))),
            "missing": .text(language.strings["beside-missing", ["language": other.name]]),
            "missingHere": .text(language.strings["beside-missing", ["language": language.name]]),
          ]
        }),
    ]
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
