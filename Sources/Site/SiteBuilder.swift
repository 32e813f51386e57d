public import Catalog
public import Diagnostics
import Foundation
public import Translations
public import Verification

/// What a build has written.
public struct SiteSummary: Sendable {
  /// The folder of the site.
  public var output: String
  /// The number of pages of articles.
  public var articlePages: Int
  /// The number of all HTML files.
  public var htmlFiles: Int
  /// The languages of the site.
  public var languages: [Language]
  /// What is amiss without having kept the site from being built.
  public var diagnostics: [Diagnostic]
}

/// Builds a site from what the earlier stages know.
public struct SiteBuilder: Sendable {
  let catalog: Catalog
  let articles: [AlignedArticle]
  let report: CheckReport?
  let theme: Theme
  let settings: SiteSettings
  let indexer: SearchIndexer?
  let painter: CardPainter?
  let runs: WalkthroughRuns

  /// A builder of a site; without a report the code carries no verdicts, without an indexer the pages
  /// offer no search, without a painter only those with a picture of their own have one to be shared with,
  /// without runs walkthroughs are told and nothing of them is shown.
  public init(
    catalog: Catalog, articles: [AlignedArticle], report: CheckReport?, theme: Theme,
    settings: SiteSettings = SiteSettings(), indexer: SearchIndexer? = nil,
    painter: CardPainter? = nil, runs: WalkthroughRuns = WalkthroughRuns()
  ) {
    self.catalog = catalog
    self.articles = articles
    self.report = report
    self.theme = theme.with(settings.theme)
    self.settings = settings
    self.indexer = indexer
    self.painter = painter
    self.runs = runs
  }

  /// Writes the site to a folder, which it replaces as a whole once everything is written.
  ///
  /// - Throws: a `Diagnostic` where the folder holds something else or cannot be written, or
  ///   `CancellationError` where the task is cancelled; the old site is untouched then.
  public func build(to output: String) async throws -> SiteSummary {
    var diagnostics = theme.diagnostics
    let plan = SitePlan(
      catalog: catalog, aligned: articles, theme: theme, settings: settings, &diagnostics)
    if let problem = diagnostics.first(where: { $0.severity == .error }) { throw problem }
    let folder = try OutputFolder.open(output)
    do {
      let frame = PageFrame(
        plan: plan, theme: theme, settings: settings, hasSearch: indexer != nil)
      let assets = AssetStore(root: catalog.root) { try folder.write($0, to: $1) }
      var checked = CheckedPages(report)
      checked.runs = runs
      let articles = ArticleFiles(
        frame: frame, assets: assets, checked: checked, catalogRoot: catalog.root, painter: painter)
      let run = SiteRun(articles: articles, output: folder)
      let written = try await run.writePages()
      let others = try run.writeOthers()
      try Task.checkCancellation()
      if let indexer { diagnostics += indexer.index(folder.staging) }
      try folder.publish()
      if settings.base == nil { diagnostics.append(Self.withoutBase) }
      return SiteSummary(
        output: output, articlePages: plan.articles.reduce(0) { $0 + $1.article.pages.count },
        htmlFiles: written.count + others,
        languages: plan.languages.map(\.language),
        diagnostics: (diagnostics + written.diagnostics).sorted())
    } catch {
      folder.discard()
      throw error
    }
  }

  private static let withoutBase = Diagnostic(
    .note, "no-base", "without the site's address there is no sitemap, feed or canonical link",
    help: "set 'base' in Site/settings.yml")
}
