import Diagnostics
import Samples

extension PageCheck {
  /// How many earlier versions of declarations are tried, at most.
  private static let variantLimit = 4

  /// Looks whether a block compiles where some name means an earlier version of what the article shows, or
  /// only what the block itself declares.
  func variantPass(
    _ snippet: Snippet, _ best: Trial, _ candidates: [Candidate]
  ) async throws(Diagnostic) -> Trial? {
    // Code that others show may break only together with this block; that is no fault of either.
    let breaks = best.failingNeeds.contains { trials[$0]?.succeeded ?? false }
    switch best.outcome {
    case .errors: break
    case .compiles where breaks: break
    default: return nil
    }
    let doubtful = Set(
      best.errors.flatMap { [$0.message.ambiguous, $0.message.redeclared].compactMap(\.self) })
    let variants =
      doubtful.sorted().compactMap { best.stateBefore.variant(declaringOnly: $0, in: snippet) }
      + best.stateBefore.variants(for: snippet, breaking: best.failingNeeds)
    // What does not go together with a later version of a function hardly stands in its body.
    let places =
      [best.candidate] + candidates.filter { $0.isTopLevel && !best.candidate.isTopLevel }
    for (variant, place) in variants.prefix(PageCheck.variantLimit).flatMap({ variant in
      places.map { (variant, $0) }
    }) {
      var trial = try await trial(
        of: snippet, at: place, from: variant.state,
        presumes: best.mayPresume || !best.assumptions.isEmpty, lessons: best.lessons)
      guard trial.succeeded, !best.succeeded || trial.failingNeeds.isEmpty else { continue }
      let line = variant.snippet.map { snippets[$0].whole.line }
      trial.assumptions.append(
        line.map { "'\(variant.name)' is what line \($0) defines, not a later version" }
          ?? "'\(variant.name)' is only what this block declares")
      return trial
    }
    return nil
  }
}
