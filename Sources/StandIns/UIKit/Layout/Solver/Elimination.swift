import Foundation

/// Equations that must hold, solved by taking variables out one after another.
///
/// Most constraints of a layout are such equations, and each has few variables. The order in which
/// they are used keeps it so: the shortest equation first, and of its variables the one that the
/// fewest constraints have. So a long column of views takes time in proportion to its length.
struct _Elimination {
  /// What a variable is equal to: of variables that were taken out later, or never.
  private struct Definition {
    let variable: Int
    let expression: _Expression
    let history: Int
  }
  /// Which constraints an equation came from: a constraint, or two histories.
  private enum History {
    case constraint(Int)
    case both(Int, Int)
  }
  private struct Waiting: Comparable {
    let length: Int
    let row: Int
    static func < (left: Waiting, right: Waiting) -> Bool {
      (left.length, left.row) < (right.length, right.row)
    }
  }

  private var definitions: [Definition] = []
  /// The place of a variable among the definitions.
  private var order: [Int: Int] = [:]
  private var histories: [History] = []
  /// Sets of constraints that cannot hold together.
  private(set) var conflicts: [[Int]] = []
  /// How many definitions have been put in place of variables.
  private(set) var work = 0

  /// Takes equations `expression = 0`, each with its constraint.
  init(_ equations: [(constraint: Int, expression: _Expression)], mentions: [Int]) {
    var rows = equations.map(\.expression)
    var origins: [Int] = []
    var columns: [Int: Set<Int>] = [:]
    var waiting = _Heap<Waiting>()
    for (row, equation) in equations.enumerated() {
      origins.append(histories.count)
      histories.append(.constraint(equation.constraint))
      for variable in equation.expression.terms.keys { columns[variable, default: []].insert(row) }
      waiting.push(Waiting(length: equation.expression.terms.count, row: row))
    }
    var isUsed = Set<Int>()
    while let next = waiting.pop() {
      let row = next.row
      guard !isUsed.contains(row), rows[row].terms.count == next.length else { continue }
      isUsed.insert(row)
      let own = rows[row]
      let greatest = own.terms.values.map(abs).max() ?? 0
      let candidates = own.terms.filter { abs($0.value) >= greatest * 1e-3 }.keys
      guard let variable = candidates.min(by: { (mentions[$0], $0) < (mentions[$1], $1) }),
        let factor = own.terms[variable]
      else {
        if abs(own.constant) > 1e-5 { conflicts.append(constraints(in: [origins[row]])) }
        continue
      }
      var rest = own
      rest.terms[variable] = nil
      let definition = Definition(
        variable: variable, expression: rest * (-1 / factor), history: origins[row])
      order[variable] = definitions.count
      definitions.append(definition)
      for other in columns.removeValue(forKey: variable) ?? [] where !isUsed.contains(other) {
        guard let share = rows[other].terms.removeValue(forKey: variable) else { continue }
        rows[other].add(definition.expression, times: share)
        for term in definition.expression.terms.keys where rows[other].terms[term] != nil {
          columns[term, default: []].insert(other)
        }
        histories.append(.both(origins[other], definition.history))
        origins[other] = histories.count - 1
        waiting.push(Waiting(length: rows[other].terms.count, row: other))
      }
    }
  }

  /// An expression without the variables that were taken out, and the histories that this used.
  mutating func resolve(_ expression: _Expression) -> (expression: _Expression, used: [Int]) {
    var result = expression
    var used: [Int] = []
    var waiting = _Heap<Int>()
    for variable in expression.terms.keys { order[variable].map { waiting.push($0) } }
    while let next = waiting.pop() {
      let definition = definitions[next]
      guard let share = result.terms.removeValue(forKey: definition.variable) else { continue }
      result.add(definition.expression, times: share)
      for variable in definition.expression.terms.keys {
        order[variable].map { waiting.push($0) }
      }
      used.append(definition.history)
      work += 1 + definition.expression.terms.count
    }
    return (result, used)
  }

  /// Gives the variables that were taken out values, as far as those that they depend on have one.
  func fill(_ values: inout [Double?]) {
    for definition in definitions.reversed() {
      var sum = definition.expression.constant
      var isKnown = true
      for (variable, share) in definition.expression.terms {
        guard let value = values[variable] else {
          isKnown = false
          break
        }
        sum += value * share
      }
      values[definition.variable] = isKnown ? sum : nil
    }
  }

  func isTakenOut(_ variable: Int) -> Bool { order[variable] != nil }

  /// The constraints that histories come from, in order.
  func constraints(in starts: [Int]) -> [Int] {
    var (found, seen, open): (Set<Int>, Set<Int>, [Int]) = ([], [], starts)
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch histories[next] {
      case .constraint(let index): found.insert(index)
      case .both(let first, let second): open += [first, second]
      }
    }
    return found.sorted()
  }
}
