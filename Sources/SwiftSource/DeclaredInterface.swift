internal import SwiftParser
internal import SwiftSyntax

/// What a file declares that a running program looks up by name: outlets, actions, the classes of
/// storyboards, and where the program starts.
///
/// With Objective-C the runtime knows all this; elsewhere somebody has to list it.
public struct DeclaredInterface: Hashable, Sendable {
  /// A property that a storyboard fills.
  public struct Outlet: Hashable, Sendable {
    /// The property's name.
    public var name: String
    /// The type of what goes into it, without marks for optional values and without brackets.
    public var type: String
    /// Whether it holds several views.
    public var isCollection: Bool
  }

  /// A method that a storyboard calls.
  public struct Action: Hashable, Sendable {
    /// The name that a storyboard has for it, such as `save:`.
    public var selector: String
    /// The method's base name.
    public var name: String
    /// Its parameters: the label of the argument, or nothing, and the type as it is written.
    public var parameters: [Parameter]
    /// Whether it makes the destination of a segue.
    public var makesDestination: Bool
  }

  /// A parameter of an action.
  public struct Parameter: Hashable, Sendable {
    /// The label of the argument; nothing where it has none.
    public var label: String?
    /// The type as it is written.
    public var type: String
  }

  /// A type of the file.
  public struct DeclaredType: Hashable, Sendable {
    /// The name with those of the types around it, such as `Outer.Inner`.
    public var name: String
    /// Whether it is a class.
    public var isClass: Bool
    /// The names in its inheritance clause, and in those of its extensions in the file.
    public var inherited: [String]
    /// Whether it has generic parameters, its own or of a type around it.
    public var isGeneric: Bool
    /// Whether other files see it.
    public var isVisible: Bool
    /// What storyboards fill.
    public var outlets: [Outlet] = []
    /// What storyboards call.
    public var actions: [Action] = []
  }

  /// The types, in the order of the file.
  public private(set) var types: [DeclaredType] = []
  /// The name of the type that the program starts with.
  public private(set) var main: String?
  /// The UTF-8 offsets of the attribute that says so.
  public private(set) var mainAttribute: Range<Int>?
  /// What declares previews, in the order of the file.
  public private(set) var previews: [DeclaredPreview] = []
  /// The names of the imported modules.
  public private(set) var imports: [String] = []

  /// Reads a file; any text gives a result.
  public init(of text: String) {
    self = DeepStack.run { DeclaredInterface(readingHere: text) }
  }

  private init(readingHere text: String) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    types = visitor.types
    (main, mainAttribute, imports) = (visitor.main, visitor.mainAttribute, visitor.imports)
    previews = visitor.previews
  }

  private final class Visitor: SyntaxVisitor {
    var types: [DeclaredType] = []
    var main: String?
    var mainAttribute: Range<Int>?
    var imports: [String] = []
    var previews: [DeclaredPreview] = []
    private var path: [(name: String, isGeneric: Bool, isVisible: Bool)] = []
    private static let mainAttributes: Set<String> = [
      "main", "UIApplicationMain", "NSApplicationMain",
    ]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let module = node.path.first?.name.text { imports.append(module) }
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      addPreview(node)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      addPreview(node)
    }

    private func addPreview(
      _ node: some FreestandingMacroExpansionSyntax
    ) -> SyntaxVisitorContinueKind {
      if path.isEmpty, let preview = DeclaredPreview(node) { previews.append(preview) }
      return .skipChildren
    }

    // What is declared within a body is nobody's to look up.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node)
    }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node)
    }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node)
    }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription
      let known = types.firstIndex { $0.name == name }
      if let known {
        types[known].inherited += Visitor.names(in: node.inheritanceClause)
        addActions(of: node.memberBlock, to: known)
      }
      path.append((name, known.map { types[$0].isGeneric } ?? true, true))
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    private func enter(
      _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
    ) -> SyntaxVisitorContinueKind {
      let isClass = node.is(ClassDeclSyntax.self)
      let isHidden = node.modifiers.has(.private) || node.modifiers.has(.fileprivate)
      let step = (
        name: node.name.text,
        isGeneric: node.genericParameterClause != nil || path.last?.isGeneric == true,
        isVisible: !isHidden && path.last?.isVisible != false
      )
      path.append(step)
      let fullName = path.map(\.name).joined(separator: ".")
      types.append(
        DeclaredType(
          name: fullName, isClass: isClass, inherited: Visitor.names(in: node.inheritanceClause),
          isGeneric: step.isGeneric, isVisible: step.isVisible))
      if types[types.count - 1].inherited.contains("PreviewProvider"), !step.isGeneric,
        step.isVisible || path.count == 1
      {
        previews.append(DeclaredPreview(provider: fullName, node))
      }
      if isClass { addOutlets(of: node.memberBlock, to: types.count - 1) }
      if isClass { addActions(of: node.memberBlock, to: types.count - 1) }
      for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
      where Visitor.mainAttributes.contains(attribute.attributeName.trimmedDescription) {
        (main, mainAttribute) = (fullName, attribute.ownRange)
      }
      return .visitChildren
    }

    private static func names(in clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { inherited -> [String] in
        if let composition = inherited.type.as(CompositionTypeSyntax.self) {
          return composition.elements.compactMap(\.type.lastName)
        }
        return [inherited.type.lastName].compactMap(\.self)
      } ?? []
    }

    private func addOutlets(of block: MemberBlockSyntax, to index: Int) {
      for member in block.members {
        guard let property = member.decl.as(VariableDeclSyntax.self),
          property.attributes.has("IBOutlet"), let binding = property.bindings.first,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type
        else { continue }
        let plain = type.wrappedType
        let element = plain.as(ArrayTypeSyntax.self)?.element
        types[index].outlets.append(
          Outlet(
            name: name, type: (element ?? plain).trimmedDescription, isCollection: element != nil))
      }
    }

    private func addActions(of block: MemberBlockSyntax, to index: Int) {
      for member in block.members {
        guard let method = member.decl.as(FunctionDeclSyntax.self) else { continue }
        let makesDestination = method.attributes.has("IBSegueAction")
        guard makesDestination || method.attributes.has("IBAction") else { continue }
        let parameters = method.signature.parameterClause.parameters.map { parameter in
          Parameter(
            label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
            type: parameter.type.trimmedDescription)
        }
        types[index].actions.append(
          Action(
            selector: Visitor.selector(method), name: method.name.text, parameters: parameters,
            makesDestination: makesDestination))
      }
    }

    /// The name in `@objc(name)`.
    private static func objectiveCName(_ method: FunctionDeclSyntax) -> String? {
      method.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
        .first { $0.attributeName.trimmedDescription == "objc" }?
        .arguments?.trimmedDescription
    }

    /// The name in Objective-C. Follows "Interacting with Objective-C APIs": the first label joins the
    /// name with `With`, or with itself where it is a preposition.
    private static func selector(_ method: FunctionDeclSyntax) -> String {
      if let named = objectiveCName(method) { return named }
      let parameters = Array(method.signature.parameterClause.parameters)
      guard let first = parameters.first else { return method.name.text }
      var name = method.name.text
      if first.firstName.text != "_" {
        let label = first.firstName.text
        let word = label.prefix { !$0.isUppercase }
        let joins = ["with", "for", "from", "in", "at", "to", "by", "of", "on"].contains(word)
        name += (joins ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
      }
      return name + ":" + parameters.dropFirst().map { $0.firstName.text + ":" }.joined()
    }
  }
}
