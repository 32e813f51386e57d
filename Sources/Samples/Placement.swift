/// How a snippet joins the sample.
public struct Placement: Hashable, Sendable, Codable {
  /// The ways to join.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A file of its own, from its imports to its end.
    case file
    /// Declarations that stand at the top level of a file.
    case declarations
    /// Members of a type that is shown elsewhere.
    case members
    /// Statements of a body that is shown elsewhere, or of the top level.
    case statements
    /// A bare expression, or a chain that starts with a dot.
    case expression
    /// Not Swift, or not placed.
    case none
  }

  /// The way the snippet joins.
  public var kind: Kind
  /// The type or body that it joins (`Type`, `Type.method(_:)`), where there is one.
  public var `in`: String?

  /// A placement, with the type or body that is joined.
  public init(_ kind: Kind, in: String? = nil) {
    self.kind = kind
    self.in = `in`
  }
}
