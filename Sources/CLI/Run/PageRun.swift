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
  /// The samples at their pages' ends, and what the page's main one was before.
  let samples: [SampleKey: SampleFiles]
  let history: SampleHistory
  /// What the check says of the page's blocks.
  let blocks: [BlockReport]
  let runner: SampleRunner
  let progress: @Sendable (SampleRunner.Progress) -> Void

  /// The main sample at the page's end.
  private var files: SampleFiles { files(of: "") ?? SampleFiles([]) }

  private func files(of name: String) -> SampleFiles? {
    let key = SampleKey(article: page.article.slug, language: page.page.language, name: name)
    return samples[key].flatMap { $0.files.isEmpty ? nil : $0 }
  }

  /// Plays the page's walkthroughs, those of each sample together.
  func play() async throws -> [PlayedSample] {
    let groups = Dictionary(grouping: page.walkthroughs) { $0.sample ?? "" }
    var all: [PlayedSample] = []
    for (name, walkthroughs) in groups.sorted(by: { $0.key < $1.key }) {
      guard let files = files(of: name) else {
        all.append(PlayedSample(diagnostics: [page.withoutSample(name, walkthroughs)]))
        continue
      }
      var played = try await runner.play(sample(files, name, walkthroughs), progress)
      // A block may fail that has no part in the sample in the end.
      if !played.diagnostics.isEmpty, blocks.contains(where: { $0.verdict == .failed }) {
        played.diagnostics = [page.notRun]
      }
      all.append(played)
    }
    return all
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

  /// The main sample with the walkthroughs that play it.
  private func sample(_ files: SampleFiles) -> RunnableSample {
    sample(files, "", page.walkthroughs.filter { $0.sample == nil })
  }

  private func sample(
    _ files: SampleFiles, _ name: String, _ walkthroughs: [PlacedWalkthrough]
  ) -> RunnableSample {
    RunnableSample(
      of: page.page, article: page.article, name: name, files: files,
      scripts: walkthroughs.map {
        RunnableSample.Script(file: page.page.file, walkthrough: $0.walkthrough)
      })
  }
}

extension RunnableSample {
  /// The sample of a page, with what lies beside it; one beside the main one has a name.
  init(
    of page: Page, article: Article, name: String = "", files: SampleFiles, scripts: [Script] = []
  ) {
    self.init(
      module: SamplePackage.targetName("\(article.slug) \(name)"), files: files,
      mode: page.document.frontMatter?.swift?.value ?? 5,
      resources: SamplePackage.Sample.resources(of: page)
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
