import Diagnostics
import Samples

extension PageCheck {
  /// Blocks that fail by themselves and are parts of others are what those are.
  ///
  /// A block that is marked to fail is judged by itself, and so is one whose code was changed to be checked.
  func judgeQuotes(_ reports: inout [BlockReport]) {
    for index in snippets.indices where reports[index].verdict == .failed {
      let snippet = snippets[index]
      guard !snippet.mustFail, let part = QuotedPart(snippet.whole) else { continue }
      let homes = snippets.indices.filter { other in
        other != index && snippets[other].whole.sample == snippet.whole.sample
          && [.verified, .unsupported].contains(reports[other].verdict)
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
}
