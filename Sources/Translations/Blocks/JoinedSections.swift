import Catalog

extension SectionBlocks {
  /// By as much the blocks of two sections have to go better together with those of one than apart.
  private static let leastGain = 1.6

  /// The sections without a partner whose text stands in the partner of the section after or before, with
  /// that section: a translator has joined two sections, or has split one.
  ///
  /// - Parameters:
  ///   - partner: for each section that has one, its partner on the other page.
  ///   - ratio: how long the other page's text is, measured by this one's.
  func joined(
    with other: SectionBlocks, partner: [Int: Int], ratio: Double
  ) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for section in page.sections.indices where partner[section] == nil {
      let own = rows(of: section)
      guard !own.isEmpty, page.sections[section].isLeaf else { continue }
      let best = [section + 1, section - 1].compactMap { neighbour -> (Int, Double)? in
        guard page.sections.indices.contains(neighbour), let there = partner[neighbour],
          page.sections[neighbour].level == page.sections[section].level,
          page.sections[neighbour].isLeaf
        else { return nil }
        let beside = rows(of: neighbour)
        let both = section < neighbour ? own + beside : beside + own
        let text = other.rows(of: there)
        guard let together = BlockMatcher.value(both, text, ratio: ratio),
          let apart = BlockMatcher.value(beside, text, ratio: ratio),
          let alone = BlockMatcher.value(own, [], ratio: ratio)
        else { return nil }
        return (neighbour, together - apart - alone)
      }.max { ($0.1, $1.0) < ($1.1, $0.0) }
      if let best, best.1 >= Self.leastGain { result[section] = best.0 }
    }
    return result
  }

  private func rows(of section: Int) -> [BlockEvidence] {
    visible(page.sections[section].ownBlocks).map { evidence(of: $0) }
  }
}

extension Section {
  /// Whether no section stands in this one.
  fileprivate var isLeaf: Bool { ownBlocks.upperBound == allBlocks.upperBound }
}
