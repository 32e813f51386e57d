public import Catalog

/// What the rules find.
public enum Findings {
  /// Everything that the rules find in an article, in the order of a report.
  ///
  /// `wanted` are the languages that every article is to have.
  public static func all(
    of article: AlignedArticle, wanted: [Language] = [], rules: [Rule] = Rule.all
  ) -> [Finding] {
    let comparison = Comparison(of: article, wanted: wanted)
    return rules.flatMap { $0.findings(in: comparison) }.sorted()
  }
}
