import Catalog
import Diagnostics
import Reports
import Running
import Samples
import Verification
import WalkthroughSteps
import Walkthroughs

/// The runs of one page's sample.
struct PageRun {
  let page: PlayedPage
  /// The sample at the page's end, and what it was before.
  let files: SampleFiles
  let history: SampleHistory
  /// What the check says of the page's blocks.
  let blocks: [BlockReport]
  let runner: SampleRunner
  let progress: @Sendable (SampleRunner.Progress) -> Void

  /// Plays the page's walkthroughs.
  func play() async throws -> PlayedSample {
    guard !page.walkthroughs.isEmpty else { return PlayedSample() }
    var played = try await runner.play(sample(files), progress)
    // A block may fail that has no part in the sample in the end.
    if !played.diagnostics.isEmpty, blocks.contains(where: { $0.verdict == .failed }) {
      played.diagnostics = [page.notRun]
    }
    return played
  }

  /// The previews that a block declares, and where their pictures are.
  struct Drawn {
    var result: RunResult.DrawnBlock
    var pictures: String
  }

  /// Draws the previews of the blocks that compile.
  func drawPreviews() async throws -> [Drawn] {
    let reports = Dictionary(blocks.map { ($0.line, $0) }) { first, _ in first }
    let groups = Dictionary(grouping: page.previews, by: \.blockLine).sorted { $0.key < $1.key }
    var all: [Drawn] = []
    for (line, previews) in groups {
      guard let report = reports[line], report.verdict == .verified else { continue }
      let drawn = try await draw(previews, after: report.index)
      let range = previews.first?.range
      var shown = PreviewOutcome(line: line, previews: drawn.previews.flatMap(\.self))
      if let problem = drawn.diagnostics.first {
        let reason = problem.help.map { ":\n\($0)" } ?? ""
        shown.previews = [DrawnPreview(verdict: .unsupported, message: problem.message + reason)]
      }
      let places = zip(previews, drawn.previews).flatMap { place, list in
        list.map { _ in place.range }
      }
      all.append(
        Drawn(
          result: RunResult.DrawnBlock(
            file: page.page.file, language: page.page.language.code,
            places: places.isEmpty ? [range].compactMap(\.self) : places, outcome: shown),
          pictures: drawn.pictures))
    }
    return all
  }

  /// Draws what a block declares in the sample as it is after the block. Where that cannot be built yet,
  /// since what it needs comes later on the page, or has no such preview, the whole sample is tried.
  private func draw(_ previews: [PagePreview], after block: Int) async throws -> DrawnSample {
    let declarations = previews.map(\.identity)
    let then = history.files(afterBlock: block)
    if !then.isSame(as: files) {
      var early = sample(then)
      early.scripts = []
      let drawn = try await runner.draw(declarations, of: early, progress)
      if drawn.diagnostics.isEmpty, drawn.previews.contains(where: { !$0.isEmpty }) { return drawn }
    }
    return try await runner.draw(declarations, of: sample(files), progress)
  }

  private func sample(_ files: SampleFiles) -> RunnableSample {
    RunnableSample(
      of: page.page, article: page.article, files: files,
      scripts: page.walkthroughs.map {
        RunnableSample.Script(file: page.page.file, walkthrough: $0.walkthrough)
      })
  }
}

extension RunnableSample {
  /// The sample of a page, with what lies beside it.
  init(of page: Page, article: Article, files: SampleFiles, scripts: [Script] = []) {
    self.init(
      module: SamplePackage.targetName(article.slug), files: files,
      mode: page.document.frontMatter?.swift?.value ?? 5,
      resources: SamplePackage.Sample.resources(besidePage: page.file)
        .map { Resource(name: $0.name, bytes: $0.bytes) },
      scripts: scripts, language: page.language.code)
  }
}

extension SampleFiles {
  /// Whether another sample has the same lines.
  fileprivate func isSame(as other: SampleFiles) -> Bool {
    files.map(\.name) == other.files.map(\.name)
      && zip(files, other.files).allSatisfy { one, two in
        one.text.split(separator: "\n") == two.text.split(separator: "\n")
      }
  }
}
