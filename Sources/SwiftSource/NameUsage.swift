internal import SwiftParser
internal import SwiftSyntax

/// How code uses a name that it does not declare; from this a stand-in for what the name means is made.
public struct NameUsage: Hashable, Sendable {
  /// A call of the name, or of one of its static members.
  public struct Call: Hashable, Sendable {
    /// The arguments' labels, `nil` where there is none; trailing closures come last, without one.
    public var labels: [String?]
    /// The types of the arguments that say theirs, as closures with parameters do; what is unknown of that
    /// of argument 2 is `A2`.
    public var types: [Int: String] = [:]
    /// How many of the arguments stand before the trailing closures, whose first has no label.
    public var beforeTrailing: Int
    /// True where `await` stands before the call.
    public var isAwaited: Bool
    /// True where `try` stands before the call.
    public var isTried: Bool
  }

  /// Calls of the name itself: `load(named: "a")`, `Note(text: "")`.
  public var calls: Set<Call> = []
  /// Members that are asked of the name itself, `Color.accent`, with their calls.
  public var members: [String: Set<Call>] = [:]
  /// Members that are asked of whatever type the context asks for, `.accent`, with their calls.
  public var implicitMembers: [String: Set<Call>] = [:]
  /// Types that are named as members of the name, with their own: `Note` and `Note.Kind` of
  /// `Model.Note.Kind`.
  public var memberTypes: Set<String> = []
  /// True where the name stands for a type.
  public var isType = false
  /// True where a class names it first in its inheritance clause.
  public var isSuperclass = false
  /// True where it must be a protocol: `some P`, `any P`, `T: P`, `P & Q`, or what a struct conforms to.
  public var isProtocol = false
  /// True where a type that is no class conforms to it.
  public var isConformedTo = false
  /// The number of generic arguments that it is given.
  public var genericArguments = 0
  /// True where a value is assigned to it.
  public var isAssigned = false
  /// The type that its uses as a value ask for: a condition's, that of a literal which it is given, or,
  /// where only calculated with, that of a number.
  public var valueType: String?
  /// True where that type is only what is calculated with.
  public var isLikelyNumber = false
  /// True where it is unwrapped.
  public var isOptional = false
  /// The names that extensions of it declare.
  public var extendedMembers: Set<String> = []
  /// True where it is used as Core Data's objects are: fetched, or extended by managed properties.
  public var isManagedObject = false

  /// How a text uses a name.
  public init(of name: String, in text: String) {
    self = DeepStack.run {
      let visitor = NameUsageVisitor(name)
      visitor.walk(Parser.parse(source: text))
      return visitor.usage
    }
  }

  /// How a text uses the members of a name, whatever they are asked of.
  public init(ofMember name: String, in text: String) {
    self = DeepStack.run {
      let visitor = NameUsageVisitor(name, isMember: true)
      visitor.walk(Parser.parse(source: text))
      return visitor.usage
    }
  }

  init() {}

  /// Notes a call; calls with the same labels are calls of one function.
  mutating func add(_ call: Call) { NameUsage.add(call, to: &calls) }

  static func add(_ call: Call, to calls: inout Set<Call>) {
    guard var known = calls.first(where: { $0.mayCallSame(as: call) }) else {
      calls.insert(call)
      return
    }
    calls.remove(known)
    if known.beforeTrailing < call.beforeTrailing {
      (known.labels, known.beforeTrailing) = (call.labels, call.beforeTrailing)
    }
    known.isAwaited = known.isAwaited || call.isAwaited
    known.isTried = known.isTried || call.isTried
    known.types.merge(call.types) { first, _ in first }
    calls.insert(known)
  }
}

extension NameUsage.Call {
  /// Whether both may be calls of one function: with the same labels, but that the first trailing closure
  /// has none.
  fileprivate func mayCallSame(as other: Self) -> Bool {
    labels.count == other.labels.count
      && labels.indices.allSatisfy { index in
        labels[index] == other.labels[index] || index == beforeTrailing && labels[index] == nil
          || index == other.beforeTrailing && other.labels[index] == nil
      }
  }
}

extension FunctionCallExprSyntax {
  /// The call as far as a stand-in for the function must know it.
  var usage: NameUsage.Call {
    var labels: [String?] = arguments.map { $0.label?.text }
    var values: [ExprSyntax] = arguments.map(\.expression)
    if let trailingClosure {
      labels.append(nil)
      values.append(ExprSyntax(trailingClosure))
    }
    for closure in additionalTrailingClosures {
      labels.append(closure.label.text)
      values.append(ExprSyntax(closure.closure))
    }
    var isAwaited = false
    var isTried = false
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(AwaitExprSyntax.self) { isAwaited = true }
      if current.is(TryExprSyntax.self) { isTried = true }
      if current.is(ClosureExprSyntax.self) { break }
      node = current.parent
    }
    // `async let x = f()` awaits later.
    if let binding = node?.as(CodeBlockItemSyntax.self)?.item.as(VariableDeclSyntax.self),
      binding.modifiers.contains(where: { $0.name.text == "async" })
    {
      isAwaited = true
    }
    var call = NameUsage.Call(
      labels: labels, beforeTrailing: arguments.count, isAwaited: isAwaited, isTried: isTried)
    for (index, value) in values.enumerated() {
      call.types[index] = value.as(ClosureExprSyntax.self)?.functionType(unknown: "A\(index)")
    }
    return call
  }
}
