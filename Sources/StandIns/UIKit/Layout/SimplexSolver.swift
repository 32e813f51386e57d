import Foundation

/// A sum of variables with factors, and a constant.
struct _Expression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  static func variable(_ id: Int) -> _Expression { _Expression(terms: [id: 1]) }

  static func + (left: _Expression, right: _Expression) -> _Expression {
    _Expression(
      terms: left.terms.merging(right.terms, uniquingKeysWith: +),
      constant: left.constant + right.constant)
  }
  static func + (left: _Expression, right: Double) -> _Expression {
    _Expression(terms: left.terms, constant: left.constant + right)
  }
  static func * (left: _Expression, factor: Double) -> _Expression {
    _Expression(terms: left.terms.mapValues { $0 * factor }, constant: left.constant * factor)
  }
  static func - (left: _Expression, right: _Expression) -> _Expression { left + right * -1 }
}

/// Finds values for variables that violate the given constraints as little as possible, weighed by
/// their strengths. The method is the simplex algorithm on a tableau that stays solved while
/// constraints are added, as in the Cassowary paper; every constraint may be violated, so that
/// contradictions cannot stop a layout.
struct _SimplexSolver {
  enum Relation { case equal, atMost, atLeast }

  /// Symbols of the tableau: free ones stand for the caller's variables, the others are never
  /// negative and belong to one constraint.
  private struct Row {
    var constant: Double
    var cells: [Int: Double]

    mutating func add(_ symbol: Int, _ factor: Double) {
      let value = (cells[symbol] ?? 0) + factor
      cells[symbol] = abs(value) < 1e-9 ? nil : value
    }

    mutating func add(_ row: Row, _ factor: Double) {
      constant += row.constant * factor
      for (symbol, value) in row.cells { add(symbol, value * factor) }
    }

    mutating func negate() {
      constant = -constant
      cells = cells.mapValues { -$0 }
    }

    /// From `0 = row` to `symbol = row`.
    mutating func solve(for symbol: Int) {
      guard let factor = cells.removeValue(forKey: symbol) else { return }
      let scale = -1 / factor
      constant *= scale
      cells = cells.mapValues { $0 * scale }
    }

    mutating func substitute(_ symbol: Int, _ row: Row) {
      guard let factor = cells.removeValue(forKey: symbol) else { return }
      add(row, factor)
    }
  }

  private let variableCount: Int
  private var nextSymbol: Int
  private var rows: [Int: Row] = [:]
  private var objective = Row(constant: 0, cells: [:])

  init(variables: Int) {
    variableCount = variables
    nextSymbol = variables
  }

  /// Adds `expression relation 0`.
  mutating func add(_ expression: _Expression, _ relation: Relation, strength: Double) {
    var row = Row(constant: expression.constant, cells: [:])
    for (variable, factor) in expression.terms where abs(factor) > 1e-9 {
      if let known = rows[variable] { row.add(known, factor) } else { row.add(variable, factor) }
    }
    let first = makeSymbol()
    let second = makeSymbol()
    // Equality: how far above and below. Inequality: the room that is left, and the violation.
    let sign: Double = relation == .atLeast ? -1 : relation == .atMost ? 1 : -1
    row.add(first, sign)
    row.add(second, -sign)
    objective.add(second, strength)
    if relation == .equal { objective.add(first, strength) }
    if row.constant < 0 { row.negate() }
    let free = row.cells.keys.filter { $0 < variableCount }.min()
    let negative = [first, second].first { (row.cells[$0] ?? 0) < 0 }
    guard let subject = free ?? negative else { return }
    row.solve(for: subject)
    for key in rows.keys { rows[key]?.substitute(subject, row) }
    objective.substitute(subject, row)
    rows[subject] = row
    optimize()
  }

  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  private mutating func makeSymbol() -> Int {
    defer { nextSymbol += 1 }
    return nextSymbol
  }

  /// Exchanges symbols until nothing lowers the sum of violations. Always taking the lowest symbol
  /// keeps the exchange from going in circles and the result the same every time.
  private mutating func optimize() {
    for _ in 0..<10_000 {
      var lowest = Int.max
      for (symbol, cost) in objective.cells where cost < -1e-7 && symbol >= variableCount {
        lowest = min(lowest, symbol)
      }
      guard lowest < Int.max else { return }
      let entering = lowest
      var best: (ratio: Double, symbol: Int)?
      for (symbol, row) in rows where symbol >= variableCount {
        guard let factor = row.cells[entering], factor < -1e-9 else { continue }
        let ratio = -row.constant / factor
        if let found = best, (found.ratio, found.symbol) < (ratio, symbol) { continue }
        best = (ratio, symbol)
      }
      guard let leaving = best?.symbol, var row = rows.removeValue(forKey: leaving) else { return }
      row.add(leaving, -1)
      row.solve(for: entering)
      for key in rows.keys { rows[key]?.substitute(entering, row) }
      objective.substitute(entering, row)
      rows[entering] = row
    }
  }
}
