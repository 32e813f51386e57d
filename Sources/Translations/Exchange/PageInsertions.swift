import Catalog
import Diagnostics
import Markdown

/// Finds a place in a translated page for blocks of the source that it lacks: after the counterpart of
/// the block before.
struct PageInsertions {
  /// A text to insert, and the units that stand in it, by the index of the source's.
  struct Insertion {
    /// What it replaces; mostly nothing.
    var range: Range<Int>
    var text: String
    var units: [Int]
  }

  private(set) var insertions: [Insertion] = []
  /// Units whose block the page has only in part, so that there is no place for them.
  private(set) var homeless: [Int] = []

  private let source: Page
  private let page: Page
  private let pairs: UnitPairs
  /// The units of each block of the source.
  private let unitsOf: [Int: [Int]]

  init(_ translations: [Int: String], _ pairs: UnitPairs, source: Page, page: Page) {
    (self.source, self.page, self.pairs) = (source, page, pairs)
    let inText = pairs.source.indices.filter { pairs.source[$0].block != nil }
    unitsOf = Dictionary(grouping: inText) { pairs.source[$0].block ?? 0 }
    homeless = translations.keys.filter { pairs.source[$0].block == nil }.sorted()
    var anchor: Int?
    var isInNewSection = false
    let blocks = source.document.blocks
    let order = blocks.indices.sorted { blocks[$0].range.start < blocks[$1].range.start }
    for index in order {
      let units = unitsOf[index] ?? []
      let known = units.compactMap { pairs.counterpart[$0] }
      let new = units.filter { translations[$0] != nil }
      if let last = known.last, let block = pairs.translation[last].block {
        anchor = end(of: block)
        homeless += new
        isInNewSection = false
      } else if !new.isEmpty || isInNewSection && units.isEmpty {
        insert(index, units, translations, after: anchor)
        if case .heading = blocks[index].kind { isInNewSection = true }
      }
    }
  }

  private mutating func insert(
    _ index: Int, _ units: [Int], _ translations: [Int: String], after anchor: Int?
  ) {
    var edits = PageEdits(source.document.source)
    for unit in units {
      if let text = translations[unit] {
        edits.replace(pairs.source[unit], with: text)
      } else if BlankPage.isCommented(pairs.source[unit]) {
        edits.comment(pairs.source[unit])
      }
    }
    let text = edits.text(in: extent(of: source.document.blocks[index], in: source))
    let kept = units.filter {
      translations[$0] != nil || !BlankPage.isCommented(pairs.source[$0])
    }
    if case .footnoteDefinition(let label, _, _) = source.document.blocks[index].kind,
      let range = loose(footnote: label)
    {
      insertions.append(Insertion(range: range, text: text, units: kept))
    } else if let anchor {
      insertions.append(Insertion(range: anchor..<anchor, text: "\n\n\(text)", units: kept))
    } else {
      let first = page.document.frontMatter.map { $0.range.end.line + 1 } ?? 1
      let start = page.document.source.utf8Offset(of: SourcePosition(line: first, column: 1))
      insertions.append(Insertion(range: start..<start, text: "\(text)\n\n", units: kept))
    }
  }

  /// The lines of a footnote to which nothing on the page refers, as its reference waits to be
  /// translated: it is no part of the document then.
  private func loose(footnote label: String) -> Range<Int>? {
    let text = page.document.source
    let mark = "[^\(label)]:"
    for number in 1...max(text.lineCount, 1) {
      guard let line = text.line(number), line.hasPrefix(mark),
        !page.document.blocks.contains(where: {
          $0.range.start.line <= number && number <= $0.range.end.line
        })
      else { continue }
      var last = number
      for next in (number + 1)..<max(number + 1, text.lineCount + 1) {
        guard let line = text.line(next), line.isEmpty || line.hasPrefix("    ") else { break }
        if !line.isEmpty { last = next }
      }
      let start = text.utf8Offset(of: SourcePosition(line: number, column: 1))
      return start..<text.utf8Offset(of: SourcePosition(line: last, column: Int.max))
    }
    return nil
  }

  private func end(of block: Int) -> Int? {
    let blocks = page.document.blocks
    return blocks.indices.contains(block) ? extent(of: blocks[block], in: page).upperBound : nil
  }

  /// The lines of a block, without the line breaks at their end.
  private func extent(of block: Block, in page: Page) -> Range<Int> {
    let source = page.document.source
    let start = source.utf8Offset(of: SourcePosition(line: block.range.start.line, column: 1))
    let place = block.range.end
    let last =
      place.column == 1 && place.line > block.range.start.line ? place.line - 1 : place.line
    let end = source.utf8Offset(of: SourcePosition(line: last, column: Int.max))
    return start..<max(start, end)
  }
}
