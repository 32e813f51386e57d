public import SwiftSource

/// A name that the article presumes without showing it, and the declaration that it is checked with.
public struct AssumedName: Hashable, Sendable {
  /// Where what is known of a name comes from.
  public enum Form: Hashable, Sendable {
    /// A variable of a known type.
    case variable(type: String)
    /// A function as the article shows it elsewhere, from `func` to its result.
    case function(signature: String, isView: Bool)
    /// A protocol that a type conforms to.
    case conformance
    /// Something of which only its use is known.
    case used(NameUsage)
  }

  /// The name.
  public var name: String
  /// The type that it belongs to as a member; nothing for a name of the surroundings.
  public var owner: String?
  /// True for a member of the type itself.
  public var isStatic = false
  /// True if the type that it belongs to is a class.
  public var isInClass = false
  /// What it is.
  public var form: Form
  /// What the compiler asks of it where it is used.
  public var facts = PresumedFacts()

  /// A name, perhaps as a member of a type.
  public init(
    _ name: String, _ form: Form, of owner: String? = nil, isStatic: Bool = false,
    isInClass: Bool = false
  ) {
    self.name = name
    self.form = form
    self.owner = owner
    self.isStatic = isStatic
    self.isInClass = isInClass
  }

  /// What declares it, with what is known of the members of presumed values.
  public func declaration(members: [String: PresumedFacts] = [:]) -> String {
    if case .conformance = form { return "extension \(owner ?? "Never"): \(name) {}" }
    let prefix = isStatic ? "static " : ""
    let own =
      switch form {
      case .conformance: ""
      case .variable(let type): variable(facts.type ?? type, prefix)
      case .function(let signature, let isView):
        "@discardableResult \(prefix)\(signature) { \(isView ? "EmptyView()" : "fatalError()") }"
      case .used(let usage): used(usage, prefix, members)
      }
    return owner.map { "extension \($0) {\n\(own)\n}" } ?? own
  }

  /// True for a protocol that the article presumes.
  public var isProtocol: Bool {
    guard case .used(let usage) = form else { return false }
    return usage.isConformedTo || usage.isProtocol && !usage.isSuperclass
  }

  /// True for a type that the article presumes.
  public var isType: Bool {
    guard case .used(let usage) = form, !isProtocol else { return false }
    let isTypeName = name.first?.isUppercase ?? false
    return usage.isType || (isTypeName && (!usage.calls.isEmpty || !usage.members.isEmpty))
  }

  private func variable(_ type: String, _ prefix: String) -> String {
    // In a structure, a view for example, it is assigned to where `self` cannot be changed.
    let setter = owner == nil || isInClass || isStatic ? "set" : "nonmutating set"
    let type = facts.isOptional && !type.hasSuffix("?") ? "(\(type))?" : type
    let prefix = facts.isPrivate ? "fileprivate \(prefix)" : prefix
    return
      "\(prefix)var \(name.escapedName): \(type) { get { fatalError() } \(setter) { _ = newValue } }"
  }

  private func used(
    _ usage: NameUsage, _ prefix: String, _ members: [String: PresumedFacts]
  ) -> String {
    if isProtocol {
      let access = facts.isPublic ? "public " : ""
      return "\(access)protocol \(name)\(facts.isClass ? ": AnyObject" : "") {}"
    }
    if isType {
      let type = PresumedType(name: name, usage: usage, facts: facts, members: members).declaration
      return facts.isPublic ? type : type.replacing("public ", with: "")
    }
    var facts = facts
    facts.isOptional = facts.isOptional || usage.isOptional
    // What is calculated with may well be no number, unless it is a call, of which nothing else is known.
    let type = usage.isLikelyNumber && usage.calls.isEmpty ? nil : usage.valueType
    if facts.type == nil { facts.type = type }
    if usage.calls.isEmpty {
      let type = facts.type ?? PresumedValue.name
      return variable(facts.isOptional && !type.hasSuffix("?") ? "(\(type))?" : type, prefix)
    }
    return usage.calls.map { AssumedName.function(name, $0, prefix: prefix, facts: facts) }
      .sorted().joined(separator: "\n")
  }

  /// Any result that the context asks for, or, where it asks for nothing, one with any member.
  static func function(
    _ name: String, _ call: NameUsage.Call, prefix: String = "", facts: PresumedFacts
  ) -> String {
    let types = call.labels.indices.map { call.types[$0] }
    let generics = types.enumerated().filter { index, type in
      type.map { $0.hasSuffix("-> A\(index)") } ?? true
    }.map { "A\($0.offset)" }
    let parameters = call.labels.enumerated().map { index, label in
      "\(label ?? "_") _\(index): \(types[index].map { "@escaping \($0)" } ?? "A\(index)")"
    }
    let effects = (call.isAwaited ? " async" : "") + (call.isTried ? " throws" : "")
    let own = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let list = parameters.joined(separator: ", ")
    if let result = facts.type {
      let type = facts.isOptional ? "(\(result))?" : result
      return
        "@discardableResult \(prefix)func \(name.escapedName)\(own)(\(list))\(effects) -> \(type) { fatalError() }"
    }
    let name = name.escapedName
    let withResult = "<\((generics + ["R"]).joined(separator: ", "))>"
    let value = PresumedValue.name
    let type = facts.isOptional ? "\(value)?" : value
    return """
      @discardableResult \(prefix)func \(name)\(withResult)(\(list))\(effects) -> R { fatalError() }
      @_disfavoredOverload @discardableResult \(prefix)func \(name)\(own)(\(list))\(effects) -> \(type) { \(value)() }
      """
  }
}

/// What the compiler asks of a presumed name where it is used.
public struct PresumedFacts: Hashable, Sendable {
  /// The type of the value, or of the result.
  public var type: String?
  /// True where it is unwrapped.
  public var isOptional = false
  /// The class that a type must inherit from.
  public var superclass: String?
  /// True where a type must be a class.
  public var isClass = false
  /// True where the code that uses it is public.
  public var isPublic = false
  /// True where its type is private to the file.
  public var isPrivate = false
  /// The types of a type's own members, where they are not of the type itself.
  public var statics: [String: String] = [:]
  /// The protocols that a type must conform to.
  public var conformances: [String] = []

  /// Nothing is asked yet.
  public init() {}
}
