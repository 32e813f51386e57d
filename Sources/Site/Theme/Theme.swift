public import Catalog
public import Diagnostics
import Foundation

/// What a site looks like and how it speaks: templates, strings, styles and scripts.
public struct Theme: Sendable {
  /// A file that is copied as it is, under a name that tells its content.
  public struct Asset: Hashable, Sendable {
    /// The name in the theme: `stele.css`.
    public var name: String
    /// The content.
    public var bytes: [UInt8]
    /// The name in the site: `stele.0a1b2c3d4e.css`.
    public var hashedName: String
    /// The hash by which a browser knows that it got what the page means.
    public var integrity: String

    /// An asset with its content.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
      let hash = ContentHash.text(of: bytes)
      let stem = PathText.fileExtension(of: name).map { name.dropLast($0.count + 1) }
      let suffix = PathText.fileExtension(of: name).map { ".\($0)" } ?? ""
      integrity = "sha256-" + Data(SHA256.hash(bytes)).base64EncodedString()
      hashedName = "\(stem.map(String.init) ?? name).\(hash)\(suffix)"
    }
  }

  /// The templates that a site cannot do without.
  public static let neededTemplates = [
    "article", "index", "series", "missing", "start", "not-found", "code", "heading", "alert",
    "status", "topic", "walkthrough",
  ]

  /// The templates.
  public var templates: TemplateSet
  /// The strings by language, English among them, the others completed from it.
  public var strings: [Language: UIStrings]
  /// The files that are copied.
  public var assets: [Asset]
  /// What is amiss without keeping the theme from being used.
  public var diagnostics: [Diagnostic]
  /// Names of style sheets among the assets that the settings make.
  var styles: [String] = []

  /// The asset of a name.
  func asset(_ name: String) -> Asset? {
    assets.first { $0.name == name }
  }

  /// The theme with what the settings change of its looks.
  func with(_ settings: ThemeSettings) -> Theme {
    var theme = self
    if let sheet = settings.styleSheet {
      theme.assets.append(Asset(name: "settings.css", bytes: Array(sheet.utf8)))
      theme.styles.append("settings.css")
    }
    let named = [settings.logo, settings.picture].compactMap(\.self) + settings.styles
    for name in named + settings.scripts where theme.asset(name) == nil {
      let near = Suggestion.nearest(to: name, in: theme.assets.map(\.name))
      theme.diagnostics.append(
        Diagnostic(
          .warning, "missing-asset", "the settings name '\(name)', which is not in Site/assets",
          help: near.map { "did you mean '\($0)'?" }))
    }
    return theme
  }

  /// The strings of a language; English ones where the theme does not speak it.
  func strings(for language: Language) -> UIStrings {
    if let own = strings[language] { return own }
    let base = Language(String(language.code.prefix { $0 != "-" }))
    return strings[base] ?? strings[Language("en")]?.lent()
      ?? UIStrings(language: language, texts: [:])
  }

  /// True where the theme has strings of the language's own.
  func speaks(_ language: Language) -> Bool {
    strings(for: language).language.code.prefix { $0 != "-" } == language.code.prefix { $0 != "-" }
  }
}
