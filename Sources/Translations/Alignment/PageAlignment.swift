import Foundation

/// The sections of one page paired with those of another.
///
/// First the best set of pairs that keeps the order of both pages is found, by a dynamic programme
/// over the two lists of sections; leaving a section alone costs nothing, so a pair is made where its
/// evidence is above zero. This is repeated, since the first pairs tell how long a translation is and
/// which sections hold which. Then sections that are left over are paired against the order where the
/// evidence is strong: they have been moved.
struct PageAlignment {
  /// Two sections that are the same, by their indices in the pages.
  struct Pair: Hashable {
    var a: Int
    var b: Int
    /// From 0 to 1.
    var confidence: Double
  }

  /// The pairs, in the order of the first page.
  private(set) var pairs: [Pair] = []

  private let a: [SectionEvidence]
  private let b: [SectionEvidence]
  private let scores: PairScores
  private var ratio = 1.0
  private var partnerOfA: [Int?]
  private var partnerOfB: [Int?]

  /// The first round knows neither lengths nor parents; more than three rounds changed nothing.
  private static let rounds = 3

  /// Tables larger than this many cells are not made; such pages are compared by stretches.
  private static let largest = 1_000_000

  init(_ a: [SectionEvidence], _ b: [SectionEvidence], weights: AlignmentWeights = .init()) {
    let isTooLarge = b.count > 0 && a.count > Self.largest / b.count
    if isTooLarge { pairs = LongAlignment(a, b, weights: weights).pairs }
    let (a, b) = isTooLarge ? ([], []) : (a, b)
    (self.a, self.b) = (a, b)
    scores = PairScores(a, b, weights: weights)
    partnerOfA = Array(repeating: nil, count: a.count)
    partnerOfB = Array(repeating: nil, count: b.count)
    guard !a.isEmpty, !b.isEmpty else { return }
    ratio = lengthRatio(a.indices.map { $0 }, b.indices.map { $0 })
    for _ in 0..<Self.rounds {
      let matrix = scoreMatrix()
      let before = partnerOfA
      pairInOrder(matrix)
      let paired = a.indices.filter { partnerOfA[$0] != nil }
      ratio = lengthRatio(paired, paired.compactMap { partnerOfA[$0] })
      if partnerOfA == before { break }
    }
    pairMoved()
    pairs = confidentPairs()
  }

  private func lengthRatio(_ inA: [Int], _ inB: [Int]) -> Double {
    let first = inA.reduce(200) { $0 + a[$1].own.length }
    let second = inB.reduce(200) { $0 + b[$1].own.length }
    return min(3, max(1 / 3, Double(second) / Double(first)))
  }

  // MARK: Scores with parents

  private func scoreMatrix() -> [Double] {
    var matrix: [Double] = []
    matrix.reserveCapacity(a.count * b.count)
    for row in a.indices { for column in b.indices { matrix.append(score(row, column)) } }
    return matrix
  }

  private func score(_ row: Int, _ column: Int) -> Double {
    scores.score(row, column, ratio: ratio) + parents(a[row].parent, b[column].parent)
  }

  private func parents(_ row: Int?, _ column: Int?) -> Double {
    guard let row, let column else {
      return row == nil && column == nil ? scores.weights.sameParent : 0
    }
    switch (partnerOfA[row], partnerOfB[column]) {
    case (column, _): return scores.weights.sameParent
    case (nil, nil): return 0
    default: return scores.weights.otherParent
    }
  }

  // MARK: In order

  private mutating func pairInOrder(_ matrix: [Double]) {
    let width = b.count + 1
    var best = Array(repeating: 0.0, count: (a.count + 1) * width)
    for row in a.indices.reversed() {
      for column in b.indices.reversed() {
        let pair = matrix[row * b.count + column] + best[(row + 1) * width + column + 1]
        best[row * width + column] =
          max(pair, best[(row + 1) * width + column], best[row * width + column + 1])
      }
    }
    partnerOfA = Array(repeating: nil, count: a.count)
    partnerOfB = Array(repeating: nil, count: b.count)
    var (row, column) = (0, 0)
    while row < a.count, column < b.count {
      let value = best[row * width + column]
      let score = matrix[row * b.count + column]
      if score > 0, value == score + best[(row + 1) * width + column + 1] {
        pair(row, column)
        (row, column) = (row + 1, column + 1)
      } else if value == best[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  private mutating func pair(_ row: Int, _ column: Int) {
    partnerOfA[row] = column
    partnerOfB[column] = row
  }

  // MARK: Against the order

  /// Best evidence first; a pair may settle which sections hold which, so the rest is looked at again.
  private mutating func pairMoved() {
    for _ in 0..<Self.rounds {
      let candidates = movedCandidates()
      if candidates.isEmpty { return }
      for (row, column, _) in candidates
      where partnerOfA[row] == nil && partnerOfB[column] == nil {
        pair(row, column)
      }
    }
  }

  private func movedCandidates() -> [(row: Int, column: Int, score: Double)] {
    let columns = b.indices.filter { partnerOfB[$0] == nil }
    var result: [(row: Int, column: Int, score: Double)] = []
    for row in a.indices where partnerOfA[row] == nil {
      for column in columns {
        let score = score(row, column)
        if score >= scores.weights.againstOrder { result.append((row, column, score)) }
      }
    }
    return result.sorted { ($1.score, $0.row, $0.column) < ($0.score, $1.row, $1.column) }
  }

  // MARK: Confidence

  /// A pair is as sure as its evidence outweighs that of the best section which is left over.
  private func confidentPairs() -> [Pair] {
    let freeA = a.indices.filter { partnerOfA[$0] == nil }
    let freeB = b.indices.filter { partnerOfB[$0] == nil }
    return a.indices.compactMap { row in
      guard let column = partnerOfA[row] else { return nil }
      if scores.pinned[row] == column { return Pair(a: row, b: column, confidence: 1) }
      var other = 0.0
      for free in freeB { other = max(other, score(row, free)) }
      for free in freeA { other = max(other, score(free, column)) }
      let margin = score(row, column) - other
      return Pair(a: row, b: column, confidence: 1 / (1 + exp(-margin)))
    }
  }
}
