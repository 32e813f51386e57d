import Catalog
import Markdown

/// The units of a source page that a translator has to look at again: those in blocks that are not as they
/// were when the translation was accepted. Where a section has only lost blocks, all of its units.
struct StaleUnits {
  /// The document's blocks that changed.
  private var blocks: Set<Int> = []
  private var sections: Set<Int> = []
  private var hasFrontMatter = false

  init(of aligned: AlignedArticle, _ page: Page, in language: Language) {
    let freshness = aligned.freshness
    let accepted = aligned.accepted(in: language)
    let lines = Dictionary(
      page.document.blocks.enumerated().map { ($0.element.range.start.line, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for (index, group) in aligned.groups.enumerated() {
      guard case .stale = freshness.state(ofGroup: index, in: language),
        let section = group.members[page.language], let old = accepted[index]?.last?.source.blocks
      else { continue }
      let text = SectionText(of: section, in: page)
      let changed = Self.changed(text, from: old)
      if changed.isEmpty { sections.insert(section) }
      for part in changed {
        if part.kind == .frontMatter {
          hasFrontMatter = true
        } else if let block = lines[part.line] {
          blocks.insert(block)
        }
      }
    }
  }

  /// The parts of a text that were not among some blocks.
  private static func changed(
    _ text: SectionText, from old: [SectionFingerprint.Block]
  ) -> [SectionText.Part] {
    var left: [SectionFingerprint.Block: Int] = [:]
    for block in old { left[block, default: 0] += 1 }
    return zip(text.parts, SectionFingerprint(text).blocks).compactMap { part, block in
      guard let count = left[block], count > 0 else { return part }
      left[block] = count - 1
      return nil
    }
  }

  func contains(_ unit: TextUnit) -> Bool {
    if case .frontMatter = unit.home { return hasFrontMatter }
    if case .section(let index) = unit.home, sections.contains(index) { return true }
    return unit.block.map(blocks.contains) ?? false
  }
}
