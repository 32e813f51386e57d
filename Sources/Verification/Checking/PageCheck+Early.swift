import Diagnostics
import Samples

/// Verdicts for those who wait, before the rest of the page is looked at.
extension PageCheck {
  /// What is known of a block that has its place; nothing where it lacks what a later block shows.
  func judgeEarly(_ report: BlockReport) async throws(Diagnostic) -> BlockReport? {
    guard let trial = trials[report.index] else { return report }
    let lacksWhatComes = trial.errors.contains { error in
      let message = error.message
      let name =
        message.missingName ?? message.missingMember?.member ?? message.missingMemberType?.member
      return name.map(builder.declares) ?? false
    }
    guard !lacksWhatComes else { return nil }
    var report = report
    try await judge(snippets[report.index], trial, into: &report)
    return report
  }
}
