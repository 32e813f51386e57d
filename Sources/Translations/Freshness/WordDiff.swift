/// What stayed, went and came between two sequences, in order.
enum Difference<Element: Hashable> {
  /// A stretch of both sequences that is equal, or a stretch of the old one that the new one replaces.
  enum Piece {
    case same(old: Range<Int>, new: Range<Int>)
    case replaced(old: Range<Int>, new: Range<Int>)
  }

  /// More cells than this are not compared: what stands between equal ends is then replaced as a whole.
  private static var largest: Int { 4_000_000 }

  /// The pieces of the longest common subsequence.
  static func pieces(_ old: [Element], _ new: [Element]) -> [Piece] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var pieces: [Piece] = []
    add(.same(old: 0..<start, new: 0..<start), to: &pieces)
    let (oldMiddle, newMiddle) = (start..<old.count - end, start..<new.count - end)
    if oldMiddle.isEmpty || newMiddle.isEmpty || oldMiddle.count > largest / newMiddle.count {
      add(.replaced(old: oldMiddle, new: newMiddle), to: &pieces)
    } else {
      compare(old, oldMiddle, new, newMiddle, &pieces)
    }
    add(
      .same(old: oldMiddle.upperBound..<old.count, new: newMiddle.upperBound..<new.count),
      to: &pieces)
    return pieces
  }

  private static func compare(
    _ old: [Element], _ oldRange: Range<Int>, _ new: [Element], _ newRange: Range<Int>,
    _ pieces: inout [Piece]
  ) {
    let width = newRange.count + 1
    var lengths = [Int32](repeating: 0, count: (oldRange.count + 1) * width)
    for row in (0..<oldRange.count).reversed() {
      for column in (0..<newRange.count).reversed() {
        let cell = row * width + column
        lengths[cell] =
          old[oldRange.lowerBound + row] == new[newRange.lowerBound + column]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < oldRange.count || column < newRange.count {
      let (i, j) = (oldRange.lowerBound + row, newRange.lowerBound + column)
      let cell = row * width + column
      if row < oldRange.count, column < newRange.count, old[i] == new[j] {
        add(.same(old: i..<i + 1, new: j..<j + 1), to: &pieces)
        (row, column) = (row + 1, column + 1)
      } else if column == newRange.count
        || row < oldRange.count && lengths[cell + width] >= lengths[cell + 1]
      {
        add(.replaced(old: i..<i + 1, new: j..<j), to: &pieces)
        row += 1
      } else {
        add(.replaced(old: i..<i, new: j..<j + 1), to: &pieces)
        column += 1
      }
    }
  }

  /// Adds a piece, joined with the one before where it is of the same kind.
  private static func add(_ piece: Piece, to pieces: inout [Piece]) {
    switch (pieces.last, piece) {
    case (_, .same(let old, let new)) where old.isEmpty && new.isEmpty: break
    case (_, .replaced(let old, let new)) where old.isEmpty && new.isEmpty: break
    case (.same(let old, let new), .same(let nextOld, let nextNew)):
      pieces[pieces.count - 1] = .same(
        old: old.lowerBound..<nextOld.upperBound, new: new.lowerBound..<nextNew.upperBound)
    case (.replaced(let old, let new), .replaced(let nextOld, let nextNew)):
      pieces[pieces.count - 1] = .replaced(
        old: old.lowerBound..<nextOld.upperBound, new: new.lowerBound..<nextNew.upperBound)
    default: pieces.append(piece)
    }
  }
}
