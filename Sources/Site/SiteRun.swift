import Catalog
import Diagnostics
import Foundation
import Verification

/// One build: writes every page into the output folder, several at a time.
struct SiteRun: Sendable {
  let frame: PageFrame
  let output: OutputFolder
  let assets: AssetStore
  let report: CheckReport?
  let catalogRoot: String
  let painter: CardPainter?

  private var plan: SitePlan { frame.plan }

  /// Writes the articles' pages. As many are in memory as the machine has cores.
  func writePages() async throws -> (pages: Int, diagnostics: [Diagnostic]) {
    let count = plan.articles.reduce(0) { $0 + $1.article.pages.count }
    let reports = Dictionary(grouping: report?.blocks ?? [], by: \.file)
    var diagnostics: [Diagnostic] = []
    try await withThrowingTaskGroup(of: [Diagnostic].self) { group in
      var waiting = plan.articles.indices.makeIterator()
      func start(_ group: inout ThrowingTaskGroup<[Diagnostic], any Error>) {
        guard let index = waiting.next() else { return }
        group.addTask { try await write(article: index, reports) }
      }
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { start(&group) }
      while let found = try await group.next() {
        diagnostics += found
        start(&group)
      }
    }
    return (count, diagnostics + (await assets.diagnostics))
  }

  /// Writes an article's pages in all languages, whose blocks are aligned once.
  private func write(
    article index: Int, _ reports: [String: [BlockReport]]
  ) async throws -> [Diagnostic] {
    let planned = plan.articles[index]
    let rows = RowMarks(planned.aligned)
    var diagnostics: [Diagnostic] = []
    for page in planned.article.pages {
      try Task.checkCancellation()
      guard let language = plan.language(page.language) else { continue }
      let blocks = reports[page.file] ?? []
      let article = ArticlePage(
        frame: frame, index: index, page: page, language: language,
        reports: Dictionary(blocks.map { ($0.line, $0) }) { first, _ in first },
        compiler: report?.compiler, sdk: report?.sdk, catalogRoot: catalogRoot, rows: rows)
      let files = try await files(of: page)
      let rendered = article.render(assets: files, card: try card(of: article, files))
      diagnostics += rendered.diagnostics
      let address = Address.article(planned.slug, page.language)
      try output.write(rendered.html.bytes, to: Address.file(of: address))
      try output.write(rendered.markdown, to: Address.markdown(planned.slug, page.language))
    }
    return diagnostics
  }

  /// Paints a picture for a page that shows none, where the site's address is known: networks want whole
  /// addresses.
  private func card(of page: ArticlePage, _ files: PageFiles) throws -> PageFrame.Picture? {
    guard let painter, frame.settings.base != nil, page.picture(files) == nil,
      let png = painter.png(page.card.svg)
    else { return nil }
    let address = Address.card(plan.articles[page.index].slug, page.language.language)
    try output.write(png, to: address)
    return PageFrame.Picture(address: address, size: Card.size)
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

  /// Writes everything but the articles' pages.
  ///
  /// - Returns: the number of HTML files.
  func writeOthers() throws -> Int {
    var count = 0
    func add(_ html: HTMLBuffer?, _ address: String) throws {
      guard let html else { return }
      try output.write(html.bytes, to: Address.file(of: address))
      count += 1
    }
    let lists = ListPages(frame: frame)
    let entry = EntryPages(frame: frame)
    let status = StatusPage(frame: frame)
    try add(entry.start(), "")
    try add(entry.notFound(), "404.html")
    for language in plan.languages {
      try add(lists.index(language), Address.home(language.language))
      if plan.languages.count > 1 {
        try add(status.page(language), Address.status(language.language))
      }
      for series in plan.series {
        try add(lists.series(series, language), Address.series(series.id, language.language))
      }
      for topic in plan.topics where topic.articles[language.language] != nil {
        try add(lists.topic(topic, language), Address.topic(topic.id, language.language))
      }
      for (index, planned) in plan.articles.enumerated()
      where planned.article.page(in: language.language) == nil {
        try add(
          lists.missing(index, language), Address.article(planned.slug, language.language))
      }
    }
    try writeFeeds()
    try output.write(Overview(frame: frame).text(), to: "llms.txt")
    for asset in frame.theme.assets {
      try output.write(asset.bytes, to: "assets/\(asset.hashedName)")
    }
    return count
  }

  private func writeFeeds() throws {
    guard frame.settings.base != nil else { return }
    let feeds = Feeds(frame: frame)
    try output.write(feeds.sitemap().bytes, to: "sitemap.xml")
    for language in plan.languages where frame.hasFeed(language) {
      try output.write(feeds.atom(language).bytes, to: Address.feed(language.language))
    }
  }
}

/// The files that a page refers to, by the destinations by which it does.
struct PageFiles: Sendable {
  /// Their addresses below the site's root.
  var addresses: [String: String] = [:]
  /// The sizes of the pictures among them.
  var sizes: [String: ImageSize] = [:]
}
