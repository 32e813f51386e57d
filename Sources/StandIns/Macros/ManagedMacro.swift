import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@NSManaged`, which the lowering writes as `@_Managed`: a property reads and writes the value of
/// its name, and a method of a relationship (`addToItems(_:)`) changes the set of its name.
public struct ManagedMacro: AccessorMacro, BodyMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroProblem("@NSManaged only allowed on an instance property or method") }
    return [
      "get { _managedValue(\"\(raw: name)\") }",
      "set { _setManagedValue(newValue, \"\(raw: name)\") }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      throw MacroProblem("@NSManaged only allowed on an instance property or method")
    }
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      (parameter.secondName ?? parameter.firstName).text
    }
    let list = arguments.joined(separator: ", ")
    return ["_changeManagedRelationship(\"\(raw: function.name.text)\", [\(raw: list)])"]
  }
}
