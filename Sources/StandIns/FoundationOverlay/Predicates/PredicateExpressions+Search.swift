import Foundation

extension PredicateExpressions {
  /// Whether a string contains another one as a user would search for it.
  /// Follows documentation/foundation/predicateexpressions/stringlocalizedstandardcontains.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    /// The string.
    public let root: Root
    /// What is sought.
    public let other: Other
    /// A search.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, wanted) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(text).range(
        of: String(wanted), options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// Makes a search. Follows documentation/foundation/predicateexpressions.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
