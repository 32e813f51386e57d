internal import SwiftParser
internal import SwiftSyntax

/// How code uses a name that it does not declare; from this a stand-in for what the name means is made.
public struct NameUsage: Hashable, Sendable {
  /// A call of the name, or of one of its static members.
  public struct Call: Hashable, Sendable {
    /// The arguments' labels, `nil` where there is none; trailing closures come last, without one.
    public var labels: [String?]
    /// True where `await` stands before the call.
    public var isAwaited: Bool
    /// True where `try` stands before the call.
    public var isTried: Bool
  }

  /// Calls of the name itself: `load(named: "a")`, `Note(text: "")`.
  public var calls: Set<Call> = []
  /// Members that are asked of the name itself, `Color.accent`, with their calls.
  public var members: [String: Set<Call>] = [:]
  /// True where the name stands for a type.
  public var isType = false
  /// True where a class names it first in its inheritance clause.
  public var isSuperclass = false
  /// True where it must be a protocol: `some P`, `any P`, `T: P`, or what a struct conforms to.
  public var isProtocol = false
  /// The number of generic arguments that it is given.
  public var genericArguments = 0
  /// True where a value is assigned to it.
  public var isAssigned = false

  /// How a text uses a name.
  public init(of name: String, in text: String) {
    self = DeepStack.run {
      let visitor = Visitor(name)
      visitor.walk(Parser.parse(source: text))
      return visitor.usage
    }
  }

  /// How a text uses the members of a name, whatever they are asked of.
  public init(ofMember name: String, in text: String) {
    self = DeepStack.run {
      let visitor = Visitor(name, isMember: true)
      visitor.walk(Parser.parse(source: text))
      return visitor.usage
    }
  }

  private init() {}

  private final class Visitor: SyntaxVisitor {
    let name: String
    let isMember: Bool
    var usage = NameUsage()

    init(_ name: String, isMember: Bool = false) {
      self.name = name
      self.isMember = isMember
      super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: MemberAccessExprSyntax) {
      guard isMember, node.declName.baseName.text == name,
        let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      else { return }
      usage.calls.insert(call.usage)
    }

    override func visitPost(_ node: DeclReferenceExprSyntax) {
      guard !isMember, node.baseName.text == name, !node.isMemberName else { return }
      if let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      {
        usage.calls.insert(call.usage)
      } else if let access = node.parent?.as(MemberAccessExprSyntax.self),
        access.base?.id == node.id
      {
        let member = access.declName.baseName.text
        var calls = usage.members[member] ?? []
        if let call = access.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == access.id
        {
          calls.insert(call.usage)
        }
        usage.members[member] = calls
      } else if let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id,
        list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
      {
        usage.isAssigned = true
      }
    }

    override func visitPost(_ node: IdentifierTypeSyntax) {
      guard !isMember, node.name.text == name else { return }
      usage.isType = true
      usage.genericArguments = max(
        usage.genericArguments, node.genericArgumentClause?.arguments.count ?? 0)
      if node.parent?.is(SomeOrAnyTypeSyntax.self) ?? false { usage.isProtocol = true }
      if node.parent?.is(GenericParameterSyntax.self) ?? false { usage.isProtocol = true }
      if node.parent?.is(ConformanceRequirementSyntax.self) ?? false { usage.isProtocol = true }
      guard let inherited = node.parent?.as(InheritedTypeSyntax.self),
        let list = inherited.parent?.as(InheritedTypeListSyntax.self)
      else { return }
      let declaration = list.parent?.parent
      if declaration?.is(ClassDeclSyntax.self) ?? false, list.first?.id == inherited.id {
        usage.isSuperclass = true
      } else {
        usage.isProtocol = true
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// True for the `b` of `a.b`.
  fileprivate var isMemberName: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
  }
}

extension FunctionCallExprSyntax {
  fileprivate var usage: NameUsage.Call {
    var labels: [String?] = arguments.map { $0.label?.text }
    if trailingClosure != nil { labels.append(nil) }
    for closure in additionalTrailingClosures { labels.append(closure.label.text) }
    var isAwaited = false
    var isTried = false
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(AwaitExprSyntax.self) { isAwaited = true }
      if current.is(TryExprSyntax.self) { isTried = true }
      node = current.parent
    }
    // `async let x = f()` awaits later.
    if let binding = node?.as(CodeBlockItemSyntax.self)?.item.as(VariableDeclSyntax.self),
      binding.modifiers.contains(where: { $0.name.text == "async" })
    {
      isAwaited = true
    }
    return NameUsage.Call(labels: labels, isAwaited: isAwaited, isTried: isTried)
  }
}
