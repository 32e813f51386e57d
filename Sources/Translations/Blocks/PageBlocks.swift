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
    let theirs = first.ownRanges(paired: joining ? Set(groups.compactMap { $0?.0 }) : nil)
    let mine = second.ownRanges(paired: joining ? Set(groups.compactMap { $0?.1 }) : nil)
    var stretches = [
      Stretch(group: nil, source: theirs[-1] ?? 0..<0, translation: mine[-1] ?? 0..<0)
    ]
    for (index, members) in groups.enumerated() {
      guard let members, let there = theirs[members.0], let here = mine[members.1] else { continue }
      stretches.append(Stretch(group: index, source: there, translation: here))
    }
    let ratio = PageBlocks.ratio(first, second)
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

/// The blocks of a page with their evidence.
private struct SectionBlocks {
  let page: Page
  let evidence: [BlockEvidence]

  init(_ page: Page, code: [PlacedCode]) {
    self.page = page
    var known: [Int: [CodeToken]] = [:]
    for block in code {
      if let start = block.block.lineStarts.first { known[start.line] = block.tokens }
    }
    evidence = page.document.blocks.map { block in
      block.isComment
        ? BlockEvidence(.html, SectionContent()) : BlockEvidence(block, known: known)
    }
  }

  /// For each section what stands below its heading, and for -1 what stands above the first one; where
  /// `paired` is given, up to the next of these sections.
  func ownRanges(paired: Set<Int>?) -> [Int: Range<Int>] {
    var result = [-1: 0..<(page.sections.first?.heading ?? evidence.count)]
    var last = -1
    for (index, section) in page.sections.enumerated() {
      let own = section.ownBlocks.clamped(to: evidence.indices)
      if paired?.contains(index) ?? true {
        last = index
        result[index] = own
      } else if let range = result[last] {
        result[last] = range.lowerBound..<max(range.upperBound, own.upperBound)
      }
    }
    return result
  }

  /// The blocks that readers see. Lists between which only a comment stands are one.
  func visible(_ blocks: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in blocks.clamped(to: evidence.indices) where !page.document.blocks[index].isComment {
      if let last = result.last, last.upperBound < index, evidence[index].kind == .list,
        evidence[last.lowerBound].kind == .list
      {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  func evidence(of blocks: Range<Int>) -> BlockEvidence {
    blocks.dropFirst().reduce(evidence[blocks.lowerBound]) { $0.merged(with: evidence[$1]) }
  }
}
