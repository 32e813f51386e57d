internal import SwiftSyntax

/// Checks the rules of Objective-C that a program must keep and that no compiler sees once it has been
/// lowered. Each rule speaks only where the text leaves no doubt.
final class LoweringChecks: SyntaxVisitor {
  private(set) var messages: [Lowering.Message] = []
  private let program: ObjectiveCFacts

  init(program: ObjectiveCFacts) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.parent?.parent else { return .skipChildren }
    let home = Home(of: owner, in: program)
    let name = node.attributeName.trimmedDescription
    switch name {
    case "objc": checkExposure(node, owner, home)
    case "objcMembers":
      if !owner.is(ClassDeclSyntax.self) {
        say("attr_only_one_decl_kind", "@\(name) may only be used on 'class' declarations", node)
      }
    case "IBOutlet": checkOutlet(node, owner, home)
    case "IBAction": checkAction(node, owner, home)
    case "IBInspectable":
      if !home.mayHoldInstances || isStatic(owner) {
        say(
          "attr_must_be_used_on_class_instance",
          "only class instance properties can be declared @\(name)", node)
      }
    case "IBDesignable":
      if owner.is(StructDeclSyntax.self) || owner.is(EnumDeclSyntax.self) {
        say(
          "invalid_decl_attribute", "'@\(name)' attribute cannot be applied to this declaration",
          node)
      }
    default: break
    }
    return .skipChildren
  }

  override func visitPost(_ node: MacroExpansionExprSyntax) {
    messages += ExposureCheck(program: program).messages(about: node)
  }

  // MARK: @objc

  private func checkExposure(_ node: AttributeSyntax, _ owner: Syntax, _ home: Home) {
    if owner.is(StructDeclSyntax.self) {
      say(
        "invalid_decl_attribute", "'@objc' attribute cannot be applied to this declaration",
        node.attributeName)
    } else if let enumeration = owner.as(EnumDeclSyntax.self) {
      if enumeration.inheritanceClause == nil {
        say(
          "objc_enum_no_raw_type", "'@objc' enum must declare an integer raw type",
          enumeration.name)
      }
    } else if let type = owner.as(ClassDeclSyntax.self) {
      checkRoot(node, type)
    } else if owner.is(ExtensionDeclSyntax.self) || owner.is(ProtocolDeclSyntax.self)
      || owner.is(EnumCaseDeclSyntax.self) || owner.is(ActorDeclSyntax.self)
    {
      return
    } else if !home.mayExpose {
      say(
        "invalid_objc_decl_context",
        "'@objc' can only be used with members of classes, '@objc' protocols, and concrete "
          + "extensions of classes", node.attributeName)
    }
  }

  private func checkRoot(_ node: AttributeSyntax, _ type: ClassDeclSyntax) {
    guard program.isSwiftRooted(type.name.text) else { return }
    var message = Lowering.Message(
      id: "invalid_objc_swift_rooted_class",
      text: "only classes that inherit from NSObject can be declared '@objc'",
      offset: node.attributeName.ownRange.lowerBound, length: node.attributeName.ownRange.count)
    if type.inheritanceClause == nil {
      message.notes = [
        Lowering.Message.Note(
          id: "invalid_objc_swift_root_class_insert_nsobject",
          text: "inherit from 'NSObject' to silence this error",
          offset: type.name.ownRange.upperBound, insertion: ": NSObject")
      ]
    }
    messages.append(message)
  }

  // MARK: Interface Builder

  private func checkOutlet(_ node: AttributeSyntax, _ owner: Syntax, _ home: Home) {
    guard let variable = owner.as(VariableDeclSyntax.self) else {
      say("attr_only_one_decl_kind", "@IBOutlet may only be used on 'var' declarations", node)
      return
    }
    if !home.mayHoldInstances || isStatic(owner) {
      say(
        "attr_must_be_used_on_class_instance",
        "only class instance properties can be declared @IBOutlet", node)
    }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      say("iboutlet_only_mutable", "'@IBOutlet' requires property to be mutable", node)
    }
    guard let type = variable.bindings.first?.typeAnnotation?.type else { return }
    let written = type.trimmedDescription
    if !type.isOptionalType, !program.aliases.contains(type.lastName ?? "") {
      let end = type.ownRange.upperBound
      say("iboutlet_non_optional", "'@IBOutlet' property has non-optional type '\(written)'", node)
      messages[messages.count - 1].notes = [
        Lowering.Message.Note(
          id: "note_make_optional", text: "add '?' to form the optional type '\(written)?'",
          offset: end, insertion: "?"),
        Lowering.Message.Note(
          id: "note_make_implicitly_unwrapped_optional",
          text: "add '!' to form an implicitly unwrapped optional", offset: end, insertion: "!"),
      ]
    }
    let object = type.wrappedType
    if let name = object.lastName,
      program.types[name]?.kind == .value || ["Int", "Double", "Float", "Bool"].contains(name)
    {
      say(
        "iboutlet_nonobject_type", "'@IBOutlet' property cannot have non-object type '\(name)'",
        node)
    }
  }

  private func checkAction(_ node: AttributeSyntax, _ owner: Syntax, _ home: Home) {
    guard let function = owner.as(FunctionDeclSyntax.self) else {
      say("attr_only_one_decl_kind", "@IBAction may only be used on 'func' declarations", node)
      return
    }
    if !home.mayHoldInstances || isStatic(owner) {
      say("invalid_ibaction_decl", "only instance methods can be declared @IBAction", node)
    }
    if let result = function.signature.returnClause?.type.trimmedDescription,
      !["Void", "()"].contains(result)
    {
      say(
        "invalid_ibaction_result", "methods declared @IBAction must not return a value",
        function.name)
    }
  }

  // MARK: Messages

  private func isStatic(_ owner: Syntax) -> Bool {
    guard let modifiers = owner.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.has(.static) || modifiers.has(.class)
  }

  private func say(_ id: String, _ text: String, _ node: some SyntaxProtocol) {
    let range = node.ownRange
    messages.append(
      Lowering.Message(id: id, text: text, offset: range.lowerBound, length: range.count))
  }
}

/// What a declaration stands in, as the rules see it.
private struct Home {
  /// Whether members here can be exposed to Objective-C.
  var mayExpose = false
  /// Whether instance members of a class stand here.
  var mayHoldInstances = false

  init(of declaration: Syntax, in program: ObjectiveCFacts) {
    var node = declaration.parent
    while let here = node {
      if here.is(ClassDeclSyntax.self) || here.is(ActorDeclSyntax.self) {
        (mayExpose, mayHoldInstances) = (true, true)
        return
      }
      if let type = here.as(ExtensionDeclSyntax.self) {
        // A type from elsewhere is taken for a class.
        let kind = program.types[type.extendedType.lastName ?? ""]?.kind ?? .reference
        (mayExpose, mayHoldInstances) = (kind == .reference, kind == .reference)
        return
      }
      if let type = here.as(ProtocolDeclSyntax.self) {
        mayExpose = type.attributes.has("objc")
        return
      }
      if here.is(StructDeclSyntax.self) || here.is(EnumDeclSyntax.self) { return }
      node = here.parent
    }
  }
}
