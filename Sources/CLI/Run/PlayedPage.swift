import Catalog
import Diagnostics
import Reports
import Samples
import WalkthroughSteps
import Walkthroughs

/// A page with walkthroughs or previews.
struct PlayedPage {
  let article: Article
  let page: Page
  let walkthroughs: [PlacedWalkthrough]
  let previews: [PagePreview]

  /// Nothing where there is nothing to run, or a walkthrough cannot be read.
  init?(article: Article, page: Page) {
    let reader = WalkthroughReader(page.document.blocks, file: page.file)
    guard !reader.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    (self.article, self.page) = (article, page)
    (walkthroughs, previews) = (reader.walkthroughs, PagePreview.all(on: page))
    if walkthroughs.isEmpty, previews.isEmpty { return nil }
  }

  /// What came of a walkthrough, at its place.
  func played(_ placed: PlacedWalkthrough, _ outcome: WalkthroughOutcome) -> RunResult.Played {
    let lines = placed.steps.map { RunResult.Played.Line(range: $0.range, text: $0.text) }
    return RunResult.Played(
      file: page.file, language: page.language.code, title: placed.title, lines: lines,
      outcome: outcome)
  }

  /// The message where there is nothing to build. Blocks that declare previews have failed then, or were
  /// left out by the author, which the check says.
  func withoutSample(_ name: String, _ walkthroughs: [PlacedWalkthrough]) -> Diagnostic {
    let sample = name.isEmpty ? "no sample" : "no sample ‘\(name)’"
    return Diagnostic(
      .error, "not-run", "the walkthroughs are not played: the page has \(sample)",
      file: page.file, range: walkthroughs.first?.range)
  }

  /// The message where the sample does not build since a block of the page does not compile.
  var notRun: Diagnostic {
    Diagnostic(
      .error, "not-run", "the walkthroughs are not played: a block of this page failed",
      file: page.file, range: walkthroughs.first?.range, help: "run 'stele check \(page.file)'")
  }
}
