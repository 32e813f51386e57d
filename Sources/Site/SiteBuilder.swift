public import Catalog
public import Diagnostics
import Foundation
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
  private let articles: ArticleSource
  private let root: String
  private let frame: PageFrame
  private let indexer: SearchIndexer?
  private let painter: CardPainter?
  private let diagnostics: [Diagnostic]

  /// A builder of a site. Without an indexer its pages offer no search, without a painter only those with
  /// a picture of their own have one to be shared with.
  ///
  /// - Parameters:
  ///   - languages: those of the articles.
  ///   - root: the folder of the articles.
  /// - Throws: a `Diagnostic` where no site can be made of these articles, settings and theme.
  public init(
    _ articles: ArticleSource, in languages: [Language], root: String, theme: Theme,
    settings: SiteSettings = SiteSettings(), indexer: SearchIndexer? = nil,
    painter: CardPainter? = nil
  ) throws(Diagnostic) {
    let theme = theme.with(settings.theme)
    var diagnostics = theme.diagnostics
    let plan = SitePlan(
      articles.planned, in: languages, theme: theme, settings: settings, &diagnostics)
    if let problem = diagnostics.first(where: { $0.severity == .error }) { throw problem }
    if settings.base == nil { diagnostics.append(Self.withoutBase) }
    frame = PageFrame(plan: plan, theme: theme, settings: settings, hasSearch: indexer != nil)
    self.articles = articles
    self.root = root
    self.indexer = indexer
    self.painter = painter
    self.diagnostics = diagnostics
  }

  /// Whether the site can be searched.
  public var hasSearch: Bool { indexer != nil }

  /// Whether pictures are left out for want of a painter.
  public var wantsPainter: Bool { painter == nil && frame.settings.base != nil }

  /// Writes the site to a folder, which it replaces as a whole once everything is written.
  ///
  /// - Parameters:
  ///   - report: what the check says of the code; without it the code carries no verdicts.
  ///   - runs: what runs have left; without it walkthroughs are told and nothing of them is shown.
  /// - Throws: a `Diagnostic` where the folder holds something else or cannot be written, or
  ///   `CancellationError` where the task is cancelled; the old site is untouched then.
  public func build(
    to output: String, with report: CheckReport? = nil, runs: WalkthroughRuns = WalkthroughRuns()
  ) async throws -> SiteSummary {
    let folder = try OutputFolder.open(output)
    do {
      let assets = AssetStore(root: root) { try folder.write($0, to: $1) }
      var checked = CheckedPages(report)
      checked.runs = runs
      let files = ArticleFiles(
        frame: frame, assets: assets, checked: checked, catalogRoot: root, painter: painter)
      let run = SiteRun(articles: files, whole: articles.whole, output: folder)
      let written = try await run.writePages()
      let others = try run.writeOthers(covers: written.covers)
      try Task.checkCancellation()
      let problems = indexer?.index(folder.staging) ?? []
      try folder.publish()
      return SiteSummary(
        output: output, articlePages: articles.planned.reduce(0) { $0 + $1.article.pages.count },
        htmlFiles: written.count + others, languages: frame.plan.languages.map(\.language),
        diagnostics: (diagnostics + written.diagnostics + problems).sorted())
    } catch {
      folder.discard()
      throw error
    }
  }

  private static let withoutBase = Diagnostic(
    .note, "no-base", "without the site's address there is no sitemap, feed or canonical link",
    help: "set 'base' in Site/settings.yml")
}
