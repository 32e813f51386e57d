internal import SwiftSyntax

extension ClosureExprSyntax {
  /// The type that the parameter which takes the closure plainly has; nothing for a closure without
  /// parameters, which says all by itself.
  ///
  /// - Parameter unknown: stands for a result of which nothing is known.
  func functionType(unknown: String) -> String? {
    let parameters = parameterTypes
    guard !parameters.isEmpty else { return nil }
    var effects = ""
    if holds({ $0.is(AwaitExprSyntax.self) }) { effects += "async " }
    if holds({
      $0.as(TryExprSyntax.self)?.questionOrExclamationMark == nil && $0.is(TryExprSyntax.self)
    }) {
      effects += "throws "
    }
    if let said = signature?.effectSpecifiers?.trimmedDescription { effects = said + " " }
    let result = signature?.returnClause?.type.trimmedDescription ?? resultType(unknown: unknown)
    return "(\(parameters.joined(separator: ", "))) \(effects)-> \(result)"
  }

  private var parameterTypes: [String] {
    guard let clause = signature?.parameterClause else {
      return highestDollar.map { last in (0...last).map { type(ofUsed: "$\($0)") } } ?? []
    }
    if let names = clause.as(ClosureShorthandParameterListSyntax.self) {
      return names.map { type(ofUsed: $0.name.text) }
    }
    return clause.as(ClosureParameterClauseSyntax.self)?.parameters.map { parameter in
      parameter.type?.trimmedDescription
        ?? type(ofUsed: (parameter.secondName ?? parameter.firstName).text)
    } ?? []
  }

  /// The type that the body's uses of a parameter ask for.
  private func type(ofUsed name: String) -> String {
    let visitor = NameUsageVisitor(name)
    visitor.walk(statements)
    let type = visitor.usage.valueType ?? "AnyPresumed"
    return visitor.usage.isOptional ? "\(type)?" : type
  }

  private var highestDollar: Int? {
    statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .dollarIdentifier(let name) = token.tokenKind { Int(name.dropFirst()) } else { nil }
    }.max().flatMap { $0 < 10 ? $0 : nil }
  }

  private func resultType(unknown: String) -> String {
    guard statements.count == 1, let only = statements.first?.item else {
      return holds { $0.as(ReturnStmtSyntax.self)?.expression != nil } ? unknown : "Void"
    }
    let value = only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
    guard let value else { return "Void" }
    return value.isComparison ? "Bool" : unknown
  }

  /// Whether something stands in the body itself, closures and functions in it left out.
  private func holds(_ isWanted: (Syntax) -> Bool) -> Bool {
    func search(_ node: Syntax) -> Bool {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
      return isWanted(node) || node.children(viewMode: .sourceAccurate).contains(where: search)
    }
    return search(Syntax(statements))
  }
}

extension ExprSyntax {
  /// Whether an operator of comparison or logic makes the value.
  fileprivate var isComparison: Bool {
    guard let row = self.as(SequenceExprSyntax.self) else {
      return self.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    }
    return row.elements.contains { element in
      element.as(BinaryOperatorExprSyntax.self).map { comparisons.contains($0.operator.text) }
        ?? false
    } && !row.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
  }
}

/// Operators whose value is true or false.
let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~="]
