import Diagnostics
import Samples

extension PageCheck {
  /// Checks each version of what a block declares several times; nothing where some version does not compile.
  func alternativesPass(
    _ snippet: Snippet, _ best: Trial
  ) async throws(Diagnostic) -> Trial? {
    guard case .errors = best.outcome else { return nil }
    var last: Trial?
    for version in snippet.versions() {
      guard let trial = try await firstPass(version), trial.succeeded else { return nil }
      last = trial
    }
    last?.assumptions.append("the block shows alternatives, each of which is checked by itself")
    return last
  }
}
