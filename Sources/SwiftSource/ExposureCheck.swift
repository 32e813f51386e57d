internal import SwiftSyntax

/// Checks that what `#selector` and `#keyPath` name is exposed to Objective-C, where the program itself
/// declares it.
struct ExposureCheck {
  let program: ObjectiveCFacts

  /// What is wrong with one of the two expressions; nothing for any other.
  func messages(about node: MacroExpansionExprSyntax) -> [Lowering.Message] {
    guard let argument = node.arguments.first, argument.label == nil else { return [] }
    let isSelector = node.macroName.text == "selector"
    guard isSelector || node.macroName.text == "keyPath",
      let reference = Reference(argument.expression),
      let owner = reference.owner ?? ExposureCheck.enclosingType(of: Syntax(node))
    else { return [] }
    let lineage = program.lineage(of: owner)
    var found: [ObjectiveCFacts.Member] = []
    let exposesMembers = lineage.contains(where: \.exposesMembers)
    for member in lineage.flatMap(\.members)
    where reference.matches(member) && (member.labels != nil) == isSelector {
      if member.isExposed || exposesMembers && !member.isHidden { return [] }
      found.append(member)
    }
    guard let member = found.first, !isWitness(member, lineage) else { return [] }
    return [
      isSelector ? selectorMessage(node, member) : keyPathMessage(reference, member)
    ]
  }

  /// A method that meets a requirement of Objective-C is exposed by that.
  private func isWitness(
    _ member: ObjectiveCFacts.Member, _ lineage: [ObjectiveCFacts.TypeFacts]
  ) -> Bool {
    lineage.contains { type in
      type.kind == .protocols && type.isObjectiveC
        && type.members.contains { $0.fullName == member.fullName }
    }
  }

  private func selectorMessage(
    _ node: MacroExpansionExprSyntax, _ member: ObjectiveCFacts.Member
  ) -> Lowering.Message {
    Lowering.Message(
      id: "expr_selector_not_objc",
      text: "argument of '#selector' refers to \(member.kind) '\(member.fullName)' that is not "
        + "exposed to Objective-C",
      offset: node.ownRange.lowerBound, length: node.ownRange.count, notes: [note(member)])
  }

  private func keyPathMessage(
    _ reference: Reference, _ member: ObjectiveCFacts.Member
  ) -> Lowering.Message {
    Lowering.Message(
      id: "expr_keypath_non_objc_property",
      text: "argument of '#keyPath' refers to non-'@objc' property '\(member.name)'",
      offset: reference.range.lowerBound, length: reference.range.count, notes: [note(member)])
  }

  private func note(_ member: ObjectiveCFacts.Member) -> Lowering.Message.Note {
    Lowering.Message.Note(
      id: "make_decl_objc", text: "add '@objc' to expose this \(member.kind) to Objective-C",
      offset: member.start, insertion: "@objc ")
  }

  private static func enclosingType(of node: Syntax) -> String? {
    var node = node.parent
    while let here = node {
      if let type = here.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = here.as(ExtensionDeclSyntax.self) { return type.extendedType.lastName }
      if here.is(StructDeclSyntax.self) || here.is(EnumDeclSyntax.self) { return nil }
      node = here.parent
    }
    return nil
  }
}

/// What the argument names: a member, and the type that it is looked up in.
private struct Reference {
  var name: String
  /// The labels, where they are written.
  var labels: [String]?
  /// The type's name; nothing for a member of the type around.
  var owner: String?
  var range: Range<Int>

  /// Nothing where the type cannot be read off the text: a chain over values, for example.
  init?(_ expression: ExprSyntax) {
    var expression = expression
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first {
      // `method as (Type) -> () -> Void`, which tells one overload from another.
      guard cast.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) else {
        return nil
      }
      expression = first
    }
    let declaration: DeclReferenceExprSyntax
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      declaration = plain
    } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      declaration = access.declName
      let last =
        base.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if last != "self" && last != "Self" {
        guard let last, last.first?.isUppercase == true else { return nil }
        owner = last
      }
    } else {
      return nil
    }
    name = declaration.baseName.text
    labels = declaration.argumentNames?.arguments.map(\.name.text)
    range = declaration.ownRange
  }

  func matches(_ member: ObjectiveCFacts.Member) -> Bool {
    guard member.name == name else { return false }
    guard let labels, let others = member.labels else { return true }
    return labels == others
  }
}
