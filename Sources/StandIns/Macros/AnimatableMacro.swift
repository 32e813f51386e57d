import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@Animatable` to the data of the properties that can be animated.
public struct AnimatableMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let properties = declaration.memberBlock.members.compactMap { animated($0.decl) }
    guard let first = properties.first else {
      return ["var animatableData: SwiftUI.EmptyAnimatableData { get { .init() } set {} }"]
    }
    guard properties.count > 1 else {
      return [
        """
        var animatableData: \(raw: first.type).AnimatableData {
          get { \(raw: first.name).animatableData }
          set { \(raw: first.name).animatableData = newValue }
        }
        """
      ]
    }
    let types = properties.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
    let values = properties.map { "\($0.name).animatableData" }.joined(separator: ", ")
    return [
      """
      var animatableData: SwiftUI.AnimatableValues<\(raw: types)> {
        get { SwiftUI.AnimatableValues(\(raw: values)) }
        set { (\(raw: values)) = newValue.value }
      }
      """
    ]
  }

  /// The name and type of a stored property that is not left out.
  private static func animated(_ declaration: DeclSyntax) -> (name: String, type: String)? {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      variable.attributes.isEmpty,
      !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
    else { return nil }
    if let type = binding.typeAnnotation?.type { return (name, type.trimmedDescription) }
    guard binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true else { return nil }
    return (name, "Double")
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }
}
