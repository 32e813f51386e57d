/// The type of a presumed value of which only its use is known.
public enum PresumedValue {
  /// The type's name.
  public static let name = "AnyPresumed"

  /// The module that declares it, one of the stand-ins.
  public static let module = "StelePresumed"

  /// What a program says that uses the type: any member may be asked for, but those of which the code tells
  /// the type have that one.
  static func declaration(members: [String: PresumedFacts], in program: String) -> String {
    let typed = members.sorted { $0.key < $1.key }.map { member($0.key, $0.value) + "\n" }
    let asked = conformances.filter { program.contains("import \($0.module)\n") }
      .map { "extension AnyPresumed: \($0.conformance)\n" }
    let extra = typed.isEmpty ? "" : "extension AnyPresumed {\n\(typed.joined())}\n"
    return "import \(module)\n\(extra)\(asked.joined())"
  }

  /// What a presumed value may be taken for where a module is imported.
  private static let conformances: [(module: String, conformance: String)] = [
    ("SwiftUI", "View { public var body: Never { fatalError() } }"),
    (
      "Charts",
      """
      Plottable {
        public var primitivePlottable: Double { 0 }
        public init?(primitivePlottable: Double) { self.init() }
      }
      """
    ),
  ]

  /// A member of which something is known.
  static func member(
    _ name: String, _ facts: PresumedFacts, setter: String = "nonmutating set"
  ) -> String {
    let type = facts.type ?? self.name
    let full = facts.isOptional ? "(\(type))?" : type
    return
      "  public var \(name.escapedName): \(full) { get { fatalError() } \(setter) { _ = newValue } }"
  }
}
