/// In what way a source section differs from the state that a translation was made from, by blocks.
public struct SourceChange: Hashable, Sendable {
  /// The number of blocks of each kind.
  public var changed: [BlockKind: Int] = [:]
  /// Blocks that are new.
  public var added: [BlockKind: Int] = [:]
  /// Blocks that are gone.
  public var removed: [BlockKind: Int] = [:]

  /// What became of the blocks of one state in another one. A block that is gone and one of its kind
  /// that is new count as one that has changed.
  init(from old: [SectionFingerprint.Block], to new: [SectionFingerprint.Block]) {
    var left: [SectionFingerprint.Block: Int] = [:]
    for block in old { left[block, default: 0] += 1 }
    for block in new {
      if let count = left[block], count > 0 {
        left[block] = count - 1
      } else {
        added[block.kind, default: 0] += 1
      }
    }
    for (block, count) in left where count > 0 { removed[block.kind, default: 0] += count }
    for kind in BlockKind.allCases {
      let both = min(added[kind] ?? 0, removed[kind] ?? 0)
      guard both > 0 else { continue }
      changed[kind] = both
      added[kind] = (added[kind] ?? 0) > both ? (added[kind] ?? 0) - both : nil
      removed[kind] = (removed[kind] ?? 0) > both ? (removed[kind] ?? 0) - both : nil
    }
  }

  /// The number of blocks that are concerned.
  public var count: Int {
    [changed, added, removed].reduce(0) { $0 + $1.values.reduce(0, +) }
  }

  /// The change in words, as in `2 paragraphs changed, 1 table new`.
  public var summary: String {
    let parts = [(changed, "changed"), (added, "new"), (removed, "removed")].compactMap {
      counts, verb -> String? in
      let nouns = BlockKind.allCases.compactMap { kind in counts[kind].map(kind.counted) }
      return nouns.isEmpty ? nil : "\(Self.listed(nouns)) \(verb)"
    }
    return parts.isEmpty ? "the order of its blocks changed" : parts.joined(separator: ", ")
  }

  private static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
