import SwiftSource

extension Snippet {
  /// The snippet with lines blanked out, every offset kept. Where that would tear a statement apart, all of
  /// the statement goes.
  public func blanking(lines: Set<Int>) -> Snippet {
    guard !lines.isEmpty else { return self }
    let plain = blankingExactly(lines)
    guard !plain.syntax.problems.isEmpty else { return plain }
    let whole = blankingExactly(
      lines.reduce(into: lines) { $0.formUnion(linesOfItem(at: $1, among: syntax.items)) })
    return whole.syntax.problems.count < plain.syntax.problems.count ? whole : plain
  }

  /// The snippet without the items of its top level that some lines belong to.
  public func blankingItems(at lines: Set<Int>) -> Snippet {
    let items = syntax.items.map { lineRange(of: $0) }
    return blankingExactly(
      items.reduce(into: lines) { all, item in
        if !lines.isDisjoint(with: item) { all.formUnion(item) }
      })
  }

  private func blankingExactly(_ lines: Set<Int>) -> Snippet {
    var bytes = Array(code.utf8)
    var line = 0
    for index in bytes.indices {
      if bytes[index] == 10 { line += 1 } else if lines.contains(line) { bytes[index] = 32 }
    }
    return with(code: String(decoding: bytes, as: UTF8.self))
  }

  /// The lines of the innermost item that a line belongs to.
  private func linesOfItem(at line: Int, among items: [SyntaxItem]) -> ClosedRange<Int> {
    guard let item = items.first(where: { lineRange(of: $0).contains(line) }) else {
      return line...line
    }
    let inner = linesOfItem(at: line, among: item.body?.items ?? [])
    return inner == line...line ? lineRange(of: item) : inner
  }

  private func lineRange(of item: SyntaxItem) -> ClosedRange<Int> {
    let first = line(at: item.codeStart)
    return first...max(first, line(at: max(item.codeStart, item.range.upperBound - 1)))
  }
}
