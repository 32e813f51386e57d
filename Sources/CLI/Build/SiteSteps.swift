import Catalog
import Diagnostics
import Foundation
import Reports
import Samples
import Site
import Verification

/// What is kept of an article whose documents are on a shelf.
struct PutAway {
  /// What the site's other pages need to know of it.
  var planned: PlannedArticle
  /// What runs have left for its pages, and what is wrong with that.
  var runs: (runs: WalkthroughRuns, diagnostics: [Diagnostic])
  /// What is wrong with its info strings.
  var infoProblems: [Diagnostic]
}

/// The steps of a build.
extension Session {
  /// Reads the articles one after the other, notes what their pages need to know of each other and puts
  /// their documents on a shelf.
  func putAway(
    _ reader: ProjectReader, on shelf: DocumentShelf, _ runs: RunFolder
  ) async throws -> DigestedProject<PutAway> {
    let line = progressLine()
    defer { line.clear() }
    line.show("reading the articles")
    return try await reader.digest { aligned in
      let pages = aligned.article.pages
      for page in pages { try shelf.put(page.document) }
      return PutAway(
        planned: PlannedArticle(aligned), runs: runs.read(for: [aligned.article]),
        infoProblems: pages.flatMap { PageSnippets.infoProblems(of: $0) })
    }
  }

  /// What writes the site of a project.
  func builder(
    of project: DigestedProject<PutAway>, _ articles: ArticleSource
  ) throws -> SiteBuilder {
    let folders = [try data().theme] + [project.theme].compactMap(\.self)
    return try SiteBuilder(
      articles, in: project.catalog.languages, root: project.catalog.root,
      theme: try Theme.read(folders: folders), settings: project.settings,
      indexer: Pagefind.find(environment)?.indexer, painter: RSVG.find(environment)?.painter)
  }

  /// Writes the site and says what was written.
  func write(
    _ builder: SiteBuilder, _ report: CheckReport?, _ runs: WalkthroughRuns, to output: String
  ) async throws -> SiteSummary {
    let line = progressLine()
    line.show("building the site")
    defer { line.clear() }
    var site = try await builder.build(to: output, with: report, runs: runs)
    line.clear()
    if !builder.hasSearch { site.diagnostics.append(Pagefind.missing) }
    if builder.wantsPainter, runs.hasPictures { site.diagnostics.append(RSVG.missing) }
    show(site.diagnostics)
    say(
      "\(site.output): \(counted(site.articlePages, "page")) in "
        + "\(counted(site.languages.count, "language")), \(counted(site.htmlFiles, "HTML file"))")
    return site
  }
}
