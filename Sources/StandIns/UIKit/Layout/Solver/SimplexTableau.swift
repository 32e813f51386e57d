import Foundation

/// Wishes that are violated as little as possible, by the simplex algorithm on a tableau that stays
/// solved while wishes are added, as in the Cassowary paper (Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm").
///
/// Wishes come level by level, the strongest first. What a level has reached is frozen, so that no
/// number of weaker wishes can outweigh it.
struct _SimplexTableau {
  enum Relation { case equal, atMost, atLeast }

  private struct Row {
    var constant = 0.0
    var cells: [Int: Double] = [:]
  }

  /// Symbols below this are the caller's variables, which may be negative; the others never are.
  private let variableCount: Int
  private var nextSymbol: Int
  private var rows: [Int: Row] = [:]
  /// The rows that a symbol is in.
  private var columns: [Int: Set<Int>] = [:]
  /// What the wishes of this level are violated by.
  private var cost = Row()
  /// The symbols of the cost that lower it.
  private var lowering: Set<Int> = []
  /// The wish that a symbol belongs to.
  private var wishes: [Int: Int] = [:]

  init(variables: Int) {
    variableCount = variables
    nextSymbol = variables
  }

  /// The value of a variable, if nothing can change it any more.
  func fixedValue(of variable: Int) -> Double? {
    guard let row = rows[variable], row.cells.isEmpty else { return nil }
    return row.constant
  }

  /// How much the wishes of this level are violated.
  var violation: Double { cost.constant }
  /// The wishes that keep the violation from being less.
  var limits: [Int] { cost.cells.filter { $0.value > 1e-9 }.compactMap { wishes[$0.key] } }

  /// Adds `expression relation 0`.
  mutating func add(_ expression: _Expression, _ relation: Relation, wish: Int) {
    var row = Row(constant: expression.constant)
    for (variable, factor) in expression.terms {
      if let known = rows[variable] {
        Self.add(known, times: factor, to: &row)
      } else {
        Self.add(Row(cells: [variable: 1]), times: factor, to: &row)
      }
    }
    // Equality: how far above and below. Inequality: the room that is left, and the violation.
    let (first, second) = (nextSymbol, nextSymbol + 1)
    nextSymbol += 2
    wishes[first] = wish
    wishes[second] = wish
    let sign: Double = relation == .atMost ? 1 : -1
    row.cells[first] = sign
    row.cells[second] = -sign
    addCost(second, 1)
    if relation == .equal { addCost(first, 1) }
    if row.constant < 0 { row = Self.scaled(row, by: -1) }
    let free = row.cells.keys.filter { $0 < variableCount }.min()
    let negative = [first, second].first { (row.cells[$0] ?? 0) < 0 }
    guard let subject = free ?? negative else { return }
    enter(subject, Self.solved(row, for: subject))
    optimize()
  }

  /// Keeps what this level has reached: what would cost something stays at zero from now on.
  mutating func freeze() {
    for (symbol, price) in cost.cells where price > 1e-9 {
      for key in columns.removeValue(forKey: symbol) ?? [] { rows[key]?.cells[symbol] = nil }
    }
    cost = Row()
    lowering = []
  }

  /// Exchanges symbols until nothing lowers the violation. Always taking the lowest symbol keeps the
  /// exchange from going in circles, and the result the same every time.
  private mutating func optimize() {
    for _ in 0..<20_000 {
      guard let entering = lowering.min() else { return }
      var best: (ratio: Double, symbol: Int)?
      for symbol in columns[entering] ?? [] where symbol >= variableCount {
        guard let row = rows[symbol], let factor = row.cells[entering], factor < -1e-9 else {
          continue
        }
        let ratio = -row.constant / factor
        if let found = best, (found.ratio, found.symbol) < (ratio, symbol) { continue }
        best = (ratio, symbol)
      }
      guard let leaving = best?.symbol, var row = rows.removeValue(forKey: leaving) else { return }
      for symbol in row.cells.keys { columns[symbol]?.remove(leaving) }
      row.cells[leaving] = -1
      enter(entering, Self.solved(row, for: entering))
    }
  }

  // MARK: Rows

  /// Makes a symbol one that has a row, and puts the row in its place everywhere.
  private mutating func enter(_ symbol: Int, _ row: Row) {
    for key in columns.removeValue(forKey: symbol) ?? [] {
      guard let factor = rows[key]?.cells.removeValue(forKey: symbol) else { continue }
      Self.add(row, times: factor, to: &rows[key, default: Row()])
      for cell in row.cells.keys {
        if rows[key]?.cells[cell] == nil {
          columns[cell]?.remove(key)
        } else {
          columns[cell, default: []].insert(key)
        }
      }
    }
    if let price = cost.cells.removeValue(forKey: symbol) {
      lowering.remove(symbol)
      cost.constant += row.constant * price
      for (cell, factor) in row.cells { addCost(cell, factor * price) }
    }
    rows[symbol] = row
    for cell in row.cells.keys { columns[cell, default: []].insert(symbol) }
  }

  private mutating func addCost(_ symbol: Int, _ price: Double) {
    let sum = (cost.cells[symbol] ?? 0) + price
    cost.cells[symbol] = abs(sum) < 1e-9 ? nil : sum
    if sum < -1e-7, symbol >= variableCount {
      lowering.insert(symbol)
    } else {
      lowering.remove(symbol)
    }
  }

  private static func add(_ other: Row, times factor: Double, to row: inout Row) {
    row.constant += other.constant * factor
    for (symbol, value) in other.cells {
      let sum = (row.cells[symbol] ?? 0) + value * factor
      row.cells[symbol] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  private static func scaled(_ row: Row, by factor: Double) -> Row {
    Row(constant: row.constant * factor, cells: row.cells.mapValues { $0 * factor })
  }

  /// From `0 = row` to `symbol = row`.
  private static func solved(_ row: Row, for symbol: Int) -> Row {
    var rest = row
    guard let factor = rest.cells.removeValue(forKey: symbol) else { return row }
    return scaled(rest, by: -1 / factor)
  }
}
