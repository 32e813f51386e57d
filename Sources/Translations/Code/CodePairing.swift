/// The code blocks of a translation beside those of its source.
struct CodePairing: Sendable {
  /// The source's blocks, and the translation's.
  let source: [PlacedCode]
  let translation: [PlacedCode]
  /// For each block of the source, its counterpart.
  private(set) var counterpart: [Int?]
  /// The translation's blocks that are a counterpart.
  private var isTaken: [Bool]

  /// Blocks less alike than this are not the same block in two states.
  private static let leastAlike = 0.3
  /// The same across sections, where no order helps.
  private static let leastAlikeElsewhere = 0.7

  /// Token comparisons beyond this number are not made, neither within a section nor across; equal
  /// blocks are paired all the same.
  private static let mostComparisons = 20_000_000

  /// `counterpart` gives the translation's section for one of the source.
  init(source: [PlacedCode], translation: [PlacedCode], counterpart section: (Int) -> Int?) {
    self.source = source
    self.translation = translation
    counterpart = Array(repeating: nil, count: source.count)
    isTaken = Array(repeating: false, count: translation.count)
    let mine = Dictionary(grouping: translation.indices) { translation[$0].section }
    for (place, blocks) in Dictionary(grouping: source.indices, by: { source[$0].section }) {
      guard let place else {
        pairInOrder(blocks, mine[nil] ?? [])
        continue
      }
      if let other = section(place) { pairInOrder(blocks, mine[other] ?? []) }
    }
    pairElsewhere()
  }

  /// The translation's blocks without a counterpart.
  var extra: [Int] { translation.indices.filter { !isTaken[$0] } }
  /// The source's blocks without a counterpart.
  var missing: [Int] { source.indices.filter { counterpart[$0] == nil } }

  private mutating func pair(_ first: Int, _ second: Int) {
    counterpart[first] = second
    isTaken[second] = true
  }

  private func similarity(_ first: Int, _ second: Int) -> Double {
    if source[first].fingerprint == translation[second].fingerprint { return 1 }
    return source[first].tokens.similarity(to: translation[second].tokens)
  }

  // MARK: Within a section

  /// The pairing of highest similarity that keeps the order, then what is left between two pairs, if
  /// it is as much on both sides.
  private mutating func pairInOrder(_ first: [Int], _ second: [Int]) {
    guard !first.isEmpty, !second.isEmpty else { return }
    guard isComparable(first, second) else {
      pairEqual(first, second)
      return
    }
    let gains = first.map { one in
      second.map { similarity(one, $0) - Self.leastAlike }
    }
    var best = Array(
      repeating: Array(repeating: 0.0, count: second.count + 1), count: first.count + 1)
    for row in first.indices.reversed() {
      for column in second.indices.reversed() {
        best[row][column] = max(
          gains[row][column] + best[row + 1][column + 1], best[row + 1][column],
          best[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    var (lastRow, lastColumn) = (0, 0)
    while row < first.count, column < second.count {
      if gains[row][column] > 0,
        best[row][column] == gains[row][column] + best[row + 1][column + 1]
      {
        pairRest(first[lastRow..<row], second[lastColumn..<column])
        pair(first[row], second[column])
        (row, column) = (row + 1, column + 1)
        (lastRow, lastColumn) = (row, column)
      } else if best[row][column] == best[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    pairRest(first[lastRow...], second[lastColumn...])
  }

  private mutating func pairRest(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) {
    guard first.count == second.count else { return }
    for (one, other) in zip(first, second) where similarity(one, other) > 0 { pair(one, other) }
  }

  private func isComparable(_ first: [Int], _ second: [Int]) -> Bool {
    let tokens = second.reduce(second.count) { $0 + translation[$1].tokens.count }
    return first.count <= Self.mostComparisons / max(1, tokens)
  }

  private mutating func pairEqual(_ first: [Int], _ second: [Int]) {
    var places: [CodeFingerprint: [Int]] = [:]
    for other in second.reversed() {
      places[translation[other].fingerprint, default: []].append(other)
    }
    for one in first {
      if let other = places[source[one].fingerprint]?.popLast() { pair(one, other) }
    }
  }

  // MARK: Across sections

  /// A heading more or less moves blocks to another section; they are still the same blocks.
  private mutating func pairElsewhere() {
    pairEqual(missing, extra)
    let free = extra
    guard !free.isEmpty, isComparable(missing, free) else { return }
    for one in missing {
      var best: (index: Int, similarity: Double)?
      for other in free where !isTaken[other] {
        let similarity = similarity(one, other)
        if similarity > best?.similarity ?? 0 { best = (other, similarity) }
      }
      guard let best, best.similarity >= Self.leastAlikeElsewhere else { continue }
      pair(one, best.index)
    }
  }
}
