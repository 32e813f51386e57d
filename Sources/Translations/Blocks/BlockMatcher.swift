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

  private let a: [BlockEvidence]
  private let b: [BlockEvidence]
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
    return BlockMatcher(a: a, b: b, ratio: ratio).beads()
  }

  /// The sizes that a bead may have, most ordinary first, as ties go to the first.
  private static let sizes = [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 0), (0, 1)]

  private func beads() -> [Bead] {
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
    return beads
  }

  private func score(_ row: Int, _ inA: Int, _ column: Int, _ inB: Int) -> Double? {
    if inA == 0 || inB == 0 { return Self.alone }
    if inA == 1, inB == 1 { return pair(a[row], b[column]) }
    guard let first = Self.joined(a[row..<row + inA]),
      let second = Self.joined(b[column..<column + inB])
    else { return nil }
    return pair(first, second) + Self.merging * Double(inA + inB - 2)
  }

  /// Only paragraphs are split and joined by translators.
  private static func joined(_ blocks: ArraySlice<BlockEvidence>) -> BlockEvidence? {
    guard let first = blocks.first else { return nil }
    if blocks.count == 1 { return first.kind == .paragraph ? first : nil }
    guard blocks.allSatisfy({ $0.kind == .paragraph }) else { return nil }
    return blocks.dropFirst().reduce(first) { $0.merged(with: $1) }
  }

  private func pair(_ a: BlockEvidence, _ b: BlockEvidence) -> Double {
    var result = Self.prior
    if a.kind != b.kind { result += Self.otherKind }
    if a.kind == .code || b.kind == .code {
      guard a.kind == b.kind else { return -100 }
      result += a.content.code == b.content.code ? Self.sameCode : 0
    }
    return result + terms(a.content, b.content) + length(a.content, b.content)
  }

  private func terms(_ a: SectionContent, _ b: SectionContent) -> Double {
    var shared = 0
    var alone = 0
    for (term, use) in a.terms {
      if b.terms[term] != nil { shared += 1 } else if use.isName || use.isNumber { alone += 1 }
    }
    for (term, use) in b.terms where use.isName || use.isNumber {
      if a.terms[term] == nil { alone += 1 }
    }
    guard shared + alone > 0 else { return 0 }
    let share = 2 * Double(shared) / Double(2 * shared + alone)
    let weight = min(1, Double(shared + alone) / 3)
    return weight * Self.termsSlope * (share - Self.evenTerms)
  }

  private func length(_ a: SectionContent, _ b: SectionContent) -> Double {
    if a.length == 0, b.length == 0 { return 0 }
    let apart = log(
      (Double(b.length) + Self.allowance) / (Double(a.length) * ratio + Self.allowance))
    let spreads = apart / Self.lengthSpread
    return max(Self.worstLength, Self.sameLength - spreads * spreads / 2)
  }
}
