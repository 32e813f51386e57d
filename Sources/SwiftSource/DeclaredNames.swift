internal import SwiftSyntax

/// Collects every name that a tree declares, at any depth.
enum DeclaredNames {
  static func all(in tree: some SyntaxProtocol) -> Set<String> {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  private final class Visitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visitPost(_ node: IdentifierPatternSyntax) {
      // `if let name` unwraps a variable that is declared elsewhere.
      let binding = node.parent?.as(OptionalBindingConditionSyntax.self)
      guard binding == nil || binding?.initializer != nil else { return }
      add(node.identifier)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { add(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { add(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { add(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { add(node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { add(node.name) }
    override func visitPost(_ node: ProtocolDeclSyntax) { add(node.name) }
    override func visitPost(_ node: TypeAliasDeclSyntax) { add(node.name) }
    override func visitPost(_ node: AssociatedTypeDeclSyntax) { add(node.name) }
    override func visitPost(_ node: EnumCaseElementSyntax) { add(node.name) }
    override func visitPost(_ node: GenericParameterSyntax) { add(node.name) }
    override func visitPost(_ node: MacroDeclSyntax) { add(node.name) }
    override func visitPost(_ node: FunctionParameterSyntax) {
      add(node.secondName ?? node.firstName)
    }
    override func visitPost(_ node: ClosureParameterSyntax) {
      add(node.secondName ?? node.firstName)
    }
    override func visitPost(_ node: ClosureShorthandParameterSyntax) { add(node.name) }

    private func add(_ token: TokenSyntax) { names.insert(token.text.trimmingBackticks) }
  }
}
