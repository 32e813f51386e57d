import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let listItems = Rule(
    id: "list-items", severity: .warning,
    summary: "a list has more or fewer items than in the source",
    explanation: """
      The items of two lists are aligned like the blocks of a section, so the finding names the item \
      that is missing or has been added.
      """,
    wrong: "en: - one\n    - two\nde: - eins",
    right: "de: - eins\n    - zwei",
    check: { comparison in
      comparison.forEachPair { pair, source, page in
        guard !pair.source.isEmpty, !pair.translation.isEmpty,
          let theirs = source.document.blocks[pair.source].items,
          let mine = page.document.blocks[pair.translation].items
        else { return [] }
        let ratio = comparison.blocks[page.language]?.ratio ?? 1
        return differences(mine, theirs, ratio: ratio).map { mine, theirs, message in
          Report(
            side: page.side, range: mine,
            message: message + " the source (\(source.language))",
            section: comparison.groupID(of: pair),
            source: Finding.Place(file: source.file, range: theirs))
        }
      }
    })

  private static func differences(
    _ mine: [List.Item], _ theirs: [List.Item], ratio: Double
  ) -> [(SourceRange, SourceRange, String)] {
    guard mine.count != theirs.count else {
      return zip(mine, theirs).flatMap { nested($0, $1, ratio: ratio) }
    }
    let beads = BlockMatcher.beads(
      theirs.map { BlockEvidence($0) }, mine.map { BlockEvidence($0) }, ratio: ratio)
    return beads.flatMap { bead -> [(SourceRange, SourceRange, String)] in
      if bead.b.isEmpty {
        guard let place = mine.place(before: bead.b.lowerBound) else { return [] }
        return bead.a.map {
          (place, theirs[$0].range, "the list lacks an item after this place that stands in")
        }
      }
      guard bead.a.isEmpty, let place = theirs.place(before: bead.a.lowerBound) else { return [] }
      return bead.b.map { (mine[$0].range, place, "this item has no counterpart in") }
    }
  }

  private static func nested(
    _ mine: List.Item, _ theirs: List.Item, ratio: Double
  ) -> [(SourceRange, SourceRange, String)] {
    zip(mine.lists, theirs.lists).flatMap { differences($0, $1, ratio: ratio) }
  }
}

extension [List.Item] {
  /// The item before one, or the first.
  fileprivate func place(before item: Int) -> SourceRange? {
    (self[..<Swift.min(item, count)].last ?? first)?.range
  }
}

extension List.Item {
  fileprivate var lists: [[List.Item]] {
    blocks.compactMap { if case .list(let list) = $0.kind { list.items } else { nil } }
  }
}

extension ArraySlice<Block> {
  /// The items of lists that stand one after the other; nothing where another block is among them.
  fileprivate var items: [List.Item]? {
    var result: [List.Item] = []
    for block in self where !block.isComment {
      guard case .list(let list) = block.kind else { return nil }
      result += list.items
    }
    return result
  }
}
