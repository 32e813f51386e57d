import Foundation

/// Pairs the blocks of one section with those of its translation, in their order.
///
/// After Gale and Church (1993): a dynamic programme over both rows, in which a block stands beside one
/// block, up to three paragraphs beside one or one beside three, or a block stands alone. Besides the lengths,
/// which are all that they had, kinds, names, numbers, links and equal code count.
struct BlockMatcher {
  /// Blocks that belong together; one side may be empty.
  struct Bead: Hashable {
    var a: Range<Int>
    var b: Range<Int>
  }

  /// What the evidence is worth, as in `AlignmentWeights`.
  private static let prior = 0.4
  private static let sameCode = 4.0
  private static let termsSlope = 3.0
  private static let evenTerms = 0.3
  private static let otherKind = -1.6
  private static let merging = -0.6
  /// Translators leave little out.
  private static let alone = -0.6
  private static let lengthSpread = 0.4
  private static let sameLength = 0.5
  private static let worstLength = -1.6
  /// Short texts vary more, hence the allowance.
  private static let allowance = 25.0
  /// Larger tables are not made; such sections are paired by position.
  private static let largest = 400_000

  /// For each block: it alone, joined with the next, and with the next two, as far as that can be.
  private let a: [[Candidate]]
  private let b: [[Candidate]]
  /// How long a translation is, measured by its original.
  private let ratio: Double

  /// The beads of two rows of blocks, in order; every block is in exactly one.
  static func beads(_ a: [BlockEvidence], _ b: [BlockEvidence], ratio: Double) -> [Bead] {
    if a.isEmpty || b.isEmpty || a.count > largest / b.count {
      let shared = min(a.count, b.count)
      return (0..<shared).map { Bead(a: $0..<$0 + 1, b: $0..<$0 + 1) }
        + (shared..<a.count).map { Bead(a: $0..<$0 + 1, b: b.count..<b.count) }
        + (shared..<b.count).map { Bead(a: a.count..<a.count, b: $0..<$0 + 1) }
    }
    return BlockMatcher(a: Candidate.all(a), b: Candidate.all(b), ratio: ratio).solution().beads
  }

  /// How well two rows of blocks go together, in the unit of `AlignmentWeights`; nothing for rows that
  /// are too long to be compared.
  static func value(_ a: [BlockEvidence], _ b: [BlockEvidence], ratio: Double) -> Double? {
    guard b.isEmpty || a.count <= largest / b.count else { return nil }
    return BlockMatcher(a: Candidate.all(a), b: Candidate.all(b), ratio: ratio).solution().value
  }

  /// The sizes that a bead may have, most ordinary first, as ties go to the first.
  private static let sizes = [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 0), (0, 1)]

  private func solution() -> (beads: [Bead], value: Double) {
    let width = b.count + 1
    var best = Array(repeating: 0.0, count: (a.count + 1) * width)
    var choice = Array(repeating: 0, count: best.count)
    for row in (0...a.count).reversed() {
      for column in (0...b.count).reversed() where row < a.count || column < b.count {
        var value = -Double.infinity
        for (index, size) in Self.sizes.enumerated() {
          guard row + size.0 <= a.count, column + size.1 <= b.count,
            let score = score(row, size.0, column, size.1)
          else { continue }
          let sum = score + best[(row + size.0) * width + column + size.1]
          if sum > value + 1e-9 { (value, choice[row * width + column]) = (sum, index) }
        }
        best[row * width + column] = value
      }
    }
    var beads: [Bead] = []
    var (row, column) = (0, 0)
    while row < a.count || column < b.count {
      let size = Self.sizes[choice[row * width + column]]
      beads.append(Bead(a: row..<row + size.0, b: column..<column + size.1))
      (row, column) = (row + size.0, column + size.1)
    }
    return (beads, best.first ?? 0)
  }

  private func score(_ row: Int, _ inA: Int, _ column: Int, _ inB: Int) -> Double? {
    if inA == 0 || inB == 0 { return Self.alone }
    guard inA <= a[row].count, inB <= b[column].count else { return nil }
    let (first, second) = (a[row][inA - 1], b[column][inB - 1])
    if inA == 1, inB == 1 { return pair(first, second) }
    // Only paragraphs are split and joined by translators.
    guard first.kind == .paragraph, second.kind == .paragraph else { return nil }
    return pair(first, second) + Self.merging * Double(inA + inB - 2)
  }

  private func pair(_ a: Candidate, _ b: Candidate) -> Double {
    var result = Self.prior
    if a.kind != b.kind { result += Self.otherKind }
    if a.kind == .code || b.kind == .code {
      guard a.kind == b.kind else { return -100 }
      result += a.code == b.code ? Self.sameCode : 0
    }
    return result + terms(a.terms, b.terms) + length(a.length, b.length)
  }

  /// Both are sorted. Words of running text count only where they agree.
  private func terms(_ a: [Candidate.Term], _ b: [Candidate.Term]) -> Double {
    var shared = 0
    var alone = 0
    var (first, second) = (0, 0)
    while first < a.count || second < b.count {
      if second == b.count || (first < a.count && a[first].hash < b[second].hash) {
        alone += a[first].isBinding ? 1 : 0
        first += 1
      } else if first == a.count || b[second].hash < a[first].hash {
        alone += b[second].isBinding ? 1 : 0
        second += 1
      } else {
        shared += 1
        (first, second) = (first + 1, second + 1)
      }
    }
    guard shared + alone > 0 else { return 0 }
    let share = 2 * Double(shared) / Double(2 * shared + alone)
    let weight = min(1, Double(shared + alone) / 3)
    return weight * Self.termsSlope * (share - Self.evenTerms)
  }

  private func length(_ a: Int, _ b: Int) -> Double {
    if a == 0, b == 0 { return 0 }
    let apart = log((Double(b) + Self.allowance) / (Double(a) * ratio + Self.allowance))
    let spreads = apart / Self.lengthSpread
    return max(Self.worstLength, Self.sameLength - spreads * spreads / 2)
  }
}

/// A block, or some paragraphs taken for one, in the form that is compared most quickly.
private struct Candidate {
  struct Term {
    var hash: UInt64
    /// True for names and numbers, which are bound to stand in the translation.
    var isBinding: Bool
  }

  let kind: BlockEvidence.Kind
  let code: [CodeFingerprint]
  let length: Int
  /// By their hashes.
  let terms: [Term]

  private init(_ evidence: BlockEvidence) {
    kind = evidence.kind
    code = evidence.content.code
    length = evidence.content.length
    terms = evidence.content.terms.map { hash, use in
      Term(hash: hash, isBinding: use.isName || use.isNumber)
    }.sorted { $0.hash < $1.hash }
  }

  /// For each block, itself and what it makes with one and two paragraphs that follow.
  static func all(_ blocks: [BlockEvidence]) -> [[Candidate]] {
    blocks.indices.map { start in
      var joined = blocks[start]
      var result = [Candidate(joined)]
      for next in blocks[(start + 1)...].prefix(2) {
        guard joined.kind == .paragraph, next.kind == .paragraph else { break }
        joined = joined.merged(with: next)
        result.append(Candidate(joined))
      }
      return result
    }
  }
}
