import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Rule` to the rule of its parameter or event and its test.
public struct TipRuleMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let arguments = node.arguments.trimmedDescription
    let test = node.trailingClosure?.trimmedDescription ?? ""
    return "TipKit.Tips.Rule(\(raw: arguments)) \(raw: test)"
  }
}

/// Expands `@Parameter` to the value that rules test, and accessors of it.
public struct TipParameterMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let (name, _, _) = try property(declaration)
    return [
      "get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value) = try property(declaration)
    let generic = type.map { "<\($0)>" } ?? ""
    return [
      """
      static let $\(raw: name) = TipKit.Tips.Parameter\(raw: generic)(\
      Self.self, "\(raw: name)", \(raw: value))
      """
    ]
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: String?, value: String) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      variable.modifiers.contains(where: { $0.name.text == "static" })
    else { throw MacroProblem("@Parameter can only be applied to a static variable") }
    let type = binding.typeAnnotation?.type.trimmedDescription
    let value = binding.initializer?.value.trimmedDescription
    return (name, type, value ?? "nil")
  }
}
