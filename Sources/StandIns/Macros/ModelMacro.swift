import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@Model`: the class is observable, and knows how it is kept.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self)?.name.text else {
      throw MacroProblem("'@Model' cannot be applied to \(kind(of: declaration))")
    }
    return [
      """
      @Observation.ObservationIgnored private let _$observationRegistrar = \
      Observation.ObservationRegistrar()
      """,
      "@Observation.ObservationIgnored let _persistence = SwiftData._PersistenceState()",
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(raw: type), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(raw: type), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        defer { _persistence.noteChange() }
        return try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member>(
        _ lhs: Member, _ rhs: Member
      ) -> Bool { true }
      """,
    ]
  }

  private static func kind(of declaration: some DeclGroupSyntax) -> String {
    if declaration.is(StructDeclSyntax.self) { return "a struct" }
    return declaration.is(EnumDeclSyntax.self) ? "an enum" : "this type"
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), isKept(variable) else { return [] }
    return ["@Observation.ObservationTracked"]
  }

  /// Whether a property is stored in each model and can be set.
  private static func isKept(_ variable: VariableDeclSyntax) -> Bool {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first
    else { return false }
    let isOfType = variable.modifiers.contains {
      ["static", "class", "lazy"].contains($0.name.text)
    }
    let isIgnored = variable.attributes.contains {
      $0.trimmedDescription.hasSuffix("ObservationIgnored")
    }
    guard !isOfType, !isIgnored else { return false }
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): SwiftData.PersistentModel, Observation.Observable {}")
    ]
  }
}

/// Expands `@ModelActor`: the actor works on a context of its own.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [
      "nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "nonisolated let modelContainer: SwiftData.ModelContainer",
      """
      init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}

/// Expands an attribute that only marks a declaration.
public struct MarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// Expands a declaration that only says something.
public struct NothingMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
