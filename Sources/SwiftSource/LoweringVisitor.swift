internal import SwiftSyntax

/// Makes the edits. Only tokens of the tree are looked at, so strings and comments stay as they are.
final class LoweringVisitor: SyntaxVisitor {
  /// Attributes that mean nothing without Objective-C.
  static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "NSManaged", "NSCopying", "GKInspectable",
  ]

  private var lowered: LoweringText
  private let program: ObjectiveCFacts
  private let importsCoreData: Bool

  init(text: String, program: ObjectiveCFacts) {
    lowered = LoweringText(text)
    importsCoreData = text.contains("import CoreData") || text.contains("import SwiftUI")
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  /// The text with all edits.
  var result: String { lowered.text }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "NSApplicationMain", "UIApplicationMain": lowered.put("@main", over: node.ownRange)
    // The stand-in for Core Data has macros that do what the runtime does with such a member.
    case "NSManaged" where importsCoreData:
      let isMethod = node.parent?.parent?.is(FunctionDeclSyntax.self) == true
      lowered.put(isMethod ? "@_Managing" : "@_Managed", over: node.ownRange)
    case let name where LoweringVisitor.attributes.contains(name): lowered.blank(node.ownRange)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic), node.detail == nil {
      lowered.blank(node.ownRange)
    }
    return .skipChildren
  }

  /// A message is to stand where the text is, not where it claims to be.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    lowered.blank(node.ownRange)
    return .skipChildren
  }

  /// `import CoreImage.CIFilterBuiltins` imports CoreImage: a module of Swift has no parts.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.importKindSpecifier == nil, let first = node.path.first, node.path.count > 1 {
      lowered.blank(first.name.ownRange.upperBound..<node.path.ownRange.upperBound)
    }
    return .visitChildren
  }

  // MARK: Selectors and key paths

  override func visitPost(_ node: MacroExpansionExprSyntax) {
    switch node.macroName.text {
    case "selector" where node.leftParen != nil:
      lowered.put(
        " Selector", over: node.pound.ownRange.lowerBound..<node.macroName.ownRange.upperBound)
      accessor(of: node)
    case "keyPath" where node.leftParen != nil: keyPath(node)
    default: break
    }
  }

  /// `getter: Type.name` becomes `\Type.name`; the value of any other property says its existence.
  private func accessor(of node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let label = argument.label,
      let colon = argument.colon
    else { return }
    lowered.blank(label.ownRange.lowerBound..<colon.ownRange.upperBound)
    let start = argument.expression.ownRange.lowerBound
    if argument.expression.startsWithType, start > colon.ownRange.upperBound {
      lowered.put("\\", over: start - 1..<start)
    }
  }

  /// `#keyPath(Type.first.second)` becomes the string that it stands for, `"first.second"`.
  private func keyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var names = argument.expression.trimmedDescription.split(separator: ".")
    while names.count > 1, names.first?.first?.isUppercase == true { names.removeFirst() }
    lowered.put("\"\(names.joined(separator: "."))\"", over: node.ownRange)
  }

  // MARK: Delegates that the system makes

  /// The system makes these by their class, which Swift can do only where the name is known.
  private static let madeBySystem: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  override func visitPost(_ node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.compactMap(\.type.lastName) ?? []
    guard node.isTopLevel, !LoweringVisitor.madeBySystem.isDisjoint(with: inherited),
      node.genericParameterClause == nil, !inherited.isEmpty
    else { return }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    guard initializers.isEmpty || initializers.contains(where: \.takesNothing) else { return }
    let isPublic = node.modifiers.has(.public) || node.modifiers.has(.open)
    let name = node.name.text
    lowered.append(
      "extension \(name) { \(isPublic ? "public " : "")static func _make() -> Any? { \(name)() } }")
  }

  // MARK: Protocols of Objective-C

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    for member in node.memberBlock.members { lowerOptional(member.decl, of: node.name.text) }
    return .visitChildren
  }

  /// After the attributes are blank: `@objc protocol P {` becomes `protocol P:_Oxyz {`, since a protocol
  /// of Objective-C is one for classes. What stands between the attribute and the name moves left. The
  /// alias depends on the protocol's name, so that two files of a module can each have one.
  override func visitPost(_ node: ProtocolDeclSyntax) {
    guard node.inheritanceClause == nil,
      let attribute = node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
        .first(where: { $0.attributeName.trimmedDescription == "objc" })
    else { return }
    let range = attribute.ownRange.lowerBound..<node.name.ownRange.upperBound
    let text = lowered[range]
    let kept = text.drop { $0 == " " }
    let alias = LoweringVisitor.alias(for: node.name.text)
    guard !text.contains(where: \.isNewline), text.utf8.count - kept.utf8.count > alias.utf8.count
    else { return }
    lowered.put("\(kept):\(alias)", over: range)
    lowered.append("public typealias \(alias) = AnyObject")
  }

  private static func alias(for name: String) -> String {
    let hash = name.utf8.reduce(into: UInt32(5381)) { $0 = $0 &* 33 ^ UInt32($1) }
    let digits = String(hash % 46_656, radix: 36)
    return "_O" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// An `optional` requirement becomes one with a default.
  private func lowerOptional(_ declaration: DeclSyntax, of name: String) {
    guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
    else { return }
    lowered.blank(modifier.ownRange)
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let signature = function.with(\.attributes, []).with(\.modifiers, []).trimmedDescription
      let result = function.signature.returnClause?.type
      let body = result == nil ? "{}" : result?.isOptionalType == true ? "{ nil }" : nil
      lowered.append("extension \(name) { \(signature) \(body ?? "{ fatalError() }") }")
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
    {
      let property = binding.pattern.trimmedDescription
      let body = type.isOptionalType ? "{ nil }" : "{ fatalError() }"
      lowered.append("extension \(name) { var \(property): \(type.trimmedDescription) \(body) }")
    }
  }

  /// `delegate.changed?(self)` calls an optional requirement, which now has a default.
  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      program.isOptionalRequirement(member.declName.baseName.text)
    else { return }
    lowered.blank(chain.questionMark.ownRange)
  }
}
