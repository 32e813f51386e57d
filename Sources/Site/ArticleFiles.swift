import Catalog
import Diagnostics
import Verification

/// Makes the files of an article's page: the page itself, its Markdown, what the names in its
/// code mean, the sample that it builds up, the screens of its walkthroughs, the picture to share it with.
struct ArticleFiles: Sendable {
  let frame: PageFrame
  let assets: AssetStore
  var checked: CheckedPages
  let catalogRoot: String
  let painter: CardPainter?

  private var plan: SitePlan { frame.plan }

  /// The files of one page of an article, and what is amiss on it.
  ///
  /// - Parameters:
  ///   - rows: which blocks of the article's pages belong together.
  ///   - path: the one that is wanted, where it is not all of them; others may be left out then.
  func files(
    ofArticle index: Int, _ page: Page, in language: SiteLanguage, rows: RowMarks,
    only path: String? = nil
  ) async throws -> (files: [SiteFile], diagnostics: [Diagnostic], cover: PageCover?) {
    let reports = checked.blocks(of: page.file)
    let names = NamesFile(checked.names(page.file), on: page, reports: reports)
    let slug = plan.articles[index].slug
    let sample = checked.sample(of: page, slug: slug)
    let isOfSample = path?.hasPrefix(Address.sample(slug, page.language))
    if isOfSample == true {
      return (
        try sample.map { try self.files(of: $0, ofArticle: index, in: language) } ?? [], [], nil
      )
    }
    let walkthroughs = PageWalkthroughs(of: page, checked.runs.page(page.file))
    let article = ArticlePage(
      frame: frame, index: index, page: page, language: language,
      reports: reports, compiler: checked.compiler, sdk: checked.sdk, names: names,
      catalogRoot: catalogRoot, rows: rows, sample: sample, walkthroughs: walkthroughs)
    let referred = try await files(of: page)
    let card = card(of: article, referred)
    let rendered = article.render(assets: referred, card: card?.picture)
    let address = Address.article(slug, page.language)
    var files = [
      SiteFile(path: Address.file(of: address), bytes: rendered.html.bytes),
      SiteFile(path: Address.markdown(slug, page.language), bytes: rendered.markdown),
    ]
    if let names {
      files.append(SiteFile(path: address + NamesFile.name, bytes: names.bytes))
    }
    files += walkthroughs.files.map { SiteFile(path: address + $0.path, bytes: $0.bytes) }
    if let card { files.append(SiteFile(path: card.picture.address, bytes: card.png)) }
    let cover = cover(of: walkthroughs, at: address, in: language)
    if let cover { files.append(SiteFile(path: cover.cover.address, bytes: cover.png)) }
    if let sample, isOfSample == nil {
      files += try self.files(of: sample, ofArticle: index, in: language)
    }
    return (files, rendered.diagnostics, cover?.cover)
  }

  /// The page of a sample, its history and its archive.
  private func files(
    of sample: PageSample, ofArticle index: Int, in language: SiteLanguage
  ) throws -> [SiteFile] {
    let article = plan.articles[index].article
    let pages = article.pages.filter { checked.hasSample($0, slug: article.slug) }
    let page = SamplePage(
      frame: frame, index: index, language: language, sample: sample,
      languages: Set(pages.map(\.language)))
    let address = Address.sample(article.slug, language.language)
    var files = [
      SiteFile(path: Address.file(of: address), bytes: page.render().bytes),
      SiteFile(path: address + PageSample.steps, bytes: try SampleSteps(sample).json()),
    ]
    if let name = sample.archiveName, let archive = sample.archive {
      files.append(SiteFile(path: address + name, bytes: archive))
    }
    return files
  }

  /// Paints a picture for a page that shows none, where the site's address is known: networks want whole
  /// addresses.
  private func card(
    of page: ArticlePage, _ files: PageFiles
  ) -> (picture: PageFrame.Picture, png: [UInt8])? {
    guard let painter, frame.settings.base != nil, page.picture(files) == nil,
      let png = painter.png(page.card.svg)
    else { return nil }
    let address = Address.card(plan.articles[page.index].slug, page.language.language)
    return (PageFrame.Picture(address: address, size: Card.size), png)
  }

  /// Paints a screen of the page's sample for the feed of its language.
  private func cover(
    of walkthroughs: PageWalkthroughs, at address: String, in language: SiteLanguage
  ) -> (cover: PageCover, png: [UInt8])? {
    guard let painter, frame.hasFeed(language), let (screen, svg) = walkthroughs.cover,
      let png = painter.png(String(decoding: svg, as: UTF8.self))
    else { return nil }
    let figure = ScreenFigure(strings: language.strings)
    let cover = PageCover(
      address: address + ScreenFigure.painted(screen.name),
      size: ImageSize(width: Int(screen.width.rounded()), height: Int(screen.height.rounded())),
      description: figure.description(of: screen, "screen"))
    return (cover, png)
  }

  /// The files that a page refers to, by the destinations that it uses.
  private func files(of page: Page) async throws -> PageFiles {
    var files = PageFiles()
    for destination in References.destinations(in: page.document.blocks).sorted()
    where LinkResolver.isLocal(destination) {
      let path = LinkResolver.path(of: destination, on: page, catalogRoot: catalogRoot)
      if plan.page(atPath: path) != nil || PathText.fileExtension(of: path) == "md" { continue }
      files.addresses[destination] = try await assets.address(of: path, file: page.file)
      files.sizes[destination] = await assets.sizes[path]
    }
    return files
  }
}

/// The files that a page refers to, by the destinations by which it does.
struct PageFiles: Sendable {
  /// Their addresses below the site's root.
  var addresses: [String: String] = [:]
  /// The sizes of the pictures among them.
  var sizes: [String: ImageSize] = [:]
}
