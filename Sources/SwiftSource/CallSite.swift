internal import SwiftParser
internal import SwiftSyntax

/// Calls, found by a place inside them.
public enum CallSite {
  /// The function, by its plain name, of the innermost call that has an offset among its arguments or in its
  /// name.
  ///
  /// - Parameter amongArguments: whether only calls count that have it among their arguments.
  public static func function(
    at offset: Int, in text: String, amongArguments: Bool = false
  ) -> String? {
    DeepStack.run {
      let tree = Parser.parse(source: text)
      var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
      while let current = node {
        if let call = current.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
          !amongArguments || offset >= call.calledExpression.endPosition.utf8Offset
        {
          return name.baseName.text
        }
        node = current.parent
      }
      return nil
    }
  }

  /// The offsets at which calls pass parts of one variable to two in-out parameters, or a variable to a
  /// function of the text that itself uses it. Swift forbids both while the program runs where the compiler
  /// cannot tell.
  public static func overlappingAccesses(in text: String) -> [Int] {
    guard text.contains("&") else { return [] }
    return DeepStack.run {
      let tree = Parser.parse(source: text)
      let functions = FunctionReader(viewMode: .sourceAccurate)
      functions.walk(tree)
      let visitor = OverlapFinder(uses: functions.uses)
      visitor.walk(tree)
      return visitor.found
    }
  }
}

/// Collects which names the functions of a text use and do not declare.
private final class FunctionReader: SyntaxVisitor {
  private(set) var uses: [String: Set<String>] = [:]

  override func visitPost(_ node: FunctionDeclSyntax) {
    guard let body = node.body else { return }
    let names = body.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      if case .identifier(let name) = token.tokenKind { name } else { nil }
    }
    uses[node.name.text] = Set(names).subtracting(DeclaredNames.all(in: node))
  }
}

private final class OverlapFinder: SyntaxVisitor {
  private let uses: [String: Set<String>]
  private(set) var found: [Int] = []

  init(uses: [String: Set<String>]) {
    self.uses = uses
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    let roots = node.arguments.compactMap { argument -> String? in
      guard let inOut = argument.expression.as(InOutExprSyntax.self) else { return nil }
      return inOut.expression.firstToken(viewMode: .sourceAccurate)?.text
    }
    let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let used = called.flatMap { uses[$0] } ?? []
    if Set(roots).count < roots.count || !used.isDisjoint(with: roots) {
      found.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}
