internal import SwiftSyntax

/// Listings of an interface, as documentation has them: functions without their bodies. What each stands
/// for is left out, so the places of the bodies are gaps. Where any function has a body, one without is
/// a mistake.
enum MissingBodies {
  static func gaps(in tree: Syntax) -> [Gap] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    guard !visitor.hasBodies, !visitor.ends.isEmpty else { return [] }
    return visitor.ends.map { Gap(range: max(0, $0 - 1)..<$0, filler: "{ fatalError() }") }
      + visitor.types.map { Gap(range: $0..<$0, filler: "") }
  }

  private final class Visitor: SyntaxVisitor {
    var hasBodies = false
    /// Where the declarations end that lack a body.
    var ends: [Int] = []
    /// Where the types end that have such members: they may lack more.
    var types: Set<Int> = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitPost(_ node: FunctionDeclSyntax) { note(Syntax(node), node.body) }

    override func visitPost(_ node: InitializerDeclSyntax) { note(Syntax(node), node.body) }

    override func visitPost(_ node: AccessorDeclSyntax) { note(Syntax(node), node.body) }

    override func visitPost(_ node: CodeBlockItemSyntax) {
      if !node.item.is(DeclSyntax.self) { hasBodies = true }
    }

    private func note(_ node: Syntax, _ body: CodeBlockSyntax?) {
      if body != nil { hasBodies = true }
      guard body == nil else { return }
      ends.append(node.endPositionBeforeTrailingTrivia.utf8Offset)
      var parent = node.parent
      while let current = parent, !current.is(MemberBlockSyntax.self) { parent = current.parent }
      if let block = parent?.as(MemberBlockSyntax.self) {
        types.insert(block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
  }
}
