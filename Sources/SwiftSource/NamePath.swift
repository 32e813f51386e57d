internal import SwiftParser
internal import SwiftSyntax

/// A chain of names in an expression, such as `session.account`, found from a place in the text at which
/// the compiler said something.
public struct NamePath: Hashable, Sendable {
  /// The names, the base first.
  public var names: [String]
  /// True where the chain ends in a call: its type is the call's result.
  public var isCall: Bool

  /// The chain that ends at a UTF-8 offset.
  public static func ending(at offset: Int, in text: String) -> NamePath? {
    DeepStack.run {
      token(at: offset, in: text)?.expressions.first.flatMap { NamePath($0.callingSelf) }
    }
  }

  /// What a value at an offset is assigned to.
  public static func assigned(at offset: Int, in text: String) -> NamePath? {
    DeepStack.run {
      for list in token(at: offset, in: text)?.lists ?? [] {
        let elements = Array(list)
        if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), index > 0 {
          return NamePath(elements[index - 1])
        }
      }
      return nil
    }
  }

  /// What `if let` or `guard let` at an offset unwraps.
  public static func unwrapped(at offset: Int, in text: String) -> NamePath? {
    DeepStack.run {
      var node = token(at: offset, in: text).map { Syntax($0) }
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if let binding = current.as(OptionalBindingConditionSyntax.self) {
          return (binding.initializer?.value).flatMap { NamePath($0) }
            ?? binding.pattern.as(IdentifierPatternSyntax.self).map {
              NamePath(names: [$0.identifier.text.trimmingBackticks], isCall: false)
            }
        }
        node = current.parent
      }
      return nil
    }
  }

  private init(names: [String], isCall: Bool) {
    self.names = names
    self.isCall = isCall
  }

  /// The chains on both sides of the operators around an offset.
  public static func operands(at offset: Int, in text: String) -> [NamePath] {
    DeepStack.run {
      guard let list = token(at: offset, in: text)?.lists.first else { return [] }
      return list.compactMap { NamePath($0) }
    }
  }

  /// The chains among the arguments of the call at an offset, and in the interpolations of its strings.
  public static func arguments(at offset: Int, in text: String) -> [NamePath] {
    DeepStack.run {
      var node = token(at: offset, in: text).map { Syntax($0) }
      while let current = node {
        if let call = current.as(FunctionCallExprSyntax.self) {
          return call.arguments.compactMap { NamePath($0.expression) }
        }
        if let part = current.as(ExpressionSegmentSyntax.self) {
          return part.expressions.compactMap { NamePath($0.expression) }
        }
        if current.is(CodeBlockItemSyntax.self) { return [] }
        node = current.parent
      }
      return []
    }
  }

  private init?(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      (names, isCall) = ([name.baseName.text.trimmingBackticks], false)
    case .memberAccessExpr(let access):
      guard let base = access.base, let path = NamePath(base) else { return nil }
      names = path.names + [access.declName.baseName.text.trimmingBackticks]
      isCall = false
    case .functionCallExpr(let call):
      guard let path = NamePath(call.calledExpression) else { return nil }
      (names, isCall) = (path.names, true)
    default:
      guard let inner = expression.wrapped, let path = NamePath(inner) else { return nil }
      self = path
    }
  }

  private static func token(at offset: Int, in text: String) -> TokenSyntax? {
    guard offset >= 0, offset < text.utf8.count else { return nil }
    return Parser.parse(source: text).token(at: AbsolutePosition(utf8Offset: offset))
  }
}

extension TokenSyntax {
  /// The expressions that end with this token's name, inner ones first: `c` of `a.b.c` gives `a.b.c`.
  fileprivate var expressions: [ExprSyntax] {
    guard let name = parent?.as(DeclReferenceExprSyntax.self) else {
      return parent?.as(ExprSyntax.self).map { [$0] } ?? []
    }
    if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id {
      return [ExprSyntax(access)]
    }
    return [ExprSyntax(name)]
  }

  /// The sequences of operands and operators that the token stands in, inner ones first.
  fileprivate var lists: [ExprListSyntax] {
    var result: [ExprListSyntax] = []
    var node = parent
    while let current = node {
      if let sequence = current.as(SequenceExprSyntax.self) { result.append(sequence.elements) }
      if current.is(ClosureExprSyntax.self) { break }
      node = current.parent
    }
    return result
  }
}

extension ExprSyntax {
  /// What stands inside of `a?`, `a!`, `-a`, `await a`, `try a`, `(a)`.
  fileprivate var wrapped: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let chain): chain.expression
    case .forceUnwrapExpr(let forced): forced.expression
    case .prefixOperatorExpr(let prefixed): prefixed.expression
    case .awaitExpr(let awaited): awaited.expression
    case .tryExpr(let tried): tried.expression
    case .tupleExpr(let tuple): tuple.elements.count == 1 ? tuple.elements.first?.expression : nil
    default: nil
    }
  }

  /// The call whose called expression this is, or the expression itself.
  fileprivate var callingSelf: ExprSyntax {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return ExprSyntax(call)
    }
    return self
  }
}
