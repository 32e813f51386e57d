/// What speaks for and against each pair of sections of two pages, but for their order and parents.
struct PairScores {
  let weights: AlignmentWeights
  /// The pairs that ids fix, by row.
  let pinned: [Int: Int]
  private let pinnedColumns: [Int: Int]
  private let columns: Int
  /// Ids, titles and levels.
  private var frame: [Double]
  private let own: ContentScores
  private let whole: ContentScores
  private let a: [SectionEvidence]
  private let b: [SectionEvidence]

  init(_ a: [SectionEvidence], _ b: [SectionEvidence], weights: AlignmentWeights) {
    (self.a, self.b, self.weights) = (a, b, weights)
    columns = b.count
    pinned = PairScores.pins(a, b)
    pinnedColumns = Dictionary(
      pinned.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    own = ContentScores(a.map(\.own), b.map(\.own), weights: weights)
    whole = ContentScores(a.map(\.whole), b.map(\.whole), weights: weights)
    frame = []
    frame.reserveCapacity(a.count * b.count)
    for first in a {
      for second in b {
        frame.append(weights.prior + PairScores.frame(first, second, weights))
      }
    }
  }

  /// The value of a pair, when a text of the second page is `ratio` times as long as its original.
  func score(_ row: Int, _ column: Int, ratio: Double) -> Double {
    if let partner = pinned[row] {
      return partner == column ? weights.sameID : -weights.sameID
    }
    if pinnedColumns[column] != nil { return -weights.sameID }
    let frame = frame[row * columns + column]
    let content = own.score(row, column, ratio: ratio)
    if a[row].isLeaf, b[column].isLeaf { return frame + content }
    let regrouped = whole.score(row, column, ratio: ratio) + weights.regrouped
    return frame + max(content, regrouped)
  }

  /// Two ids given by hand agree, or one given by hand agrees with one that a title leads to.
  static func pins(_ a: [SectionEvidence], _ b: [SectionEvidence]) -> [Int: Int] {
    let byID = Dictionary(
      b.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var pins: [Int: Int] = [:]
    for (index, section) in a.enumerated() {
      guard let partner = byID[section.id] else { continue }
      if section.hasExplicitID || b[partner].hasExplicitID { pins[index] = partner }
    }
    return pins
  }

  private static func frame(
    _ a: SectionEvidence, _ b: SectionEvidence, _ weights: AlignmentWeights
  ) -> Double {
    let steps = min(abs(a.level - b.level), abs(a.depth - b.depth))
    var result = steps == 0 ? weights.sameLevel : weights.levelStep * Double(steps)
    if !a.titleKeys.isDisjoint(with: b.titleKeys) { result += weights.sameTitle }
    if a.hasExplicitID, b.hasExplicitID, a.id != b.id { result += weights.otherID }
    if a.isRoot, b.isRoot { result += weights.sameRoot }
    return result
  }
}
