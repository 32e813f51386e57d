/// How a site differs from the theme in looks, as far as that takes no files of its own.
public struct ThemeSettings: Hashable, Sendable {
  /// A colour in both schemes.
  public struct Colour: Hashable, Sendable {
    /// The colour on a light page.
    public var light: String
    /// The colour on a dark page.
    public var dark: String

    /// A colour for both schemes.
    public init(light: String, dark: String) {
      self.light = light
      self.dark = dark
    }
  }

  /// Colours by the names that the theme gives them.
  public var colours: [String: Colour] = [:]
  /// Font families: `text`, `code`, or for a language's text its code.
  public var fonts: [String: String] = [:]
  /// A picture in `Site/assets` that stands beside the site's name.
  public var logo: String?
  /// A picture in `Site/assets` for pages that are shared and show none of their own.
  public var picture: String?
  /// Style sheets in `Site/assets` that follow the theme's.
  public var styles: [String] = []
  /// Scripts in `Site/assets` that follow the theme's.
  public var scripts: [String] = []

  /// Settings that change nothing.
  public init() {}

  /// The names of colours that a site may change.
  public static let colourNames = [
    "page", "raised", "ink", "muted", "line", "accent", "accent-soft", "good", "warn", "bad",
    "added",
    "removed", "keyword", "type", "function", "string", "number", "comment", "attribute",
  ]

  /// The style sheet that says so; nothing where nothing is changed.
  var styleSheet: String? {
    var rules = colours.sorted { $0.key < $1.key }.map { name, colour in
      "--\(name): light-dark(\(colour.light), \(colour.dark));"
    }
    if !rules.isEmpty { rules = [":root { " + rules.joined(separator: " ") + " }"] }
    for (name, family) in fonts.sorted(by: { $0.key < $1.key }) {
      switch name {
      // Fonts for Latin letters seldom have the characters of these languages.
      case "text":
        rules.append(
          "[lang]:not([lang|=\"ja\"], [lang|=\"zh\"], [lang|=\"ko\"]) { --sans: \(family); }")
      case "code": rules.append("[lang] { --mono: \(family); }")
      default: rules.append("[lang|=\"\(name)\"] { --sans: \(family); }")
      }
    }
    return rules.isEmpty ? nil : rules.joined(separator: "\n") + "\n"
  }
}
