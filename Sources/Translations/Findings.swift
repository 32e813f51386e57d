public import Catalog

/// What the rules find.
public enum Findings {
  /// Everything that the rules find in an article, in the order of a report, but for what comments or
  /// the settings suppress.
  ///
  /// `wanted` are the languages that every article is to have.
  public static func all(
    of article: AlignedArticle, wanted: [Language] = [], rules: [Rule] = Rule.all,
    in surroundings: Surroundings = .init()
  ) -> [Finding] {
    let comparison = Comparison(of: article, wanted: wanted, in: surroundings)
    let settings = surroundings.settings
    let found = rules.flatMap { rule -> [Finding] in
      switch settings.change(of: rule) {
      case .off: return []
      case .severity(let severity):
        return rule.findings(in: comparison).map { finding in
          var finding = finding
          finding.severity = severity
          return finding
        }
      case .none: return rule.findings(in: comparison)
      }
    }
    return SuppressionFilter(comparison, rules: rules).applied(to: found).sorted()
  }
}
