internal import SwiftSyntax

/// What the code around a value asks of it, as far as the syntax alone tells.
struct ValueContext {
  /// The type that it must have or is likely to have.
  private(set) var type: String?
  /// True where that follows only from an operator of calculation.
  private(set) var isCalculatedWith = false
  /// True where it is unwrapped.
  private(set) var isUnwrapped = false

  init(of value: ExprSyntax) {
    var value = value
    while let outer = ValueContext.plainWrapper(of: value) { value = outer }
    guard let parent = value.parent else { return }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
      isUnwrapped = true
    } else if ValueContext.isCondition(value, in: parent) {
      type = "Bool"
    } else if let clause = parent.as(InitializerClauseSyntax.self) {
      isUnwrapped =
        clause.parent?.is(OptionalBindingConditionSyntax.self) ?? false
        && value.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
    } else if let list = parent.as(ExprListSyntax.self),
      parent.parent?.is(SequenceExprSyntax.self) ?? false
    {
      read(value, in: Array(list))
    } else if let element = parent.as(LabeledExprSyntax.self) {
      type = ValueContext.assigned(to: element)
    }
  }

  /// The expression around a value that has the same value.
  private static func plainWrapper(of value: ExprSyntax) -> ExprSyntax? {
    if let tried = value.parent?.as(TryExprSyntax.self) {
      return ExprSyntax(tried)
    }
    if let awaited = value.parent?.as(AwaitExprSyntax.self) { return ExprSyntax(awaited) }
    guard let element = value.parent?.as(LabeledExprSyntax.self), element.label == nil,
      let list = element.parent?.as(LabeledExprListSyntax.self), list.count == 1,
      let tuple = list.parent?.as(TupleExprSyntax.self)
    else { return nil }
    return ExprSyntax(tuple)
  }

  private static func isCondition(_ value: ExprSyntax, in parent: Syntax) -> Bool {
    if parent.is(ConditionElementSyntax.self) || parent.is(WhereClauseSyntax.self) { return true }
    if let loop = parent.as(RepeatStmtSyntax.self) { return loop.condition.id == value.id }
    return parent.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
  }

  /// In a row of operators that is not sorted by precedence yet.
  private mutating func read(_ value: ExprSyntax, in row: [ExprSyntax]) {
    guard let place = row.firstIndex(where: { $0.id == value.id }) else { return }
    let before = row.indices.contains(place - 1) ? row[place - 1] : nil
    let after = row.indices.contains(place + 1) ? row[place + 1] : nil
    let operators = [before, after].compactMap {
      $0?.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if operators.contains("&&") || operators.contains("||") {
      type = "Bool"
    } else if before == nil, after?.is(UnresolvedTernaryExprSyntax.self) ?? false {
      type = "Bool"
    } else if after?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
      isUnwrapped = true
    } else if operators.contains(where: { ["==", "!=", "<", ">", "<=", ">="].contains($0) }) {
      type =
        [before, after].compactMap { $0.flatMap { neighbour(of: $0, in: row, not: place) } }
        .lazy.compactMap(\.literalType).first
    } else if operators.contains(where: { ["+", "-", "*", "/", "%"].contains($0) }) {
      type = row.lazy.compactMap(\.literalType).first ?? "Int"
      isCalculatedWith = true
    } else if place == 0, after?.is(AssignmentExprSyntax.self) ?? false, row.count == 3 {
      type = row[2].literalType
    }
  }

  /// What stands on the other side of an operator.
  private func neighbour(of sign: ExprSyntax, in row: [ExprSyntax], not place: Int) -> ExprSyntax? {
    guard let index = row.firstIndex(where: { $0.id == sign.id }) else { return nil }
    let other = index < place ? index - 1 : index + 1
    return row.indices.contains(other) ? row[other] : nil
  }

  /// The type of the literal that an element of a tuple is given: the `b` of `(a, b) = (1, "x")`.
  private static func assigned(to element: LabeledExprSyntax) -> String? {
    guard let list = element.parent?.as(LabeledExprListSyntax.self),
      let index = Array(list).firstIndex(where: { $0.id == element.id }),
      let tuple = list.parent?.as(TupleExprSyntax.self),
      let other = counterpart(of: ExprSyntax(tuple))?.as(TupleExprSyntax.self),
      Array(other.elements).indices.contains(index)
    else { return nil }
    return Array(other.elements)[index].expression.literalType
  }

  /// What is assigned to an expression, or to the tuple that it is an element of.
  private static func counterpart(of target: ExprSyntax) -> ExprSyntax? {
    if let row = target.parent?.as(ExprListSyntax.self).map(Array.init) {
      guard row.count == 3, row[0].id == target.id, row[1].is(AssignmentExprSyntax.self) else {
        return nil
      }
      return row[2]
    }
    guard let element = target.parent?.as(LabeledExprSyntax.self),
      let list = element.parent?.as(LabeledExprListSyntax.self),
      let index = Array(list).firstIndex(where: { $0.id == element.id }),
      let outer = list.parent?.as(TupleExprSyntax.self),
      let other = counterpart(of: ExprSyntax(outer))?.as(TupleExprSyntax.self),
      Array(other.elements).indices.contains(index)
    else { return nil }
    return Array(other.elements)[index].expression
  }
}

extension ExprSyntax {
  /// The type that a literal has where nothing else is said.
  var literalType: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return nil
  }
}
