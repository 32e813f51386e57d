public import Catalog
public import Diagnostics

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

    /// An asset with its content.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
      let hash = ContentHash.text(of: bytes)
      let stem = PathText.fileExtension(of: name).map { name.dropLast($0.count + 1) }
      let suffix = PathText.fileExtension(of: name).map { ".\($0)" } ?? ""
      hashedName = "\(stem.map(String.init) ?? name).\(hash)\(suffix)"
    }
  }

  /// The templates that a site cannot do without.
  public static let neededTemplates = [
    "article", "index", "series", "missing", "start", "not-found", "code", "heading", "alert",
    "status",
  ]

  /// The templates.
  public var templates: TemplateSet
  /// The strings by language, English among them, the others completed from it.
  public var strings: [Language: UIStrings]
  /// The files that are copied.
  public var assets: [Asset]
  /// What is amiss without keeping the theme from being used.
  public var diagnostics: [Diagnostic]

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
