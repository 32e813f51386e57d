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
  let page: Page
  let article: Article
  let standIns: StandInNames?
  let sharesCompilations: Bool
  let compile: Checker.Compile
  /// What is left for each block of the compiler's time.
  let patience: [Patience]
  private(set) var snippets: [PreparedSnippet]
  private(set) var builder: ProgramBuilder
  /// The samples of the page by name; most pages have one, which has none.
  private var samples: [String: Progress] = [:]
  private(set) var trials: [Int: Trial] = [:]
  /// The blocks that compile in their places, without the lines that fail on purpose.
  private(set) var compiled: [Int: Trial] = [:]
  /// How the page's main sample grows.
  private var growth = SampleGrowth()
  /// What is to be said of the page beyond the verdicts.
  private(set) var findings: [Diagnostic] = []

  /// How far a sample has grown.
  private struct Progress {
    var state = SampleState()
    var previous: Candidate?
  }

  init(
    _ snippets: [Snippet], page: Page, article: Article, standIns: StandInNames?,
    sharesCompilations: Bool = true, compile: @escaping Checker.Compile
  ) {
    self.standIns = standIns
    self.sharesCompilations = sharesCompilations
    self.page = page
    self.article = article
    self.compile = compile
    patience = snippets.map { _ in Patience() }
    self.snippets = snippets.map { PreparedSnippet($0) }
    builder = ProgramBuilder(self.snippets.map(\.clean))
  }

  /// True if the compiler crashed on a block or took too long: that may be chance.
  var wasHindered: Bool {
    trials.values.contains(where: \.isBroken)
  }

  /// The main sample's files as they are at the end of the page.
  var files: SampleFiles { SampleFiles(of: samples[""]?.state ?? SampleState(), builder: builder) }

  /// The files of the samples that have a name.
  var namedFiles: [String: SampleFiles] {
    samples.filter { !$0.key.isEmpty }
      .mapValues { SampleFiles(of: $0.state, builder: builder) }
  }

  /// How these files came to be.
  var history: SampleHistory { growth.history }

  /// Checks all blocks.
  ///
  /// - Parameter tell: is told of each block once it has its place.
  mutating func run(
    telling tell: Checker.Tell? = nil
  ) async throws(Diagnostic) -> [BlockReport] {
    var reports: [BlockReport] = []
    for index in snippets.indices {
      let report = try await place(index)
      reports.append(report)
      if let tell, let early = try await judgeEarly(report) { await tell(early) }
    }
    for index in snippets.indices {
      guard var trial = trials[index] else { continue }
      if !trial.succeeded { trial = try await secondPass(snippets[index], trial) }
      let isOnPurpose = snippets[index].mustFail && snippets[index].isAllError
      if !isOnPurpose { trial = try await detailed(trial, of: snippets[index].clean) }
      if trial.succeeded { compiled[index] = trial }
      try await judge(snippets[index], trial, into: &reports[index])
    }
    judgeQuotes(&reports)
    findings += placeFindings() + listingFindings()
    return reports
  }

  // MARK: The passes

  /// The state that a block meets.
  func state(of snippet: Snippet) -> SampleState { grown(of: snippet) ?? SampleState() }

  /// A block's sample as it has grown so far, if it has.
  func grown(of snippet: Snippet) -> SampleState? { samples[snippet.sample]?.state }

  /// Takes another version of a block for the one that the page shows.
  mutating func replace(_ index: Int, with snippet: Snippet) {
    snippets[index] = PreparedSnippet(snippet)
    builder.replace(snippets[index].clean)
  }

  /// Finds a block's place and adds it to the sample.
  private mutating func place(_ index: Int) async throws(Diagnostic) -> BlockReport {
    let whole = snippets[index].whole
    var report = BlockReport(
      article: article.slug, file: page.file, line: whole.line, language: page.language,
      index: whole.index, filename: whole.info.filename, placement: Placement(.none),
      verdict: .failed)
    if whole.diff == nil, !whole.syntax.problems.contains(where: \.isTooDeep) {
      report.change = StepChange.of(whole, after: snippets[..<index].map(\.whole))
    }
    if whole.info.options.contains(.reset) { samples[whole.sample] = nil }
    if let reason = whole.skipReason {
      (report.verdict, report.reason) = (.skipped, reason)
      if let finding = try await idleSkip(of: whole) { findings.append(finding) }
      return report
    }
    guard apply(index, into: &report) else { return report }
    if let problem = whole.syntax.problems.first(where: \.isTooDeep) {
      // The page's own messages tell the place.
      report.take((.failed, problem.message), errors: [], file: page.file)
      return report
    }
    if let reason = whole.unreadable {
      report.take((.unsupported, reason), errors: [], file: page.file)
      return report
    }
    return try await place(snippets[index].whole, into: report)
  }

  private mutating func place(
    _ whole: Snippet, into report: BlockReport
  ) async throws(Diagnostic) -> BlockReport {
    let index = whole.index
    var report = report
    if whole.syntax.items.isEmpty, whole.syntax.problems.isEmpty {
      (report.verdict, report.reason) = (.verified, "there is no code in it")
      return report
    }
    if snippets[index].isOpen {
      let first = try await firstPass(whole)
      snippets[index].settle(failing: Set(first?.errors.map(whole.line) ?? []))
      builder.replace(snippets[index].clean)
    }
    var snippet = snippets[index]
    var found = try await firstPass(snippet.isAllError ? whole : snippet.clean)
    if case .errors? = found?.outcome, snippet.mustFail,
      snippet.widen(failing: found?.errors.map(whole.line) ?? [])
    {
      builder.replace(snippet.clean)
      let wide = try await firstPass(snippet.isAllError ? whole : snippet.clean)
      if snippet.isAllError || wide?.succeeded ?? false {
        snippets[index] = snippet
        found = wide
      } else {
        snippet = snippets[index]
        builder.replace(snippet.clean)
      }
    }
    guard let trial = found else {
      report.takeUnplaced(whole, file: page.file)
      return report
    }
    trials[index] = trial
    builder.guess(trial.guessedImports, of: index)
    report.placement = trial.candidate.placement
    // Code that does not even parse would swallow what is put behind it; code on which the compiler
    // gives up would take every program with it that it is a part of.
    // What is shown to fail does not go on in a type.
    let isExample = snippet.mustFail && trial.candidate.placement.kind == .members
    if snippet.clean.syntax.problems.isEmpty, !snippet.isAllError, !isExample, !trial.isBroken {
      let state =
        builder.importsNothing
        ? trial.stateAfter : trial.stateAfter.forgettingQuotes(in: index)
      samples[whole.sample] = Progress(state: state, previous: trial.candidate)
      if whole.sample.isEmpty { growth.add(state, after: index, builder: builder) }
    }
    return report
  }

  /// How many places the compiler is asked about, at most.
  private static let candidateLimit = 5
  /// How many places that the article does not show.
  private static let unseenLimit = 8

  func firstPass(
    _ snippet: Snippet, mayPresume: Bool = true
  ) async throws(Diagnostic) -> Trial? {
    let progress = samples[snippet.sample] ?? Progress()
    let context = PlacementContext(
      state: progress.state, builder: builder, previous: progress.previous)
    let all = context.candidates(for: snippet)
    var candidates =
      Array(all.filter { !$0.isLastResort }.prefix(PageCheck.candidateLimit))
      + all.filter(\.isLastResort).prefix(PageCheck.unseenLimit)
    var best: Trial?
    var lessons = lessons
    // The best of the places other than methods of shown types, which always know all names.
    var usual: Trial?
    var mayPresumeInChain = false
    // A place that needs nothing presumed is better than any that does.
    for presumes in mayPresume ? [false, true] : [false] {
      // What a name stands for that the article does not show may be of any framework.
      if presumes, builder.importsNothing, best.map(mayMeanFramework) ?? true {
        lessons.guess = ImportLessons.guesses.last
      }
      for candidate in candidates {
        let trial = try await trial(
          of: snippet, at: candidate, from: progress.state, presumes: presumes, lessons: lessons)
        lessons = trial.lessons
        if trial.succeeded { return try await variantPass(snippet, trial, candidates) ?? trial }
        if trial.isBroken { return trial }
        if trial.rank < best?.rank ?? (.max, .max, .max) { best = trial }
        if !candidate.isShownMethod, trial.rank < usual?.rank ?? (.max, .max, .max) {
          usual = trial
        }
        // A chain may use a variable that goes by the name of a modifier.
        mayPresumeInChain =
          mayPresumeInChain || candidate.isUnseenExpression && trial.mayPresume
        if trial.lacksNames, !presumes { break }
      }
      if presumes || best?.lacksNames != true, let candidate = best?.candidate,
        let fresh = context.fresh(candidate, for: snippet)
      {
        var trial = try await trial(
          of: snippet, at: fresh, from: progress.state, presumes: presumes, lessons: lessons)
        trial.stateAfter = trial.stateAfter.remembering(trial.stateBefore)
        if trial.succeeded { return trial }
      }
      let mayPresume =
        mayPresumeInChain || usual?.mayPresume ?? false || usual?.mayMeanOthers ?? false
        || isBefore(snippet)
        || snippet.syntax.isForm || snippet.usesCLibraryName
      // What builds on failing code is looked at once more where it stands, not elsewhere.
      if !mayPresume {
        guard let best, !best.failingNeeds.isEmpty else { break }
        candidates = [best.candidate]
      }
    }
    if let best, let other = try await variantPass(snippet, best, candidates) { return other }
    if let best, let split = try await alternativesPass(snippet, best) { return split }
    if let best, let head = try await headPass(snippet, best) { return head }
    return best
  }

  /// Whether something that a trial lacks may have to do with a framework: a name that one declares or by
  /// which its objects go, or more than a name.
  private func mayMeanFramework(_ trial: Trial) -> Bool {
    guard !trial.errors.isEmpty else { return true }
    return trial.errors.contains { error in
      guard let name = error.message.missingName else { return true }
      return !name.isPlaceholder
        && (standIns?.contains(name) ?? true || NameConvention.type(of: name) != nil
          || NameConvention.superclass(of: name) != nil)
    }
  }

  private func secondPass(
    _ snippet: PreparedSnippet, _ first: Trial
  ) async throws(Diagnostic) -> Trial {
    guard case .errors = first.outcome, !snippet.isAllError else { return first }
    var again = try await trial(
      of: snippet.clean, at: first.candidate, from: first.stateBefore,
      fillingFrom: grown(of: snippet.whole), lessons: first.lessons)
    // What this block builds on may have failed since.
    if case .unsupported = again.outcome, !again.failingNeeds.isEmpty { return again }
    guard again.succeeded else { return first }
    again.assumptions.append("what the article leaves out here is what it shows later")
    return again
  }

  func trial(
    of snippet: Snippet, at candidate: Candidate, from state: SampleState,
    fillingFrom final: SampleState? = nil, presumes: Bool = true, lessons: ImportLessons? = nil
  ) async throws(Diagnostic) -> Trial {
    let question = TrialQuestion(
      snippet: snippet, candidate: candidate, state: state, final: final, builder: builder,
      all: snippets.map(\.whole), mode: mode(of: snippet), isBefore: isBefore(snippet),
      failed: Set(trials.filter { !$0.value.succeeded }.keys), standIns: standIns,
      presumes: presumes, isShared: sharesCompilations,
      othersBefore: trials.values.reduce(into: []) { $0.formUnion($1.others) },
      lessons: lessons ?? self.lessons, patience: patience[snippet.index])
    return try await question.ask(compile)
  }

  /// What the page's trials have taught about imports; a guess is for its own block.
  private var lessons: ImportLessons {
    ImportLessons(absent: trials.values.reduce(into: []) { $0.formUnion($1.lessons.absent) })
  }

  func mode(of snippet: Snippet) -> Compilation.SwiftMode {
    for case .mode(let number) in snippet.info.options {
      return Compilation.SwiftMode(rawValue: number) ?? .swift5
    }
    return page.document.frontMatter?.swift.flatMap { .init(rawValue: $0.value) } ?? .swift5
  }

  /// True for the first of two blocks that stand right behind each other and set up the same: the code
  /// before a change and after it.
  private func isBefore(_ snippet: Snippet) -> Bool {
    guard snippet.index + 1 < snippets.count else { return false }
    let next = snippets[snippet.index + 1].whole
    let names = { (snippet: Snippet) in
      Set(snippet.syntax.items.filter { $0.role == .property }.flatMap(\.names))
    }
    return next.followsCode && !names(snippet).isDisjoint(with: names(next))
  }
}

extension Snippet {
  /// The name of the sample that the block belongs to, empty for the page's main one.
  var sample: String {
    for case .sample(let name) in info.options { return name }
    return ""
  }

  /// Why the block is not checked.
  fileprivate var skipReason: String? {
    for case .noCheck(let reason) in info.options { return reason }
    return nil
  }
}
