import Foundation

/// What speaks for and against each pair of sections of two pages, but for their order and parents.
struct PairScores {
  let rows: Int
  let columns: Int
  /// The pairs that ids fix, by row.
  let pinned: [Int: Int]
  private let pinnedColumns: [Int: Int]
  private var fixed: [Double]
  private let a: [SectionEvidence]
  private let b: [SectionEvidence]
  let weights: AlignmentWeights

  init(_ a: [SectionEvidence], _ b: [SectionEvidence], weights: AlignmentWeights) {
    (self.a, self.b, self.weights) = (a, b, weights)
    (rows, columns) = (a.count, b.count)
    pinned = PairScores.pins(a, b)
    pinnedColumns = Dictionary(
      pinned.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    fixed = Array(repeating: weights.prior, count: a.count * b.count)
    let terms = SharedTerms(a.map(\.terms), b.map(\.terms))
    let below = SharedTerms(a.map(\.allTerms), b.map(\.allTerms))
    for row in a.indices {
      for column in b.indices {
        fixed[row * columns + column] +=
          names(a[row], b[column]) + structure(a[row], b[column]) + words(terms, row, column)
          + wordsBelow(below, row, column)
      }
    }
    addCode()
  }

  /// The value of a pair, when a text of the second page is `ratio` times as long as its original.
  func score(_ row: Int, _ column: Int, ratio: Double) -> Double {
    if let partner = pinned[row] {
      return partner == column ? weights.sameID : -weights.sameID
    }
    if pinnedColumns[column] != nil { return -weights.sameID }
    return fixed[row * columns + column] + length(a[row], b[column], ratio: ratio)
  }

  // MARK: Ids and titles

  /// Two ids given by hand agree, or one given by hand agrees with one that a title leads to.
  private static func pins(_ a: [SectionEvidence], _ b: [SectionEvidence]) -> [Int: Int] {
    var byID: [String: Int] = [:]
    for (index, section) in b.enumerated() { byID[section.id] = index }
    var pins: [Int: Int] = [:]
    for (index, section) in a.enumerated() {
      guard let partner = byID[section.id] else { continue }
      if section.explicitID != nil || b[partner].explicitID != nil { pins[index] = partner }
    }
    return pins
  }

  private func names(_ a: SectionEvidence, _ b: SectionEvidence) -> Double {
    let title = a.titleKeys.isDisjoint(with: b.titleKeys) ? 0 : weights.sameTitle
    guard let first = a.explicitID, let second = b.explicitID, first != second else { return title }
    return title + weights.otherID
  }

  // MARK: Words and code

  private func words(_ terms: SharedTerms, _ row: Int, _ column: Int) -> Double {
    let similarity = terms.similarity(row, column)
    let mass = terms.mass(row, column)
    return weights.sameTerms * similarity * min(1, mass.least / weights.fullTerms)
      + weights.otherTerms * (1 - similarity) * min(1, mass.most / weights.fullTerms)
  }

  private func wordsBelow(_ terms: SharedTerms, _ row: Int, _ column: Int) -> Double {
    let hasMore =
      a[row].terms.count < a[row].allTerms.count && b[column].terms.count < b[column].allTerms.count
    guard hasMore else { return 0 }
    let least = min(1, terms.mass(row, column).least / weights.fullTerms)
    return weights.sameTermsBelow * terms.similarity(row, column) * least
  }

  private mutating func addCode() {
    var first: [CodeFingerprint: Set<Int>] = [:]
    var second: [CodeFingerprint: Set<Int>] = [:]
    for (index, section) in a.enumerated() {
      for code in section.code { first[code, default: []].insert(index) }
    }
    for (index, section) in b.enumerated() {
      for code in section.code { second[code, default: []].insert(index) }
    }
    var sums: [Int: Double] = [:]
    for (code, inFirst) in first {
      guard let inSecond = second[code] else { continue }
      let rarity = 1 / Double(max(inFirst.count, inSecond.count))
      let value = weights.sameCode * rarity * min(1, Double(code.count) / weights.fullBlock)
      for row in inFirst {
        for column in inSecond { sums[row * columns + column, default: 0] += value }
      }
    }
    for (cell, sum) in sums { fixed[cell] += min(sum, weights.mostForCode) }
  }

  // MARK: Structure and length

  private func structure(_ a: SectionEvidence, _ b: SectionEvidence) -> Double {
    let steps = min(abs(a.level - b.level), abs(a.depth - b.depth))
    let level = steps == 0 ? weights.sameLevel : weights.levelStep * Double(steps)
    return level + kind(a.shape.code, b.shape.code) + kind(a.shape.items, b.shape.items)
      + kind(a.shape.rows, b.shape.rows) + kind(a.shape.images, b.shape.images)
      + kind(a.shape.quotes, b.shape.quotes)
  }

  private func kind(_ a: Int, _ b: Int) -> Double {
    if a == b { return a == 0 ? 0 : weights.sameShape }
    return weights.otherShape * Double(abs(a - b)) / Double(max(a, b))
  }

  /// Short texts vary more, hence the allowance.
  private func length(_ a: SectionEvidence, _ b: SectionEvidence, ratio: Double) -> Double {
    let allowance = 60.0
    let apart = log((Double(b.length) + allowance) / (Double(a.length) * ratio + allowance))
    let spreads = apart / weights.lengthSpread
    return max(weights.worstLength, weights.sameLength * (1 - spreads * spreads / 2))
  }
}
