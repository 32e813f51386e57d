import Catalog
import Markdown

/// A translation's blocks beside its source's, section by section.
struct PageBlocks: Sendable {
  /// Blocks of the two pages that belong together, by their indices in the documents; one side may be
  /// empty, and then stands where the blocks would be.
  struct Pair: Hashable, Sendable {
    /// The index of the section's group; nothing above the first heading.
    var group: Int?
    var source: Range<Int>
    var translation: Range<Int>
  }

  /// A pair of sections: their blocks below the heading.
  struct Stretch: Sendable {
    var group: Int?
    var source: Range<Int>
    var translation: Range<Int>
  }

  /// The sections that both pages have, in the order of the groups. Sections that only one page has
  /// count for the one before them: a heading more or less moves no text.
  let stretches: [Stretch]
  /// What belongs together in them, in order.
  let pairs: [Pair]
  /// How long the translation's text is, measured by the source's.
  let ratio: Double
  /// The source's sections that the translation has joined with another one, and the translation's that
  /// are split off, each with its neighbour whose partner holds the text of both.
  let joined: (source: [Int: Int], translation: [Int: Int])

  /// With `joining` false a section ends at the next heading, paired or not.
  init(
    _ aligned: AlignedArticle, source: Page, translation: Page, joining: Bool = true,
    code: CodePairing? = nil
  ) {
    let first = SectionBlocks(source, code: code?.source ?? [])
    let second = SectionBlocks(translation, code: code?.translation ?? [])
    let groups = aligned.groups.map { group -> (Int, Int)? in
      guard let there = group.members[source.language],
        let here = group.members[translation.language]
      else { return nil }
      return (there, here)
    }
    let ratio = PageBlocks.ratio(first, second)
    let members = groups.compactMap(\.self)
    let there = Dictionary(members, uniquingKeysWith: { first, _ in first })
    let here = Dictionary(members.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    joined =
      joining
      ? (
        first.joined(with: second, partner: there, ratio: ratio),
        second.joined(with: first, partner: here, ratio: 1 / ratio)
      ) : ([:], [:])
    let theirs = first.ownRanges(paired: joining ? Set(there.keys) : nil, joined: joined.source)
    let mine = second.ownRanges(paired: joining ? Set(here.keys) : nil, joined: joined.translation)
    var stretches = [
      Stretch(group: nil, source: theirs[-1] ?? 0..<0, translation: mine[-1] ?? 0..<0)
    ]
    for (index, members) in groups.enumerated() {
      guard let members, let there = theirs[members.0], let here = mine[members.1] else { continue }
      stretches.append(Stretch(group: index, source: there, translation: here))
    }
    self.ratio = ratio
    self.stretches = stretches
    pairs = stretches.flatMap { stretch -> [Pair] in
      let (a, b) = (first.visible(stretch.source), second.visible(stretch.translation))
      let beads = BlockMatcher.beads(
        a.map { first.evidence(of: $0) }, b.map { second.evidence(of: $0) }, ratio: ratio)
      return beads.map { bead in
        Pair(
          group: stretch.group,
          source: PageBlocks.range(bead.a, of: a, end: stretch.source.upperBound),
          translation: PageBlocks.range(bead.b, of: b, end: stretch.translation.upperBound))
      }
    }
  }

  private static func range(_ bead: Range<Int>, of blocks: [Range<Int>], end: Int) -> Range<Int> {
    guard bead.lowerBound < blocks.count else { return end..<end }
    let start = blocks[bead.lowerBound].lowerBound
    return bead.isEmpty ? start..<start : start..<blocks[bead.upperBound - 1].upperBound
  }

  private static func ratio(_ a: SectionBlocks, _ b: SectionBlocks) -> Double {
    let first = a.evidence.reduce(200) { $0 + $1.content.length }
    let second = b.evidence.reduce(200) { $0 + $1.content.length }
    return min(3, max(1 / 3, Double(second) / Double(first)))
  }
}
