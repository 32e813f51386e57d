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

  private var plan: SitePlan { frame.plan }

  /// Writes the articles' pages. As many are in memory as the machine has cores.
  func writePages() async throws -> (pages: Int, diagnostics: [Diagnostic]) {
    let keys = plan.articles.indices.flatMap { index in
      plan.articles[index].article.pages.map { (index, $0) }
    }
    let reports = Dictionary(grouping: report?.blocks ?? [], by: \.file)
    var diagnostics: [Diagnostic] = []
    try await withThrowingTaskGroup(of: [Diagnostic].self) { group in
      var waiting = keys.makeIterator()
      func start(_ group: inout ThrowingTaskGroup<[Diagnostic], any Error>) {
        guard let (index, page) = waiting.next() else { return }
        let blocks = reports[page.file] ?? []
        group.addTask { try await write(page, of: index, blocks) }
      }
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { start(&group) }
      while let found = try await group.next() {
        diagnostics += found
        start(&group)
      }
    }
    return (keys.count, diagnostics + (await assets.diagnostics))
  }

  private func write(
    _ page: Page, of index: Int, _ blocks: [BlockReport]
  ) async throws -> [Diagnostic] {
    try Task.checkCancellation()
    guard let language = plan.language(page.language) else { return [] }
    let article = ArticlePage(
      frame: frame, index: index, page: page, language: language,
      reports: Dictionary(blocks.map { ($0.line, $0) }) { first, _ in first },
      compiler: report?.compiler, sdk: report?.sdk, catalogRoot: catalogRoot)
    let (html, diagnostics) = article.render(assets: try await files(of: page))
    let address = Address.article(plan.articles[index].slug, page.language)
    try output.write(html.bytes, to: Address.file(of: address))
    return diagnostics
  }

  /// The addresses of the files that a page refers to, by the destinations that it uses.
  private func files(of page: Page) async throws -> [String: String] {
    var addresses: [String: String] = [:]
    for destination in References.destinations(in: page.document.blocks).sorted()
    where LinkResolver.isLocal(destination) {
      let path = LinkResolver.path(of: destination, on: page, catalogRoot: catalogRoot)
      if plan.page(atPath: path) != nil || PathText.fileExtension(of: path) == "md" { continue }
      addresses[destination] = try await assets.address(of: path, file: page.file)
    }
    return addresses
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
      for (index, planned) in plan.articles.enumerated()
      where planned.article.page(in: language.language) == nil {
        try add(
          lists.missing(index, language), Address.article(planned.slug, language.language))
      }
    }
    try writeFeeds()
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
