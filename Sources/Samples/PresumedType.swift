import SwiftSource

/// The declaration of a type that the article presumes: what it is made with and asked for is what the
/// code at hand makes it with and asks it for.
struct PresumedType {
  let name: String
  let usage: NameUsage
  let facts: PresumedFacts
  let members: [String: PresumedFacts]

  var declaration: String {
    let generics = (0..<usage.genericArguments).map { "G\($0)" }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let isView = facts.conformances.contains("View")
    var lines = ["@dynamicMemberLookup public \(keyword) \(name)\(clause)\(inheritance) {"]
    if !isClass, !isView { lines.append("  public var id: Int { 0 }") }
    if facts.conformances.contains("View") {
      lines.append("  public var body: some View { EmptyView() }")
    }
    lines += nested.map(\.declaration)
    lines += initializers
    lines += statics("\(name)\(clause)")
    lines += members.sorted { $0.key < $1.key }.filter {
      !["id", "body"].contains($0.key) && !usage.extendedMembers.contains($0.key)
    }.map {
      PresumedValue.member($0.key, $0.value, setter: isClass ? "set" : "nonmutating set")
    }
    let setter = isClass ? "set" : "nonmutating set"
    lines.append(
      "  public subscript<T>(dynamicMember name: String) -> T { get { fatalError() } \(setter) { _ = newValue } }"
    )
    lines.append(
      "  @_disfavoredOverload public subscript(dynamicMember name: String) -> AnyPresumed { get { AnyPresumed() } \(setter) { _ = newValue } }"
    )
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The types inside the type; `ID` is what identifies it.
  private var nested: [PresumedType] {
    let paths = usage.memberTypes.map { $0.split(separator: ".").map(String.init) }
    return Set(paths.compactMap(\.first)).subtracting(["ID"]).sorted().map { member in
      var own = NameUsage(of: member, in: "")
      own.isType = true
      own.calls = usage.members[member] ?? []
      own.memberTypes = Set(
        paths.filter { $0.first == member && $0.count > 1 }
          .map { $0.dropFirst().joined(separator: ".") })
      return PresumedType(
        name: member, usage: own, facts: PresumedFacts(), members: members)
    }
  }

  /// The type's own members, as cases of an enumeration are: of the type itself, unless more is known.
  private func statics(_ type: String) -> [String] {
    let others = ["self", "init", "Type"] + nested.map(\.name)
    let own = usage.members.filter { !others.contains($0.key) }
    // Cases that are named by a dot alone may be the type's.
    let implied = usage.implicitMembers.filter { $0.value.isEmpty && $0.key != "init" }
    let asked = usage.isConformedTo ? own : own.merging(implied) { first, _ in first }
    let names = Set(asked.keys).union(facts.statics.keys).sorted()
    return names.flatMap { member -> [String] in
      let calls = asked[member] ?? []
      guard calls.isEmpty || facts.statics[member] != nil else {
        return calls.map {
          AssumedName.function(member, $0, prefix: "public static ", facts: PresumedFacts())
        }.sorted()
      }
      let isType = member.first?.isUppercase ?? false
      let own = facts.statics[member] ?? (isType ? PresumedValue.name : type)
      return [
        "  public static var \(member.escapedName): \(own) { get { fatalError() } set { _ = newValue } }"
      ]
    }
  }

  private var isClass: Bool {
    usage.isSuperclass || facts.isClass || facts.superclass != nil
      || facts.conformances.contains("ObservableObject")
  }

  private var keyword: String { isClass ? "class" : "struct" }

  private var inheritance: String {
    var types = facts.superclass.map { [$0] } ?? []
    if !isClass, !facts.conformances.contains("View") {
      types += ["Hashable", "Identifiable", "Codable", "Error"]
    }
    types += facts.conformances.filter { !types.contains($0) }
    return types.isEmpty ? "" : ": " + types.joined(separator: ", ")
  }

  /// A subclass of Apple's inherits the initialisers of that; others are added beside them.
  private var initializers: [String] {
    var lines: [String] = []
    let isSubclass = facts.superclass != nil
    if !isSubclass { lines.append("  public init() {}") }
    for call in usage.calls where !call.labels.isEmpty {
      let labels = call.labels.map { $0 ?? "_" }
      if PresumedType.inherited.contains(where: {
        facts.superclass?.hasSuffix($0.ending) ?? false && labels == $0.labels
      }) {
        continue
      }
      let parameters = call.labels.enumerated().map { "\($1 ?? "_") _a\($0): A\($0)" }
      let own = call.labels.indices.map { "A\($0)" }.joined(separator: ", ")
      let effects = (call.isAwaited ? " async" : "") + (call.isTried ? " throws" : "")
      let body = isSubclass ? "{ fatalError() }" : "{}"
      lines.append(
        "  public \(isSubclass ? "convenience " : "")init<\(own)>(\(parameters.joined(separator: ", ")))\(effects) \(body)"
      )
    }
    return lines
  }

  /// The labels of initialisers that subclasses of these inherit.
  private static let inherited: [(ending: String, labels: [String])] = [
    ("View", ["frame"]), ("View", ["coder"]), ("ViewController", ["nibName", "bundle"]),
    ("Label", ["frame"]), ("Button", ["frame"]), ("CollectionViewCell", ["frame"]),
    ("TableViewCell", ["style", "reuseIdentifier"]), ("TableViewController", ["style"]),
    ("NavigationController", ["rootViewController"]),
    ("CollectionViewController", ["collectionViewLayout"]),
    ("NSManagedObject", ["context"]), ("NSManagedObject", ["entity", "insertInto"]),
  ]
}
