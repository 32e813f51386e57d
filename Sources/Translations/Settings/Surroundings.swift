import Catalog

/// What the rules know besides the article itself.
public struct Surroundings: Sendable {
  /// What the project says about rules and suppressions.
  public var settings: TranslationSettings
  /// The other articles; nothing where an article is looked at alone.
  public var index: CatalogIndex?

  /// Surroundings from their parts.
  public init(settings: TranslationSettings = .init(), index: CatalogIndex? = nil) {
    self.settings = settings
    self.index = index
  }
}
