import Catalog
import Diagnostics
import Markdown
import Samples
import SwiftSource

/// Checks the blocks of one page in their order, while the sample grows.
///
/// Two passes: the first places every block and builds the sample up; the second looks again at the
/// blocks that failed, now that what the article shows later is known, since tutorials do use a thing
/// before they show it.
struct PageCheck {
  let snippets: [Snippet]
  let page: Page
  let article: Article
  let standIns: StandInNames?
  let compile: Checker.Compile
  private let builder: ProgramBuilder
  /// The samples of the page by name; most pages have one, which has none.
  private var samples: [String: Progress] = [:]
  private var trials: [Int: Trial] = [:]

  /// True if the compiler crashed on a block or took too long: that may be chance.
  var wasHindered: Bool {
    trials.values.contains { if case .broken = $0.outcome { true } else { false } }
  }

  /// How far a sample has grown.
  private struct Progress {
    var state = SampleState()
    var previous: Candidate?
  }

  init(
    _ snippets: [Snippet], page: Page, article: Article, standIns: StandInNames?,
    compile: @escaping Checker.Compile
  ) {
    self.standIns = standIns
    self.snippets = snippets
    self.page = page
    self.article = article
    self.compile = compile
    // The sample holds what the article wants to keep: the lines that fail on purpose are out.
    self.builder = ProgramBuilder(snippets.map(\.withoutDeliberateErrors))
  }

  mutating func run() async throws(Diagnostic) -> [BlockReport] {
    var reports: [BlockReport] = []
    for (position, snippet) in snippets.enumerated() {
      if snippet.info.options.contains(.reset) { samples[snippet.sample] = nil }
      var report = blank(snippet)
      report.change = StepChange.of(snippet, after: snippets[..<position])
      if let reason = snippet.skipReason {
        report.verdict = .skipped
        report.reason = reason
      } else if snippet.syntax.items.isEmpty, snippet.syntax.problems.isEmpty {
        report.verdict = .verified
        report.reason = "there is no code in it"
      } else {
        let clean = snippet.withoutDeliberateErrors
        let isAllError = clean.syntax.items.isEmpty
        let trial = try await firstPass(isAllError ? snippet : clean)
        if let trial {
          trials[snippet.index] = trial
          report.placement = trial.candidate.placement
          // Code that does not even parse would swallow what is put behind it.
          guard clean.syntax.problems.isEmpty, !isAllError else {
            reports.append(report)
            continue
          }
          samples[snippet.sample] = Progress(state: trial.stateAfter, previous: trial.candidate)
        }
      }
      reports.append(report)
    }
    for (position, snippet) in snippets.enumerated() {
      guard var trial = trials[snippet.index] else { continue }
      if !trial.succeeded { trial = try await secondPass(snippet, trial) }
      try await judge(snippet, trial, into: &reports[position])
    }
    return reports
  }

  /// The sample's files as they are at the end of the page.
  var files: SampleFiles { SampleFiles(of: samples[""]?.state ?? SampleState(), builder: builder) }

  private func blank(_ snippet: Snippet) -> BlockReport {
    BlockReport(
      article: article.slug, file: page.file, line: snippet.line, language: page.language,
      index: snippet.index, filename: snippet.info.filename, placement: Placement(.none),
      verdict: .failed)
  }

  // MARK: The passes

  /// How many places the compiler is asked about, at most.
  private static let candidateLimit = 6

  private func firstPass(_ snippet: Snippet) async throws(Diagnostic) -> Trial? {
    let progress = samples[snippet.sample] ?? Progress()
    let context = PlacementContext(
      state: progress.state, builder: builder, previous: progress.previous)
    let candidates = context.candidates(for: snippet).prefix(PageCheck.candidateLimit)
    var best: Trial?
    // A place that needs nothing presumed is better than any that does.
    for presumes in [false, true] {
      for candidate in candidates {
        let trial = try await trial(
          of: snippet, at: candidate, from: progress.state, presumes: presumes)
        if trial.succeeded { return trial }
        if case .broken = trial.outcome { return trial }
        if trial.errors.count < best?.errors.count ?? .max { best = trial }
      }
    }
    return best
  }

  private func secondPass(_ snippet: Snippet, _ first: Trial) async throws(Diagnostic) -> Trial {
    let clean = snippet.withoutDeliberateErrors
    guard case .errors = first.outcome, !clean.syntax.items.isEmpty else { return first }
    var again = try await trial(
      of: clean, at: first.candidate, from: first.stateBefore,
      fillingFrom: samples[snippet.sample]?.state)
    guard again.succeeded else { return first }
    again.assumptions.append("what the article leaves out here is what it shows later")
    return again
  }

  private func trial(
    of snippet: Snippet, at candidate: Candidate, from state: SampleState,
    fillingFrom final: SampleState? = nil, presumes: Bool = true
  ) async throws(Diagnostic) -> Trial {
    let question = TrialQuestion(
      snippet: snippet, candidate: candidate, state: state, final: final, builder: builder,
      all: snippets, mode: mode(of: snippet), isBefore: isBefore(snippet),
      failed: Set(trials.filter { !$0.value.succeeded }.keys), standIns: standIns,
      presumes: presumes)
    return try await question.ask(compile)
  }

  private func mode(of snippet: Snippet) -> Compilation.SwiftMode {
    for case .mode(let number) in snippet.info.options {
      return Compilation.SwiftMode(rawValue: number) ?? .swift5
    }
    return page.document.frontMatter?.swift.flatMap { .init(rawValue: $0.value) } ?? .swift5
  }

  /// True for the first of two blocks that stand right behind each other and set up the same: the code
  /// before a change and after it.
  private func isBefore(_ snippet: Snippet) -> Bool {
    guard let next = snippets.first(where: { $0.index == snippet.index + 1 }), next.followsCode
    else {
      return false
    }
    let mine = Set(snippet.syntax.items.filter { $0.role == .property }.flatMap(\.names))
    return !mine.isDisjoint(
      with: next.syntax.items.filter { $0.role == .property }.flatMap(\.names))
  }

  // MARK: The verdict

  private func judge(_ snippet: Snippet, _ trial: Trial, into report: inout BlockReport)
    async throws(Diagnostic)
  {
    report.assumptions = trial.assumptions
    let marks = ErrorMark.marks(in: snippet)
    let expected = snippet.info.options.compactMap { option -> String?? in
      if case .expectError(let text) = option { text } else { nil }
    }.first
    guard !marks.isEmpty || expected != nil else {
      report.take(trial, file: page.file)
      return
    }
    let isAllError = snippet.withoutDeliberateErrors.syntax.items.isEmpty
    if !trial.succeeded && expected == nil && !isAllError {
      report.take(trial, file: page.file)
      report.reason = "without the lines marked as errors it should compile: " + report.reason
      return
    }
    let whole = try await self.trial(
      of: snippet, at: trial.candidate, from: trial.stateBefore,
      fillingFrom: trial.usedLater ? samples[snippet.sample]?.state : nil)
    report.take(
      ExpectedErrors(marks: marks, option: expected, snippet: snippet).verdict(on: whole),
      errors: whole.errors, file: page.file)
  }
}

extension Snippet {
  /// The snippet with the lines blanked out that fail on purpose.
  var withoutDeliberateErrors: Snippet {
    blanking(lines: Set(ErrorMark.marks(in: self).map(\.line)))
  }

  /// The name of the sample that the block belongs to, empty for the page's main one.
  fileprivate var sample: String {
    for case .sample(let name) in info.options { return name }
    return ""
  }

  /// Why the author does not want the block to be checked.
  fileprivate var skipReason: String? {
    for case .noCheck(let reason) in info.options { return reason }
    if info.isDiff { return "a difference between two versions is not code by itself" }
    return nil
  }
}
