import Diagnostics
import Samples

extension PageCheck {
  /// Blocks that fail by themselves and are parts of others are what those are.
  ///
  /// A block that is marked to fail is judged by itself, and so is one whose code was changed to be checked.
  /// What is shown later may have set right what is wrong here, so that it speaks only for what cannot be
  /// judged where it stands.
  func judgeQuotes(_ reports: inout [BlockReport]) {
    for index in snippets.indices where reports[index].verdict == .failed {
      let snippet = snippets[index]
      guard !snippet.mustFail, let part = QuotedPart(snippet.whole) else { continue }
      let homes = snippets.indices.filter { other in
        other != index && snippets[other].whole.sample == snippet.whole.sample
          && [.verified, .unsupported].contains(reports[other].verdict)
          && (other < index || isIncomplete(index, part))
          && part.isPart(of: snippets[other].whole)
      }
      // What is proved somewhere is right.
      guard let home = homes.first(where: { reports[$0].verdict == .verified }) ?? homes.first
      else { continue }
      reports[index].take(
        (reports[home].verdict, reports[home].reason), errors: [], file: page.file)
      reports[index].lacks = reports[home].lacks
      reports[index].assumptions = [
        "the block shows a part of what line \(snippets[home].whole.line) shows"
      ]
    }
  }

  /// Whether an extension is said to lack what a protocol asks for; it may be shown in part.
  private func isOfExtension(_ error: CompilerError, in snippet: Snippet) -> Bool {
    error.message.missingConformance != nil
      && snippet.syntax.items.contains {
        $0.role == .typeExtension && $0.range.contains(error.offset)
      }
  }

  /// Whether a block stops early, or uses what is not shown where it stands.
  private func isIncomplete(_ index: Int, _ part: QuotedPart) -> Bool {
    guard !part.isCutOff, let trial = trials[index] else { return true }
    return trial.errors.contains {
      $0.message.missingName != nil || isOfExtension($0, in: snippets[index].whole)
    }
  }
}
