import Diagnostics
import Samples

extension PageCheck {
  /// Looks whether a block is the head of a call, as in `VStack(spacing: 8)`, that compiles once the closure
  /// follows which the article leaves out here. What stands in a type or in a function is no head.
  func headPass(_ snippet: Snippet, _ best: Trial) async throws(Diagnostic) -> Trial? {
    guard case .errors = best.outcome, snippet.completion.isEmpty, snippet.syntax.problems.isEmpty,
      let last = snippet.syntax.items.last, last.role == .expression,
      let closure = best.errors.lazy.filter({ last.range.contains($0.offset) })
        .compactMap(\.message.missingClosure).first
    else { return nil }
    let whole = snippet.completed(by: closure)
    guard whole.syntax.problems.isEmpty,
      var trial = try await firstPass(whole), trial.succeeded
    else { return nil }
    // What was added is not the article's.
    trial.stateAfter = trial.stateBefore
    trial.assumptions.append("the call goes on with a closure that the article does not show here")
    return trial
  }
}
