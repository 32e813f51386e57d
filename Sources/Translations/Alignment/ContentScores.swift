import Foundation

/// What the contents of two pages' sections say for and against each pair.
struct ContentScores {
  private let a: [SectionContent]
  private let b: [SectionContent]
  private let weights: AlignmentWeights
  /// Everything but the length, rows of `b.count` numbers.
  private var fixed: [Double] = []

  init(_ a: [SectionContent], _ b: [SectionContent], weights: AlignmentWeights) {
    (self.a, self.b, self.weights) = (a, b, weights)
    fixed.reserveCapacity(a.count * b.count)
    let terms = SharedTerms(a.map(\.terms), b.map(\.terms))
    let code = sharedCode()
    for row in a.indices {
      for column in b.indices {
        let shared = code[row * b.count + column].map { min($0, weights.mostForCode) }
        fixed.append(
          words(terms, row, column) + shape(a[row].shape, b[column].shape)
            + (shared ?? noCode(a[row], b[column])))
      }
    }
  }

  /// The value of a pair, when a text of the second page is `ratio` times as long as its original.
  func score(_ row: Int, _ column: Int, ratio: Double) -> Double {
    fixed[row * b.count + column] + length(a[row], b[column], ratio: ratio)
  }

  // MARK: Words

  private func words(_ terms: SharedTerms, _ row: Int, _ column: Int) -> Double {
    let mass = terms.mass(row, column)
    let weight = min(1, (mass.least * mass.most).squareRoot() / weights.fullTerms)
    let even = weights.evenFewTerms + (weights.evenManyTerms - weights.evenFewTerms) * weight
    let value = weights.termsSlope * (terms.similarity(row, column) - even)
    if value > 0 { return weight * min(weights.sameTerms, value) }
    // Names on one side alone speak against a pair, if less than names that differ.
    let against = min(1, max(weight, mass.most / 2 / weights.fullTerms))
    return against * max(weights.otherTerms, value)
  }

  // MARK: Code

  /// For the pairs that share blocks of code, what these are worth.
  private func sharedCode() -> [Int: Double] {
    let (first, second) = (places(a), places(b))
    var sums: [Int: Double] = [:]
    // In the order of the pages, as the order of a sum matters in its last digits.
    for (row, section) in a.enumerated() {
      for code in Set(section.code).sorted(by: { $0.value < $1.value }) {
        guard let inSecond = second[code] else { continue }
        let rarity = 1 / Double(max(first[code]?.count ?? 1, inSecond.count))
        let value = weights.sameCode * rarity * min(1, Double(code.count) / weights.fullBlock)
        for column in inSecond { sums[row * b.count + column, default: 0] += value }
      }
    }
    return sums
  }

  private func places(_ sections: [SectionContent]) -> [CodeFingerprint: [Int]] {
    var result: [CodeFingerprint: [Int]] = [:]
    for (index, section) in sections.enumerated() {
      for code in Set(section.code) { result[code, default: []].append(index) }
    }
    return result
  }

  /// What it says that no block of code is equal.
  private func noCode(_ a: SectionContent, _ b: SectionContent) -> Double {
    let first = a.code.reduce(0) { $0 + $1.count }
    let second = b.code.reduce(0) { $0 + $1.count }
    if first == 0, second == 0 { return 0 }
    let weight = min(1, Double(max(first, second)) / weights.fullBlock)
    return weight * (first > 0 && second > 0 ? weights.otherCode : weights.codeOnOneSide)
  }

  // MARK: Shape and length

  private func shape(_ a: SectionContent.Shape, _ b: SectionContent.Shape) -> Double {
    kind(a.items, b.items) + kind(a.rows, b.rows) + kind(a.images, b.images)
      + kind(a.quotes, b.quotes)
  }

  private func kind(_ a: Int, _ b: Int) -> Double {
    if a == b { return a == 0 ? 0 : weights.sameShape }
    return weights.otherShape * Double(abs(a - b)) / Double(max(a, b))
  }

  /// Short texts vary more, hence the allowance.
  private func length(_ a: SectionContent, _ b: SectionContent, ratio: Double) -> Double {
    let allowance = 60.0
    let apart = log((Double(b.length) + allowance) / (Double(a.length) * ratio + allowance))
    let spreads = apart / weights.lengthSpread
    return max(weights.worstLength, weights.sameLength - spreads * spreads / 2)
  }
}
