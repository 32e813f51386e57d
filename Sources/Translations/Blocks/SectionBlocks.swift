import Catalog
import Markdown

/// The blocks of a page with their evidence.
struct SectionBlocks {
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
  /// `paired` is given, up to the next of these sections, and from the section before on that `joined`
  /// gives to it.
  func ownRanges(paired: Set<Int>?, joined: [Int: Int] = [:]) -> [Int: Range<Int>] {
    var result = [-1: 0..<(page.sections.first?.heading ?? evidence.count)]
    var last = -1
    for (index, section) in page.sections.enumerated() {
      let own = section.ownBlocks.clamped(to: evidence.indices)
      if paired?.contains(index) ?? true {
        last = index
        let before = joined[index - 1] == index ? page.sections[index - 1].ownBlocks : own
        result[index] = before.clamped(to: evidence.indices).lowerBound..<own.upperBound
      } else if joined[index] == index + 1 {
        continue
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
