import Foundation

/// Finds values for variables under constraints of different priorities.
///
/// What is required holds exactly, as far as it can; of constraints that cannot hold together the
/// last one of the lowest priority is broken, as UIKit says of "unsatisfiable" constraints. The
/// priorities below are taken level by level, so that one of 751 goes before any number of 750:
/// documentation/uikit/uilayoutpriority, "higher-priority constraints are satisfied before".
struct _ConstraintSolver {
  typealias Relation = _SimplexTableau.Relation

  /// Above what anybody may ask for: that no length is negative.
  static let certain = 1001.0
  static let required = 1000.0
  /// Below all wishes: what nobody decides.
  static let leftover = 0.0
  /// What a broken constraint still has.
  private static let broken = 999.9

  private struct Constraint {
    let expression: _Expression
    let relation: Relation
    var priority: Double
  }

  /// Constraints that cannot hold together, and the one that was broken for it.
  struct Conflict {
    let constraints: [Int]
    let broken: Int
  }

  private let variableCount: Int
  private var constraints: [Constraint] = []
  private(set) var conflicts: [Conflict] = []
  private var values: [Double?]

  init(variables: Int) {
    variableCount = variables
    values = Array(repeating: nil, count: variables)
  }

  /// Adds `expression relation 0`; gives the number that conflicts name it by.
  @discardableResult
  mutating func add(_ expression: _Expression, _ relation: Relation, priority: Double) -> Int {
    constraints.append(
      Constraint(expression: expression, relation: relation, priority: priority))
    return constraints.count - 1
  }

  func value(of variable: Int) -> Double { values[variable] ?? 0 }

  mutating func solve() {
    // What breaks one constraint may show the next conflict; a few rounds find those that matter.
    for _ in 0..<8 {
      let found = solveOnce()
      var victims: Set<Int> = []
      for set in found where victims.isDisjoint(with: set) {
        let victim = set.min {
          (constraints[$0].priority, -$0) < (constraints[$1].priority, -$1)
        }
        guard let victim, constraints[victim].priority >= Self.required else { continue }
        victims.insert(victim)
        conflicts.append(Conflict(constraints: set, broken: victim))
      }
      guard !victims.isEmpty else { return }
      for victim in victims { constraints[victim].priority = Self.broken }
    }
  }

  /// Solves all of it; gives the sets of required constraints that cannot hold together.
  private mutating func solveOnce() -> [[Int]] {
    var mentions = Array(repeating: 0, count: variableCount)
    for constraint in constraints {
      for variable in constraint.expression.terms.keys { mentions[variable] += 1 }
    }
    var (equations, wishes): ([(constraint: Int, expression: _Expression)], [Int]) = ([], [])
    for (index, constraint) in constraints.enumerated() {
      if constraint.relation == .equal, constraint.priority >= Self.required {
        equations.append((index, constraint.expression))
      } else {
        wishes.append(index)
      }
    }
    var elimination = _Elimination(equations, mentions: mentions)
    var found = elimination.conflicts
    var tableau = _SimplexTableau(variables: variableCount)
    var histories: [Int: [Int]] = [:]
    let levels = Dictionary(grouping: wishes) { constraints[$0].priority }
    for (priority, level) in levels.sorted(by: { $0.key > $1.key }) where priority > Self.leftover {
      for index in level {
        let constraint = constraints[index]
        let (expression, used) = elimination.resolve(constraint.expression)
        if expression.terms.isEmpty {
          if priority >= Self.required, Self.violates(expression.constant, constraint.relation) {
            found.append(elimination.constraints(in: used) + [index])
          }
          continue
        }
        tableau.add(expression, constraint.relation, wish: index)
        guard priority >= Self.required else { continue }
        histories[index] = used
        if tableau.violation > 1e-5 {
          let limits = Set(tableau.limits + [index])
          found.append(
            elimination.constraints(in: limits.flatMap { histories[$0] ?? [] }) + limits.sorted())
        }
        tableau.freeze()
      }
      tableau.freeze()
    }
    settle(levels[Self.leftover] ?? [], &tableau, &elimination)
    return found
  }

  private static func violates(_ value: Double, _ relation: Relation) -> Bool {
    switch relation {
    case .equal: abs(value) > 1e-5
    case .atMost: value > 1e-5
    case .atLeast: value < -1e-5
    }
  }

  /// Decides what is still open, one after another.
  private mutating func settle(
    _ level: [Int], _ tableau: inout _SimplexTableau, _ elimination: inout _Elimination
  ) {
    func known() -> [Double?] {
      var values = (0..<variableCount).map { tableau.fixedValue(of: $0) }
      elimination.fill(&values)
      return values
    }
    values = known()
    var work = elimination.work
    for index in level {
      let expression = constraints[index].expression
      guard expression.terms.keys.contains(where: { values[$0] == nil }) else { continue }
      // Long chains hang on few variables: once these are decided, the values say so sooner.
      if elimination.work - work > variableCount {
        values = known()
        work = elimination.work
        guard expression.terms.keys.contains(where: { values[$0] == nil }) else { continue }
      }
      let open = elimination.resolve(expression).expression
      guard !open.terms.isEmpty else { continue }
      tableau.add(open, constraints[index].relation, wish: index)
      tableau.freeze()
    }
    values = known()
  }
}
