import Catalog
import Diagnostics
import Foundation
import Testing
import Translations
import Verification

@testable import Site

/// A folder of articles written as a literal, and what the site makes of it.
struct TestSite {
  let catalog: Catalog
  let aligned: [AlignedArticle]
  let plan: SitePlan
  let theme: Theme
  var settings: SiteSettings

  init(_ files: [String: String], theme: Theme? = nil, settings: SiteSettings = SiteSettings())
    async throws
  {
    let bytes = files.mapValues { Array($0.utf8) }
    let system = FileSystem(
      kind: { path in
        if bytes[path] != nil { return .file }
        return bytes.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .missing
      },
      names: { folder in
        let inside = bytes.keys.filter { $0.hasPrefix(folder + "/") }
        return Set(inside.map { String($0.dropFirst(folder.count + 1).prefix { $0 != "/" }) })
          .sorted()
      },
      read: { path, _ in bytes[path] ?? [] }, identity: { $0 })
    catalog = try await Catalog.read(paths: ["Articles"], files: system)
    aligned = catalog.articles.map { AlignedArticle(aligning: $0) }
    self.theme = try theme ?? TestSite.defaultTheme()
    self.settings = settings
    var problems: [Diagnostic] = []
    plan = SitePlan(
      aligned.map { PlannedArticle($0) }, in: catalog.languages, theme: self.theme,
      settings: settings, &problems)
  }

  /// The repository's own theme.
  static var themeFolder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Site").path
  }

  static func defaultTheme() throws -> Theme {
    try Theme.read(folders: [themeFolder])
  }

  /// The text of a page, rendered without the page around it, and what was amiss.
  func text(
    _ slug: String, _ language: String, assets: [String: String] = [:],
    reports: [BlockReport] = []
  ) throws -> (html: String, diagnostics: [Diagnostic]) {
    let language = Language(language)
    let index = try #require(plan.articles.firstIndex { $0.slug == slug })
    let page = try #require(aligned[index].article.page(in: language))
    let key = SitePlan.PageKey(article: index, language: language)
    let root = Address.root(from: Address.article(slug, language))
    let strings = theme.strings(for: language)
    var renderer = ArticleRenderer(
      templates: theme.templates,
      links: LinkResolver(
        plan: plan, key: key, page: page, catalogRoot: catalog.root, root: root, assets: assets),
      sections: SectionLinks(plan: plan, key: key, page: page, root: root),
      figures: CodeFigure(
        strings: strings, compiler: reports.isEmpty ? nil : "Swift 6.3.1",
        sdk: reports.isEmpty ? nil : "Stele's stand-ins"),
      reports: Dictionary(reports.map { ($0.line, $0) }) { first, _ in first }, strings: strings)
    renderer.render(page.document.blocks[...])
    return (renderer.output.string, renderer.diagnostics)
  }

  /// A builder of the whole site.
  var builder: SiteBuilder {
    get throws { try builder() }
  }

  /// A builder of the site with a search, with pictures, or of articles that were changed.
  func builder(
    of articles: [AlignedArticle]? = nil, indexer: SearchIndexer? = nil,
    painter: CardPainter? = nil, settings: SiteSettings? = nil
  ) throws -> SiteBuilder {
    try SiteBuilder(
      ArticleSource(articles ?? aligned), in: catalog.languages, root: catalog.root, theme: theme,
      settings: settings ?? self.settings, indexer: indexer, painter: painter)
  }
}

/// A folder that is removed when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "site-tests-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names in the folder, hidden ones included.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
