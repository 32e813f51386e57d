/// Finds which blocks of a stretch are the same in two states, so that each is compared with itself.
enum BlockPairs {
  /// Blocks that share less than this part of their words are other blocks.
  private static let leastAlike = 0.3
  /// More comparisons than this are not made; the blocks are then paired as they come.
  private static let mostComparisons = 40_000

  /// Every block of both stretches in order, with its counterpart where it has one.
  static func pairs(
    _ old: [SectionText.Part], _ olds: Range<Int>, _ new: [SectionText.Part], _ news: Range<Int>
  ) -> [(old: Int?, new: Int?)] {
    if olds.count == news.count || olds.count > mostComparisons / max(news.count, 1) {
      let both = zip(olds, news).map { (old: Optional($0), new: Optional($1)) }
      return both + olds.dropFirst(both.count).map { ($0, nil) }
        + news.dropFirst(both.count).map { (nil, $0) }
    }
    let gains = olds.map { i in news.map { likeness(old[i], new[$0]) - leastAlike } }
    let width = news.count + 1
    var best = [Double](repeating: 0, count: (olds.count + 1) * width)
    for row in gains.indices.reversed() {
      for column in gains[row].indices.reversed() {
        let cell = row * width + column
        best[cell] = max(
          gains[row][column] + best[cell + width + 1], best[cell + width], best[cell + 1])
      }
    }
    var result: [(old: Int?, new: Int?)] = []
    var (row, column) = (0, 0)
    while row < olds.count || column < news.count {
      let cell = row * width + column
      let (i, j) = (olds.lowerBound + row, news.lowerBound + column)
      if row < olds.count, column < news.count, gains[row][column] > 0,
        best[cell] == gains[row][column] + best[cell + width + 1]
      {
        result.append((i, j))
        (row, column) = (row + 1, column + 1)
      } else if column == news.count || row < olds.count && best[cell] == best[cell + width] {
        result.append((i, nil))
        row += 1
      } else {
        result.append((nil, j))
        column += 1
      }
    }
    return result
  }

  /// From 0 to 1: twice the words that both have, by all words.
  private static func likeness(_ a: SectionText.Part, _ b: SectionText.Part) -> Double {
    guard a.kind == b.kind, !a.words.isEmpty || !b.words.isEmpty else { return 0 }
    var counts: [String: Int] = [:]
    for word in a.words { counts[word.text, default: 0] += 1 }
    var shared = 0
    for word in b.words {
      guard let left = counts[word.text], left > 0 else { continue }
      counts[word.text] = left - 1
      shared += 1
    }
    return 2 * Double(shared) / Double(a.words.count + b.words.count)
  }
}
