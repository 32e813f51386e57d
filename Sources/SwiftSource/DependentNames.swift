internal import SwiftParser
internal import SwiftSyntax

/// Names whose values depend on some others: of `let rows = store.load()` it is `rows` that depends on
/// `store`, and so do the parameters of a closure that a call of it takes, and a variable of a type.
public struct DependentNames: Sendable {
  private let text: String
  /// The names, those that they depend on included.
  public private(set) var names: Set<String>

  /// Follows names through the variables of a text.
  public init(on names: Set<String>, in text: String) {
    self.text = text
    self.names = DeepStack.run {
      let reader = SourceReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      var result = names
      var before = -1
      while result.count != before {
        before = result.count
        for entry in reader.entries where !result.isDisjoint(with: entry.sources) {
          result.formUnion(entry.names)
        }
      }
      return result
    }
  }

  /// Whether the statement at an offset uses one of the names; a literal is what it is, whatever stands
  /// beside it.
  public func isUsed(at offset: Int) -> Bool {
    DeepStack.run {
      let tree = Parser.parse(source: text)
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), !token.isLiteral
      else {
        return false
      }
      return !token.statement.identifiersBesideBodies(holding: offset).isDisjoint(with: names)
    }
  }

  /// Whether the member at an offset is asked of something that depends on one of the names.
  public func isMemberAsked(at offset: Int) -> Bool {
    guard let first = NamePath.ending(at: offset, in: text)?.names.first else { return false }
    return names.contains(first) || names.contains("$" + first)
  }
}

/// Collects which variables are given values of which names.
private final class SourceReader: SyntaxVisitor {
  private(set) var entries: [(names: [String], sources: Set<String>)] = []

  override func visitPost(_ node: PatternBindingSyntax) {
    if let type = node.typeAnnotation?.type {
      entries.append((node.pattern.boundNames, Syntax(type).identifiers()))
    }
    guard let value = node.initializer?.value else { return }
    entries.append((node.pattern.boundNames, Syntax(value).identifiers()))
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let value = node.initializer?.value else { return }
    entries.append((node.pattern.boundNames, Syntax(value).identifiers()))
  }

  override func visitPost(_ node: ForStmtSyntax) {
    entries.append((node.pattern.boundNames, Syntax(node.sequence).identifiers()))
  }

  override func visitPost(_ node: MatchingPatternConditionSyntax) {
    entries.append((node.pattern.boundNames, Syntax(node.initializer.value).identifiers()))
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    var call = node.parent
    while let current = call, !current.is(FunctionCallExprSyntax.self) {
      if current.is(CodeBlockItemSyntax.self) { return }
      call = current.parent
    }
    guard let call = call?.as(FunctionCallExprSyntax.self) else { return }
    var sources = Syntax(call.calledExpression).identifiers()
    for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
      sources.formUnion(Syntax(argument.expression).identifiers())
    }
    var names = ["$0", "$1", "$2"]
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: break
    }
    entries.append((names, sources))
  }
}

extension TokenSyntax {
  /// Whether a literal begins with the token.
  fileprivate var isLiteral: Bool {
    switch tokenKind {
    case .stringQuote, .multilineStringQuote, .integerLiteral, .floatLiteral, .keyword(.true),
      .keyword(.false):
      true
    default: false
    }
  }

  /// The innermost statement, member or condition that the token belongs to.
  fileprivate var statement: Syntax {
    var node = Syntax(self)
    while let parent = node.parent {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self)
        || node.is(ConditionElementSyntax.self)
      {
        return node
      }
      node = parent
    }
    return node
  }
}

extension Syntax {
  /// The names that a value comes from: not those of what only chooses between two values.
  ///
  /// - Parameter isIncluded: whether a part is to be looked at.
  fileprivate func identifiers(where isIncluded: (Syntax) -> Bool = { _ in true }) -> Set<String> {
    if let token = self.as(TokenSyntax.self) {
      switch token.tokenKind {
      case .identifier(let name), .dollarIdentifier(let name): return [name]
      default: return []
      }
    }
    var result: Set<String> = []
    let parts = Array(children(viewMode: .sourceAccurate))
    for (index, part) in parts.enumerated() where isIncluded(part) {
      let isCondition =
        index + 1 < parts.count && parts[index + 1].is(UnresolvedTernaryExprSyntax.self)
      if !isCondition { result.formUnion(part.identifiers(where: isIncluded)) }
    }
    return result
  }

  /// The identifiers, without those of bodies that do not hold an offset.
  fileprivate func identifiersBesideBodies(holding offset: Int) -> Set<String> {
    identifiers { part in
      let isBody =
        part.is(CodeBlockSyntax.self) || part.is(MemberBlockSyntax.self)
        || part.is(AccessorBlockSyntax.self)
      let holds = part.position.utf8Offset <= offset && offset < part.endPosition.utf8Offset
      return !isBody || holds
    }
  }
}
