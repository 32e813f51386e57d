public import Catalog
public import Diagnostics
import Foundation
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
  /// The path of the site's root on its server, with slashes at both ends, where `base` does not say it.
  public private(set) var path: String?
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

// MARK: Where the site stands

extension SiteSettings {
  /// The settings for a site that stands at a path of its server, whatever they say of it themselves.
  ///
  /// - Throws: a `Diagnostic` where this is no path.
  public func standing(atPath path: String) throws(Diagnostic) -> SiteSettings {
    let names = path.split(separator: "/")
    guard !path.contains("://"), path.allSatisfy({ !"?#\\".contains($0) && !$0.isWhitespace }),
      !names.contains(where: { $0 == "." || $0 == ".." })
    else {
      throw Diagnostic(
        .error, "invalid-base-path", "'\(path)' is no path of a server",
        help: "write it as in '/docs/'; the whole address is 'base' in Site/settings.yml")
    }
    var settings = self
    let root = names.isEmpty ? "/" : "/\(names.joined(separator: "/"))/"
    settings.path = root
    settings.base = base.map { Self.parts(of: $0).origin + root }
    return settings
  }

  /// The path of the site's root on its server.
  var rootPath: String {
    path ?? base.map { Self.parts(of: $0).path } ?? "/"
  }

  private static func parts(of base: String) -> (origin: String, path: String) {
    guard let scheme = base.range(of: "://"),
      let slash = base[scheme.upperBound...].firstIndex(of: "/")
    else { return (base, "/") }
    return (String(base[..<slash]), String(base[slash...]))
  }
}
