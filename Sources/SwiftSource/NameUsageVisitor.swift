internal import SwiftSyntax

/// Walks over code and notes how it uses a name.
final class NameUsageVisitor: SyntaxVisitor {
  let name: String
  /// True where the members of that name are looked for, whatever they are asked of.
  private let isMember: Bool
  var usage = NameUsage()

  init(_ name: String, isMember: Bool = false) {
    self.name = name
    self.isMember = isMember
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: As a value

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    guard !isMember, node.baseName.text == name, !node.isMemberName else { return }
    var value = ExprSyntax(node)
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      usage.add(call.usage)
      value = ExprSyntax(call)
    } else if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id
    {
      note(access, in: &usage.members)
      return
    } else if let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    {
      usage.isAssigned = true
    }
    note(ValueContext(of: value))
  }

  private func note(_ context: ValueContext) {
    if context.isUnwrapped { usage.isOptional = true }
    // What a condition asks for is certain, that of a calculation only likely.
    if let type = context.type, usage.valueType == nil || type == "Bool" {
      usage.valueType = type
      usage.isLikelyNumber = context.isCalculatedWith
    }
  }

  /// `if let name {` names what it unwraps by its pattern.
  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard node.initializer == nil,
      node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    else { return }
    usage.isOptional = true
  }

  override func visitPost(_ node: MemberAccessExprSyntax) {
    if isMember {
      guard node.declName.baseName.text == name,
        let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      else { return }
      usage.add(call.usage)
    } else if node.base == nil {
      note(node, in: &usage.implicitMembers)
    }
  }

  private func note(
    _ access: MemberAccessExprSyntax, in members: inout [String: Set<NameUsage.Call>]
  ) {
    let member = access.declName.baseName.text
    var calls = members[member] ?? []
    if let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    {
      NameUsage.add(call.usage, to: &calls)
    }
    members[member] = calls
  }

  // MARK: As a type

  override func visitPost(_ node: IdentifierTypeSyntax) {
    guard !isMember, node.name.text == name else { return }
    usage.isType = true
    usage.genericArguments = max(
      usage.genericArguments, node.genericArgumentClause?.arguments.count ?? 0)
    if node.isFetched { usage.isManagedObject = true }
    if node.parent?.is(SomeOrAnyTypeSyntax.self) ?? false { usage.isProtocol = true }
    if node.parent?.is(GenericParameterSyntax.self) ?? false { usage.isProtocol = true }
    if node.parent?.is(ConformanceRequirementSyntax.self) ?? false { usage.isProtocol = true }
    if node.parent?.is(CompositionTypeElementSyntax.self) ?? false { usage.isProtocol = true }
    guard let inherited = node.parent?.as(InheritedTypeSyntax.self),
      let list = inherited.parent?.as(InheritedTypeListSyntax.self)
    else { return }
    let declaration = list.parent?.parent
    if declaration?.is(ClassDeclSyntax.self) ?? false, list.first?.id == inherited.id {
      usage.isSuperclass = true
    } else {
      usage.isProtocol = true
      usage.isConformedTo = true
    }
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    guard !isMember, node.extendedType.as(IdentifierTypeSyntax.self)?.name.text == name else {
      return
    }
    let isManaged = node.memberBlock.members.contains { member in
      member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
      } ?? false
    }
    if isManaged { usage.isManagedObject = true }
    usage.extendedMembers.formUnion(DeclaredNames.all(in: Syntax(node.memberBlock)))
  }

  override func visitPost(_ node: MemberTypeSyntax) {
    var path = [node.name.text]
    var base = node.baseType
    while let member = base.as(MemberTypeSyntax.self) {
      path.insert(member.name.text, at: 0)
      base = member.baseType
    }
    guard base.as(IdentifierTypeSyntax.self)?.name.text == name else { return }
    usage.memberTypes.insert(path.joined(separator: "."))
  }
}

extension IdentifierTypeSyntax {
  /// True for what a request of Core Data fetches: the `Note` of `NSFetchRequest<Note>`.
  fileprivate var isFetched: Bool {
    guard let list = parent?.parent?.parent else { return false }
    let generic =
      list.parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? list.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    return ["NSFetchRequest", "FetchedResults", "NSFetchedResultsController", "FetchRequest"]
      .contains(generic)
  }
}

extension DeclReferenceExprSyntax {
  /// True for the `b` of `a.b`.
  fileprivate var isMemberName: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
  }
}
