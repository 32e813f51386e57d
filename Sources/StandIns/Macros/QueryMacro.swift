import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@Query` to the query that a property reads.
public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let (name, _) = try property(declaration)
    return ["get { _\(raw: name).wrappedValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type) = try property(declaration)
    let element =
      type.as(ArrayTypeSyntax.self)?.element.trimmedDescription
      ?? "\(type.trimmedDescription).Element"
    let arguments =
      switch node.arguments {
      case .argumentList(let list): list.trimmedDescription
      default: ""
      }
    let query = "SwiftData.Query<\(element), [\(element)]>"
    return ["private var _\(raw: name): \(raw: query) = \(raw: query)(\(raw: arguments))"]
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: TypeSyntax) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroProblem("'@Query' cannot be applied to this declaration") }
    guard let type = binding.typeAnnotation?.type else {
      throw MacroProblem("'@Query' requires an explicit type annotation")
    }
    return (name, type)
  }
}
