import Diagnostics
import Samples

/// The verdict on a block that has its place.
extension PageCheck {
  /// What a reader must know of the code that a block builds on.
  private func failingNeeds(of trial: Trial, _ snippet: Snippet) -> [String] {
    let missing = Set(trial.errors.compactMap(\.message.missingName))
    let broken = trials.filter { index, trial in
      index != snippet.index && !trial.succeeded
        && !missing.isDisjoint(with: snippets[index].whole.syntax.declaredNames)
    }.keys
    return Set(trial.failingNeeds).union(broken).sorted().map { index in
      let isRight = trials[index]?.succeeded ?? false
      return "line \(snippets[index].whole.line), which it builds on, does not compile"
        + (isRight ? " together with it" : "")
    }
  }

  func judge(
    _ snippet: PreparedSnippet, _ trial: Trial, into report: inout BlockReport
  ) async throws(Diagnostic) {
    report.assumptions =
      (snippet.whole.isUntagged ? ["the block names no language and is taken for Swift"] : [])
      + (snippet.whole.completion.isEmpty
        ? [] : ["the block stops before the end of what it begins"])
      + trial.assumptions + importAssumption(of: snippet.whole, trial)
      + failingNeeds(of: trial, snippet.whole)
    report.annotations = annotations(of: snippet.whole, trial)
    report.take(trial.explainingSyntax(of: snippet.whole), file: page.file)
    if !snippet.mustFail, let reason = neededPackage(trial) {
      return report.take((.unsupported, reason), errors: [], file: page.file)
    }
    guard snippet.mustFail else { return }
    if !trial.succeeded && snippet.option == nil && !snippet.isAllError {
      report.reason = "without the lines marked as errors it should compile: " + report.reason
      return
    }
    let whole = try await self.trial(
      of: snippet.whole, at: trial.candidate, from: trial.stateBefore,
      fillingFrom: trial.usedLater ? grown(of: snippet.whole) : nil,
      presumes: !trial.assumptions.isEmpty, lessons: trial.lessons)
    if whole.succeeded, !whole.failingNeeds.isEmpty {
      report.take(
        (.unsupported, "it cannot be told, as the code that it builds on does not compile"),
        errors: [], file: page.file)
      return
    }
    if whole.succeeded, try await judgeElsewhere(snippet, whole, into: &report) { return }
    report.take(
      ExpectedErrors(snippet: snippet).verdict(on: whole), errors: whole.errors, file: page.file)
  }

  /// What is said to fail and compiles may fail in a function, where the compiler knows more of the
  /// variables, or when it runs; false if neither is to be seen.
  private func judgeElsewhere(
    _ snippet: PreparedSnippet, _ whole: Trial, into report: inout BlockReport
  ) async throws(Diagnostic) -> Bool {
    let inside = try await trial(
      of: snippet.whole, at: .unseenFunction, from: whole.stateBefore,
      presumes: !whole.assumptions.isEmpty, lessons: whole.lessons)
    let verdict = ExpectedErrors(snippet: snippet).verdict(on: inside)
    if !inside.succeeded, verdict.0 == .expectedError {
      report.assumptions += inside.assumptions.filter { !report.assumptions.contains($0) }
      report.take(verdict, errors: inside.errors, file: page.file)
      return true
    }
    guard snippet.option == nil, snippet.failsWhenRun else { return false }
    report.take(
      (.verified, "it compiles; the error that it speaks of occurs when it runs"), errors: [],
      file: page.file)
    return true
  }
}
