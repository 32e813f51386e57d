/// Where the compiler finds modules that do not come with the toolchain.
public struct ModuleSearch: Hashable, Sendable {
  /// What the compiler is told: search paths and macro libraries.
  public var arguments: [String]
  /// Stands for the content of all that the arguments lead to.
  public var fingerprint: String

  /// A search with a name for what it finds.
  public init(arguments: [String], fingerprint: String) {
    self.arguments = arguments
    self.fingerprint = fingerprint
  }

  /// Nothing but the toolchain's own modules.
  public static let none = ModuleSearch(arguments: [], fingerprint: "")
}
