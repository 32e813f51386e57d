/// The sections of two pages that are too long to compare each section with each.
///
/// Sections that share something that stands nowhere else on either page hold the two together, as a
/// diff of many lines does it (the longest chain of them that keeps the order). The pages are cut there
/// into stretches that are compared as short pages are; where nothing holds them together, they are cut
/// at the same share of both. What is left over is paired by ids and titles.
struct LongAlignment {
  private let a: [SectionEvidence]
  private let b: [SectionEvidence]
  private let weights: AlignmentWeights
  private(set) var pairs: [PageAlignment.Pair] = []

  /// A stretch takes about as many sections of a page.
  private static let stretch = 300
  /// Tables up to this many cells are made for a stretch.
  private static let largest = 360_000

  init(_ a: [SectionEvidence], _ b: [SectionEvidence], weights: AlignmentWeights) {
    (self.a, self.b, self.weights) = (a, b, weights)
    var (row, column) = (0, 0)
    for anchor in anchors() {
      guard anchor.a - row >= Self.stretch || anchor.b - column >= Self.stretch else { continue }
      align(row..<anchor.a, column..<anchor.b)
      (row, column) = (anchor.a, anchor.b)
    }
    align(row..<a.count, column..<b.count)
    pairMoved()
    pairs.sort { $0.a < $1.a }
  }

  // MARK: Stretches

  private mutating func align(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    if rows.count > Self.largest / columns.count {
      let share = max(2, max(rows.count, columns.count) / Self.stretch)
      for part in 0..<share {
        align(Self.part(part, of: share, rows), Self.part(part, of: share, columns))
      }
      return
    }
    let found = PageAlignment(
      a[rows].map { $0.moved(into: rows) }, b[columns].map { $0.moved(into: columns) },
      weights: weights)
    pairs += found.pairs.map {
      .init(a: $0.a + rows.lowerBound, b: $0.b + columns.lowerBound, confidence: $0.confidence)
    }
  }

  private static func part(_ index: Int, of count: Int, _ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound + range.count * index / count
    return start..<range.lowerBound + range.count * (index + 1) / count
  }

  // MARK: What holds the pages together

  /// Sections that share more than others do of what stands once on each page, in the order of both.
  private func anchors() -> [(a: Int, b: Int)] {
    var votes: [Int: [Int: Int]] = [:]
    let (first, second) = (Self.places(a), Self.places(b))
    for (key, row) in first {
      if let row, let column = second[key] ?? nil {
        votes[row, default: [:]][column, default: 0] += 1
      }
    }
    let pins = PairScores.pins(a, b)
    let pairs = a.indices.compactMap { row -> (a: Int, b: Int)? in
      if let column = pins[row] { return (row, column) }
      guard let best = votes[row]?.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
        return nil
      }
      return (row, best.key)
    }
    return Self.longestChain(pairs)
  }

  /// Where each key stands; nothing for one that stands more than once.
  private static func places(_ sections: [SectionEvidence]) -> [UInt64: Int?] {
    var places: [UInt64: Int?] = [:]
    for (index, section) in sections.enumerated() {
      let names = section.own.terms.filter { $0.value.isName || $0.value.isNumber }.map(\.key)
      let keys = section.titleKeys.union(names).union(section.own.code.map(\.value))
      for key in keys { places.updateValue(places[key] == nil ? index : nil, forKey: key) }
    }
    return places
  }

  /// The longest list of pairs that rises on both sides.
  private static func longestChain(_ pairs: [(a: Int, b: Int)]) -> [(a: Int, b: Int)] {
    // For each length, the pair that ends a chain of it with the least `b`.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].b < pair.b { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var chain: [(a: Int, b: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }

  // MARK: Against the order

  /// Sections that are left over, by ids and by titles that stand once.
  private mutating func pairMoved() {
    let (doneA, doneB) = (Set(pairs.map(\.a)), Set(pairs.map(\.b)))
    var taken = doneB
    let pins = PairScores.pins(a, b)
    var places: [UInt64: Set<Int>] = [:]
    for (index, section) in b.enumerated() where !doneB.contains(index) {
      for key in section.titleKeys { places[key, default: []].insert(index) }
    }
    for row in a.indices where !doneA.contains(row) {
      let candidates = Set(a[row].titleKeys.flatMap { places[$0] ?? [] })
      let only = candidates.count == 1 ? candidates.first : nil
      guard let column = pins[row] ?? only, taken.insert(column).inserted else { continue }
      pairs.append(.init(a: row, b: column, confidence: pins[row] == nil ? 0.5 : 1))
    }
  }
}
