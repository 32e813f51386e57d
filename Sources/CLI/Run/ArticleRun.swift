import Catalog
import Diagnostics
import Foundation
import Reports
import Running
import Samples
import Site
import Verification

/// A run of the walkthroughs and previews of some articles.
struct ArticleRun {
  let project: Project
  let session: Session
  /// The languages to play; nothing for all.
  let languages: Set<Language>?
  let isConfined: Bool
  let jobs: Int?
  /// Where what came of the walkthroughs is left for the site.
  let runs: RunFolder

  /// Reads the articles.
  init(
    paths: [String], languages: String?, isConfined: Bool, jobs: Int?, runs: RunFolder,
    session: Session
  ) async throws {
    project = try await Project.read(paths)
    self.languages = languages.map { list in
      Set(list.split(separator: ",").map { Language(known: String($0)) ?? Language(String($0)) })
    }
    (self.isConfined, self.jobs, self.runs, self.session) = (isConfined, jobs, runs, session)
  }

  /// Checks the code, builds the samples, plays their walkthroughs and draws their previews.
  func play() async throws -> RunResult {
    var result = RunResult(walkthroughs: [], diagnostics: project.diagnostics)
    let pages = pages
    guard !pages.isEmpty else { return result }
    let run = Set(pages.map(\.article.slug))
    let (report, problems) = try await session.check(
      project.catalog.articles.filter { run.contains($0.slug) }, jobs: jobs)
    result.diagnostics += problems
    let line = session.progressLine()
    defer { line.clear() }
    let runner = try await runner(line)
    for (index, page) in pages.enumerated() {
      try Task.checkCancellation()
      let key = SampleKey(article: page.article.slug, language: page.page.language)
      let run = PageRun(
        page: page, samples: report.samples,
        history: report.histories[key] ?? SampleHistory(of: []),
        blocks: report.blocks.filter { $0.file == page.page.file }, runner: runner
      ) { progress in
        switch progress {
        case .building: line.show("building the sample of page \(index + 1) of \(pages.count)")
        case .playing: line.show("playing page \(index + 1) of \(pages.count)")
        }
      }
      var kept = WalkthroughRuns.Page()
      for played in try await run.play() {
        result.diagnostics += played.diagnostics
        kept.add(played.outcomes, picturesIn: played.pictures)
      }
      let outcomes = Dictionary(kept.outcomes.map { ($0.line, $0) }) { first, _ in first }
      result.walkthroughs += page.walkthroughs.compactMap { placed in
        outcomes[placed.walkthrough.line].map { page.played(placed, $0) }
      }
      for drawn in try await run.drawPreviews() {
        result.previews.append(drawn.result)
        kept.add([drawn.result.outcome], picturesIn: drawn.pictures)
      }
      try keep(kept, of: page)
    }
    return result
  }

  /// Leaves the outcomes for the site, with the pictures that they name.
  private func keep(_ run: WalkthroughRuns.Page, of page: PlayedPage) throws {
    guard !run.outcomes.isEmpty || !run.previews.isEmpty else { return }
    do {
      try runs.write(run, of: page.page, article: page.article.slug)
    } catch {
      throw Diagnostic(
        .error, "unwritable-run",
        "what came of the run cannot be written: \(error.localizedDescription)",
        file: runs.path)
    }
  }

  /// The pages with something to play or to draw; what is wrong with walkthroughs is among the project's
  /// problems.
  private var pages: [PlayedPage] {
    project.catalog.articles.flatMap { article in
      article.pages.compactMap { page -> PlayedPage? in
        guard languages?.contains(page.language) ?? true else { return nil }
        return PlayedPage(article: article, page: page)
      }
    }
  }

  /// What builds and runs samples.
  func runner(_ line: ProgressLine) async throws -> SampleRunner {
    let confinement = try await Confinement.find(
      environment: session.environment, isConfined: isConfined)
    let toolchain = try Toolchain.find(environment: session.environment)
    let modules = StandInModules(sources: try session.data().standIns, toolchain: toolchain) {
      if case .building(let name) = $0 { line.show("building the stand-in for \(name)") }
    }
    return SampleRunner(
      toolchain: toolchain, modules: modules, cache: .standard(environment: session.environment),
      confinement: confinement)
  }
}
