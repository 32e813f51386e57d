public import Diagnostics

/// The articles of a folder or of some files, read and sorted, with what is wrong about them.
public struct Catalog: Sendable {
  /// The articles by slug.
  public var articles: [Article]
  /// The folder that the articles were read from; assets are found relative to the pages' files.
  public var root: String
  /// The languages that occur, in the order of the settings, then by code.
  public var languages: [Language]
  /// Everything that the pages and their names have wrong.
  public var diagnostics: [Diagnostic]

  /// A catalogue from its parts.
  public init(
    articles: [Article], root: String, languages: [Language], diagnostics: [Diagnostic]
  ) {
    self.articles = articles
    self.root = root
    self.languages = languages
    self.diagnostics = diagnostics
  }
}
