import Diagnostics
import Markdown

extension Rule {
  static let tableShape = Rule(
    id: "table-shape", severity: .warning,
    summary: "a table has other rows or columns than in the source",
    explanation: """
      The rows are aligned by what survives translation, names and numbers above all, so the finding \
      names the row. Columns are only counted.
      """,
    wrong: "en: | A | B |\n    | - | - |\n    | 1 | 2 |\nde: | A | B |\n    | - | - |",
    right: "de: | A | B |\n    | - | - |\n    | 1 | 2 |",
    check: { comparison in
      comparison.forEachPair { pair, source, page in
        guard let first = pair.source.first, let second = pair.translation.first,
          case .table(let theirs) = source.document.blocks[first].kind,
          case .table(let mine) = page.document.blocks[second].kind
        else { return [] }
        let (here, there) = (
          page.document.blocks[second].range, source.document.blocks[first].range
        )
        func report(_ range: SourceRange, _ other: SourceRange, _ message: String) -> Report {
          Report(
            side: page.side, range: range,
            message: message + " the source (\(source.language))",
            section: comparison.groupID(of: pair),
            source: Finding.Place(file: source.file, range: other))
        }
        if mine.alignments.count != theirs.alignments.count {
          return [
            report(
              here, there,
              "this table has \(mine.alignments.count) columns, not "
                + "\(theirs.alignments.count) as in")
          ]
        }
        guard mine.rows.count != theirs.rows.count else { return [] }
        let beads = BlockMatcher.beads(
          theirs.rows.map { BlockEvidence(row: $0) }, mine.rows.map { BlockEvidence(row: $0) },
          ratio: comparison.blocks[page.language]?.ratio ?? 1)
        return beads.flatMap { bead -> [Report] in
          if bead.b.isEmpty {
            let before = mine.row(before: bead.b.lowerBound) ?? here
            return bead.a.map {
              report(
                before, theirs.range(of: $0) ?? there,
                "the table lacks a row after this place that stands in")
            }
          }
          guard bead.a.isEmpty else { return [] }
          let before = theirs.row(before: bead.a.lowerBound) ?? there
          return bead.b.map {
            report(mine.range(of: $0) ?? here, before, "this row has no counterpart in")
          }
        }
      }
    })
}

extension Table {
  fileprivate func range(of row: Int) -> SourceRange? {
    guard rows.indices.contains(row), let first = rows[row].first, let last = rows[row].last
    else { return nil }
    return SourceRange(first.range.start, last.range.end)
  }

  /// The row before one, or the head.
  fileprivate func row(before row: Int) -> SourceRange? {
    if row > 0 { return range(of: row - 1) }
    guard let first = head.first, let last = head.last else { return nil }
    return SourceRange(first.range.start, last.range.end)
  }
}
