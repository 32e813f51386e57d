import Catalog
import Diagnostics
import Foundation
import Reports
import Running
import Samples
import Site
import Verification
import WalkthroughSteps
import Walkthroughs

/// A run of the walkthroughs of some articles.
struct ArticleRun {
  let project: Project
  let session: Session
  /// The languages to play; nothing for all.
  let languages: Set<Language>?
  let isConfined: Bool
  let jobs: Int?
  /// Where what came of the walkthroughs is left for the site.
  let runs: RunFolder

  /// A page with walkthroughs.
  fileprivate struct PlayedPage {
    var article: Article
    var page: Page
    var walkthroughs: [PlacedWalkthrough]
  }

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

  /// Checks the code, builds the samples and plays their walkthroughs.
  func play() async throws -> RunResult {
    var result = RunResult(walkthroughs: [], diagnostics: project.diagnostics)
    let pages = pages
    guard !pages.isEmpty else { return result }
    let (report, problems) = try await session.check(
      project.catalog.articles, jobs: jobs)
    result.diagnostics += problems
    let failed = Set(report.blocks.filter { $0.verdict == .failed }.map(\.file))
    let line = session.progressLine()
    defer { line.clear() }
    let runner = try await runner(line)
    for (index, page) in pages.enumerated() {
      try Task.checkCancellation()
      let key = SampleKey(article: page.article.slug, language: page.page.language)
      guard let files = report.samples[key], !files.files.isEmpty else {
        result.diagnostics.append(
          Diagnostic(
            .error, "not-run", "the walkthroughs are not played: the page has no sample",
            file: page.page.file, range: page.walkthroughs.first?.range))
        continue
      }
      let played = try await runner.play(sample(of: page, files)) { progress in
        switch progress {
        case .building: line.show("building the sample of page \(index + 1) of \(pages.count)")
        case .playing: line.show("playing page \(index + 1) of \(pages.count)")
        }
      }
      // A block may fail that has no part in the sample in the end.
      let hasFailed = !played.diagnostics.isEmpty && failed.contains(page.page.file)
      result.diagnostics += hasFailed ? [page.notRun] : played.diagnostics
      try keep(played, of: page)
      result.walkthroughs += zip(page.walkthroughs, played.outcomes).map { placed, outcome in
        page.played(placed, outcome)
      }
    }
    return result
  }

  /// Leaves the outcomes for the site, with the pictures that they name.
  private func keep(_ played: PlayedSample, of page: PlayedPage) throws {
    guard !played.outcomes.isEmpty else { return }
    let run = WalkthroughRuns.Page(outcomes: played.outcomes, picturesIn: played.pictures)
    do {
      try runs.write(run, of: page.page, article: page.article.slug)
    } catch {
      throw Diagnostic(
        .error, "unwritable-run",
        "what came of the run cannot be written: \(error.localizedDescription)",
        file: runs.path)
    }
  }

  /// The pages with something to play; what is wrong with walkthroughs is among the project's problems.
  private var pages: [PlayedPage] {
    project.catalog.articles.flatMap { article in
      article.pages.compactMap { page -> PlayedPage? in
        guard languages?.contains(page.language) ?? true else { return nil }
        let reader = WalkthroughReader(page.document.blocks, file: page.file)
        let hasErrors = reader.diagnostics.contains { $0.severity == .error }
        guard !reader.walkthroughs.isEmpty, !hasErrors else { return nil }
        return PlayedPage(article: article, page: page, walkthroughs: reader.walkthroughs)
      }
    }
  }

  private func sample(of page: PlayedPage, _ files: SampleFiles) -> RunnableSample {
    RunnableSample(
      module: SamplePackage.targetName(page.article.slug), files: files,
      mode: page.page.document.frontMatter?.swift?.value ?? 5,
      resources: SamplePackage.Sample.resources(besidePage: page.page.file)
        .map { RunnableSample.Resource(name: $0.name, bytes: $0.bytes) },
      scripts: page.walkthroughs.map {
        RunnableSample.Script(file: page.page.file, walkthrough: $0.walkthrough)
      },
      language: page.page.language.code)
  }

  private func runner(_ line: ProgressLine) async throws -> SampleRunner {
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

extension ArticleRun.PlayedPage {
  fileprivate func played(
    _ placed: PlacedWalkthrough, _ outcome: WalkthroughOutcome
  ) -> RunResult.Played {
    let lines = placed.steps.map { RunResult.Played.Line(range: $0.range, text: $0.text) }
    return RunResult.Played(
      file: page.file, language: page.language.code, title: placed.title, lines: lines,
      outcome: outcome)
  }

  /// The message where the sample does not build since a block of the page does not compile.
  fileprivate var notRun: Diagnostic {
    Diagnostic(
      .error, "not-run", "the walkthroughs are not played: a block of this page failed",
      file: page.file, range: walkthroughs.first?.range, help: "run 'stele check \(page.file)'")
  }
}
