internal import SwiftSyntax

/// What a program's types and members are to Objective-C, as far as the text tells.
struct ObjectiveCFacts {
  /// What a type is declared as.
  enum Kind {
    case reference
    case value
    case protocols
  }

  /// A method or property.
  struct Member {
    var name: String
    /// The argument labels of a method; `nil` for a property.
    var labels: [String]?
    /// What the compiler calls it: `instance method`.
    var kind: String
    /// Whether the member says itself, or its extension does, that it is exposed.
    var isExposed: Bool
    /// Whether `@objcMembers` of the type leaves it out.
    var isHidden: Bool
    /// Where an attribute would be inserted.
    var start: Int

    /// The name as the compiler prints it.
    var fullName: String {
      labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
    }
  }

  /// All declarations of one name together: the type and its extensions.
  struct TypeFacts {
    /// Nothing for a type that is only extended here.
    var kind: Kind?
    var exposesMembers = false
    var isObjectiveC = false
    var inherited: [String] = []
    var members: [Member] = []
  }

  private(set) var types: [String: TypeFacts] = [:]
  private(set) var optionalRequirements: Set<String> = []
  private(set) var properties: Set<String> = []
  private(set) var aliases: Set<String> = []

  /// Collects the facts of a program.
  init(of tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    self = collector.facts
  }

  fileprivate init() {}

  /// Whether a name is that of an `optional` requirement and of no property, which may hold a closure.
  func isOptionalRequirement(_ name: String) -> Bool {
    optionalRequirements.contains(name) && !properties.contains(name)
  }

  /// A type and those that it inherits from, as far as the program names them.
  func lineage(of name: String) -> [TypeFacts] {
    var seen: Set<String> = []
    var waiting = [name]
    var result: [TypeFacts] = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let facts = types[next] else { continue }
      result.append(facts)
      waiting += facts.inherited
    }
    return result
  }

  /// Whether a class can be seen not to come from `NSObject`: all that it names is ours and does not.
  func isSwiftRooted(_ name: String) -> Bool {
    guard let facts = types[name], facts.kind == .reference else { return false }
    return facts.inherited.allSatisfy { parent in
      types[parent]?.kind == .protocols || isSwiftRooted(parent) && parent != name
    }
  }

  /// Collects declarations; a type is known by its own name, whatever it is nested in.
  private final class Collector: SyntaxVisitor {
    var facts = ObjectiveCFacts()

    override func visitPost(_ node: ClassDeclSyntax) {
      add(node.name.text, .reference, node.attributes, node.inheritanceClause, node.memberBlock)
    }
    override func visitPost(_ node: ActorDeclSyntax) {
      add(node.name.text, .reference, node.attributes, node.inheritanceClause, node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) {
      add(node.name.text, .value, node.attributes, node.inheritanceClause, node.memberBlock)
    }
    override func visitPost(_ node: EnumDeclSyntax) {
      add(node.name.text, .value, node.attributes, node.inheritanceClause, node.memberBlock)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) {
      add(node.name.text, .protocols, node.attributes, node.inheritanceClause, node.memberBlock)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
      guard let name = node.extendedType.lastName else { return }
      add(name, nil, node.attributes, node.inheritanceClause, node.memberBlock)
    }
    override func visitPost(_ node: TypeAliasDeclSyntax) { facts.aliases.insert(node.name.text) }

    private func add(
      _ name: String, _ kind: Kind?, _ attributes: AttributeListSyntax,
      _ inherited: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) {
      var type = facts.types[name] ?? TypeFacts()
      type.kind = kind ?? type.kind
      type.exposesMembers = type.exposesMembers || attributes.has("objcMembers")
      let isObjectiveC = attributes.has("objc")
      if kind != nil { type.isObjectiveC = isObjectiveC }
      type.inherited += (inherited?.inheritedTypes ?? []).compactMap(\.type.lastName)
      // The attribute of a protocol or an extension is for its members too, that of a class is not.
      let exposesAll = isObjectiveC && (kind == nil || kind == .protocols)
      for item in block.members {
        if let function = item.decl.as(FunctionDeclSyntax.self) {
          note(function.modifiers, function.name.text)
          type.members.append(member(function, exposed: exposesAll))
        } else if let variable = item.decl.as(VariableDeclSyntax.self) {
          for binding in variable.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            facts.properties.insert(pattern.identifier.text)
            type.members.append(member(variable, pattern.identifier.text, exposed: exposesAll))
          }
        }
      }
      facts.types[name] = type
    }

    private func note(_ modifiers: DeclModifierListSyntax, _ name: String) {
      if modifiers.has(.optional) { facts.optionalRequirements.insert(name) }
    }

    private func member(_ node: FunctionDeclSyntax, exposed: Bool) -> Member {
      let kind =
        node.modifiers.has(.static)
        ? "static method" : node.modifiers.has(.class) ? "class method" : "instance method"
      return Member(
        name: node.name.text,
        labels: node.signature.parameterClause.parameters.map(\.firstName.text),
        kind: kind, isExposed: exposed || Collector.exposes(node.attributes, node.modifiers),
        isHidden: Collector.hides(node.attributes, node.modifiers), start: node.ownRange.lowerBound)
    }

    private func member(_ node: VariableDeclSyntax, _ name: String, exposed: Bool) -> Member {
      Member(
        name: name, labels: nil, kind: "property",
        isExposed: exposed || Collector.exposes(node.attributes, node.modifiers),
        isHidden: Collector.hides(node.attributes, node.modifiers), start: node.ownRange.lowerBound)
    }

    /// An override is as exposed as what it overrides, which we may not see; it gets the benefit of the
    /// doubt.
    private static func exposes(
      _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) -> Bool {
      modifiers.has(.override)
        || attributes.names.contains { $0 != "nonobjc" && LoweringVisitor.attributes.contains($0) }
    }

    private static func hides(
      _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) -> Bool {
      attributes.has("nonobjc") || modifiers.has(.private) || modifiers.has(.fileprivate)
    }
  }
}
