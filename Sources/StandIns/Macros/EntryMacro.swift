import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@Entry` to a key and the accessors that use it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// The protocols of the keys by the type that is extended.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try property(declaration).name
    return [
      "get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value) = try property(declaration)
    let extended = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }
      .first?.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let keyProtocol = keyProtocols[extended ?? ""] else {
      throw MacroProblem(
        "@Entry belongs in an extension of EnvironmentValues, Transaction, FocusedValues or "
          + "ContainerValues")
    }
    if keyProtocol == "FocusedValueKey" {
      let wrapped = (type ?? "").hasSuffix("?") ? String((type ?? "").dropLast()) : type ?? "Never"
      return [
        "private struct __Key_\(raw: name): SwiftUI.FocusedValueKey { typealias Value = \(raw: wrapped) }"
      ]
    }
    // A computed value asks for no `Sendable`, but only a written type can be computed.
    let constant =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return [
      """
      private struct __Key_\(raw: name): SwiftUI.\(raw: keyProtocol) {
        \(raw: constant)
      }
      """
    ]
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: String?, value: String) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroProblem("@Entry can only be applied to a variable") }
    let type = binding.typeAnnotation?.type.trimmedDescription
    let value = binding.initializer?.value.trimmedDescription
    guard value != nil || type?.hasSuffix("?") == true else {
      throw MacroProblem("@Entry needs an initial value for `\(name)`")
    }
    return (name, type, value ?? "nil")
  }
}
