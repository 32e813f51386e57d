import Foundation
import Markdown

extension Rule {
  static let lengthDiffers = Rule(
    id: "length-differs", severity: .warning,
    summary: "a paragraph is far longer or shorter than its original",
    explanation: """
      Measured by how long the translation is on the whole, so that a language which needs more \
      letters is no finding. Half of a paragraph may be missing, or the source has been rewritten \
      since. Short paragraphs vary and are not compared.
      """,
    wrong: "en: (five sentences)\nde: (one sentence)",
    right: "de: (fünf Sätze)",
    check: { comparison in
      comparison.forEachPair { pair, source, page in
        guard pair.source.count > 0, pair.translation.count > 0 else { return [] }
        let blocks = page.document.blocks[pair.translation]
        let others = source.document.blocks[pair.source]
        guard (Array(blocks) + Array(others)).allSatisfy(\.isParagraphOrQuote) else { return [] }
        let ratio = comparison.blocks[page.language]?.ratio ?? 1
        func length(_ leaves: ArraySlice<Leaf>) -> Double {
          leaves.reduce(0) { $0 + Double($1.text.bytes.count) }
        }
        let mine = length(comparison.leaves(pair.translation, of: page))
        let theirs = length(comparison.leaves(pair.source, of: source)) * ratio
        guard max(mine, theirs) >= leastLength else { return [] }
        let apart = log((mine + allowance) / (theirs + allowance))
        guard abs(apart) > log(mostTimes) else { return [] }
        let times = (max(mine, theirs) / max(1, min(mine, theirs)) * 10).rounded() / 10
        return [
          Report(
            side: page.side, range: comparison.range(of: pair.translation, of: page),
            message: "this text is \(times) times as \(apart < 0 ? "short" : "long") as the "
              + "source's (\(source.language)) lets expect",
            section: comparison.groupID(of: pair),
            source: Finding.Place(
              file: source.file, range: comparison.range(of: pair.source, of: source)))
        ]
      }
    })

  /// In bytes, of the longer one.
  private static let leastLength = 180.0
  private static let allowance = 60.0
  private static let mostTimes = 2.2
}

extension Block {
  fileprivate var isParagraphOrQuote: Bool {
    switch kind {
    case .paragraph, .quote: true
    default: false
    }
  }
}
