public import SwiftSource

/// A name that the article presumes without showing it, and the declaration that it is checked with.
public struct AssumedName: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The type that it belongs to as a member; nothing for a name of the surroundings.
  public var owner: String?
  /// What declares it.
  public var declaration: String
  /// True if the declaration stands on `AnyPresumed`.
  public var needsAnyPresumed: Bool

  /// A variable of a known type, perhaps as a member of another.
  public static func variable(_ name: String, of owner: String? = nil, type: String) -> AssumedName
  {
    let variable = "var \(name): \(type) { get { fatalError() } set { _ = newValue } }"
    return AssumedName(
      name: name, owner: owner,
      declaration: owner.map { "extension \($0) { \(variable) }" } ?? variable,
      needsAnyPresumed: false)
  }

  /// A name of which nothing is known but how it is used.
  public init(_ name: String, used usage: NameUsage) {
    self.name = name
    needsAnyPresumed = true
    let isTypeName = name.first?.isUppercase ?? false
    if usage.isProtocol && !usage.isSuperclass {
      declaration = "protocol \(name) {}"
    } else if usage.isType || (isTypeName && (!usage.calls.isEmpty || !usage.members.isEmpty)) {
      declaration = AssumedName.type(name, usage)
    } else if !usage.calls.isEmpty {
      declaration = usage.calls.map { AssumedName.function(name, $0) }.sorted().joined(
        separator: "\n")
    } else {
      declaration = "var \(name): AnyPresumed { get { AnyPresumed() } set { _ = newValue } }"
    }
  }

  private init(name: String, owner: String?, declaration: String, needsAnyPresumed: Bool) {
    self.name = name
    self.owner = owner
    self.declaration = declaration
    self.needsAnyPresumed = needsAnyPresumed
  }

  /// Any result that the context asks for, or, where it asks for nothing, one with any member.
  private static func function(_ name: String, _ call: NameUsage.Call, prefix: String = "")
    -> String
  {
    let generics = call.labels.indices.map { "A\($0)" }
    let parameters = zip(call.labels, generics).map { "\($0 ?? "_") _\($1): \($1)" }
    let effects = (call.isAwaited ? " async" : "") + (call.isTried ? " throws" : "")
    let own = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let list = parameters.joined(separator: ", ")
    let withResult = "<\((generics + ["R"]).joined(separator: ", "))>"
    return """
      @discardableResult \(prefix)func \(name)\(withResult)(\(list))\(effects) -> R { fatalError() }
      @_disfavoredOverload @discardableResult \(prefix)func \(name)\(own)(\(list))\(effects) -> AnyPresumed { AnyPresumed() }
      """
  }

  private static func type(_ name: String, _ usage: NameUsage) -> String {
    let generics = (0..<usage.genericArguments).map { "G\($0)" }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    var lines = [
      usage.isSuperclass
        ? "@dynamicMemberLookup class \(name)\(clause) {"
        : "@dynamicMemberLookup struct \(name)\(clause): Hashable, Identifiable, Error {"
    ]
    let extra = usage.isSuperclass ? "" : "  var id: Int { 0 }"
    lines.append(extra)
    lines.append("  init() {}")
    for call in usage.calls where !call.labels.isEmpty {
      let parameters = call.labels.enumerated().map { "\($1 ?? "_") _a\($0): A\($0)" }
      let own = call.labels.indices.map { "A\($0)" }.joined(separator: ", ")
      let effects = (call.isAwaited ? " async" : "") + (call.isTried ? " throws" : "")
      lines.append("  init<\(own)>(\(parameters.joined(separator: ", ")))\(effects) {}")
    }
    for (member, calls) in usage.members.sorted(by: { $0.key < $1.key })
    where member != "self" && member != "init" {
      if calls.isEmpty {
        lines.append(
          "  static var \(member): \(name)\(clause) { get { fatalError() } set { _ = newValue } }")
      } else {
        lines += calls.map { function(member, $0, prefix: "static ") }.sorted()
      }
    }
    lines.append(
      "  subscript<T>(dynamicMember name: String) -> T { get { fatalError() } nonmutating set { _ = newValue } }"
    )
    lines.append(
      "  @_disfavoredOverload subscript(dynamicMember name: String) -> AnyPresumed { get { AnyPresumed() } nonmutating set { _ = newValue } }"
    )
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// A value with any member, of which nothing else is known.
  static let anyPresumed = """
    @dynamicMemberLookup @dynamicCallable
    struct AnyPresumed: Hashable, Comparable, Sequence, IteratorProtocol, Error, Identifiable, CustomStringConvertible {
      init() {}
      var id: Int { 0 }
      var description: String { "" }
      static func < (a: AnyPresumed, b: AnyPresumed) -> Bool { false }
      mutating func next() -> AnyPresumed? { nil }
      subscript<T>(dynamicMember name: String) -> T { get { fatalError() } nonmutating set { _ = newValue } }
      @_disfavoredOverload subscript(dynamicMember name: String) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      subscript<I, T>(index: I) -> T { get { fatalError() } nonmutating set { _ = newValue } }
      @_disfavoredOverload subscript<I>(index: I) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      @discardableResult func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> T { fatalError() }
      @_disfavoredOverload @discardableResult func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> AnyPresumed { self }
    }

    """
}
