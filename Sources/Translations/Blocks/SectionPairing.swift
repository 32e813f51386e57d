import Catalog
import Markdown

/// Pairs the blocks of a section with those of its translation, to show them side by side.
///
/// Nearly all sections have the same kinds of blocks in the same order in both languages; these are paired
/// as they stand, so that a site of thousands of sections has to look into few of them.
struct SectionPairing {
  let source: Page
  let translation: Page
  /// How long the translation's text is, measured by the source's.
  private let ratio: Double

  init(source: Page, translation: Page) {
    self.source = source
    self.translation = translation
    let lengths = [source, translation].map { page in
      page.document.blocks.reduce(200.0) { $0 + Double($1.textLength) }
    }
    ratio = min(3, max(1 / 3, lengths[1] / lengths[0]))
  }

  /// The pairs of two stretches, in order.
  func pairs(_ there: Range<Int>, _ here: Range<Int>, group: Int?) -> [PageBlocks.Pair] {
    let (a, b) = (Stretch(source, there), Stretch(translation, here))
    let beads =
      a.kinds == b.kinds
      ? a.kinds.indices.map { BlockMatcher.Bead(a: $0..<$0 + 1, b: $0..<$0 + 1) }
      : BlockMatcher.beads(a.evidence, b.evidence, ratio: ratio)
    return beads.map { bead in
      PageBlocks.Pair(group: group, source: a.range(of: bead.a), translation: b.range(of: bead.b))
    }
  }

  /// The blocks of a stretch that readers see. Lists between which only a comment stands are one.
  private struct Stretch {
    let blocks: [Block]
    let end: Int
    private(set) var ranges: [Range<Int>] = []
    private(set) var kinds: [BlockEvidence.Kind] = []

    init(_ page: Page, _ range: Range<Int>) {
      blocks = page.document.blocks
      let range = range.clamped(to: blocks.indices)
      end = range.upperBound
      for index in range where !blocks[index].isComment {
        let kind = BlockEvidence.Kind(blocks[index])
        if kind == .list, kinds.last == .list, let last = ranges.last, last.upperBound < index {
          ranges[ranges.count - 1] = last.lowerBound..<index + 1
        } else {
          ranges.append(index..<index + 1)
          kinds.append(kind)
        }
      }
    }

    var evidence: [BlockEvidence] {
      ranges.map { range in
        range.dropFirst().reduce(BlockEvidence(blocks[range.lowerBound])) { evidence, index in
          blocks[index].isComment ? evidence : evidence.merged(with: BlockEvidence(blocks[index]))
        }
      }
    }

    /// The document's blocks of a bead; an empty one stands where its blocks would be.
    func range(of bead: Range<Int>) -> Range<Int> {
      guard bead.lowerBound < ranges.count else { return end..<end }
      let start = ranges[bead.lowerBound].lowerBound
      return bead.isEmpty ? start..<start : start..<ranges[bead.upperBound - 1].upperBound
    }
  }
}

extension Block {
  /// The length of its running text in UTF-8 bytes, code in it included.
  fileprivate var textLength: Int {
    var length = 0
    for leaf in leaves {
      leaf.walk { inline in
        switch inline.kind {
        case .text(let text), .code(let text): length += text.utf8.count
        default: break
        }
      }
    }
    return length
  }
}
