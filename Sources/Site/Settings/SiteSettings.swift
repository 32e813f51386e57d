public import Catalog
public import Diagnostics
import YAML

/// What a site says about itself. Everything may be left out: a folder of articles is enough.
public struct SiteSettings: Hashable, Sendable {
  /// A language of the site with the name that its own readers give it.
  public struct NamedLanguage: Hashable, Sendable {
    /// The language.
    public var language: Language
    /// Its own name.
    public var name: String

    /// A language with its own name.
    public init(_ language: Language, name: String) {
      self.language = language
      self.name = name
    }
  }

  /// A link at the top of every page.
  public struct NavigationLink: Hashable, Sendable {
    /// What it says.
    public var title = LocalizedText()
    /// Where it leads: an address, or a path below the site's root; `{language}` stands for the page's.
    public var link = ""

    /// A link without words.
    public init() {}
  }

  /// The site's name.
  public var title = LocalizedText()
  /// One sentence about the site.
  public var description = LocalizedText()
  /// Who writes.
  public var author: String?
  /// The address at which the site's start page will be found, with a slash at the end.
  public var base: String?
  /// The languages in the order in which they are offered.
  public var languages: [NamedLanguage] = []
  /// The titles of series, by the name that the articles use.
  public var series: [String: LocalizedText] = [:]

  /// The looks.
  public var theme = ThemeSettings()
  /// The links at the top of every page.
  public var navigation: [NavigationLink] = []
  /// A line at the bottom of every page.
  public var footer = LocalizedText()
  /// What becomes of raw HTML in articles.
  public var html = HTMLPolicy.sanitised
  /// Schemes of links that are dangerous and pass all the same.
  public var allowedSchemes: Set<String> = []

  /// Settings that say nothing.
  public init() {}

  /// Reads a settings file.
  ///
  /// - Returns: the settings, and what is wrong with them without keeping them from being used.
  /// - Throws: a `Diagnostic` where the file is no YAML mapping.
  public static func read(_ source: SourceText) throws(Diagnostic) -> (SiteSettings, [Diagnostic]) {
    var reader = SettingsReader(file: source.path)
    guard let root = try YAMLNode.parse(source) else { return (SiteSettings(), []) }
    let settings = reader.settings(root)
    return (settings, reader.diagnostics)
  }
}
