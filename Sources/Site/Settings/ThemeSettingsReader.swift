import Diagnostics
import YAML

extension SettingsReader {
  private static let themeKeys = ["colours", "fonts", "logo", "picture", "styles", "scripts"]

  /// The looks of a site. What goes into a style sheet is checked, so that a slip of the pen cannot undo
  /// the rules behind it.
  mutating func theme(_ entry: YAMLNode.Entry) -> ThemeSettings {
    var theme = ThemeSettings()
    for part in mapping(entry) {
      switch part.key {
      case "colours", "colors":
        for colour in mapping(part) {
          if let pair = self.colour(colour) { theme.colours[colour.key] = pair }
        }
      case "fonts":
        for font in mapping(part) { theme.fonts[font.key] = family(font) }
      case "logo": theme.logo = text(part)
      case "picture": theme.picture = text(part)
      case "styles": theme.styles = texts(part)
      case "scripts": theme.scripts = texts(part)
      default: unknown(part, in: "theme", Self.themeKeys)
      }
    }
    return theme
  }

  /// One colour for both schemes, or one for light and one for dark pages.
  private mutating func colour(_ entry: YAMLNode.Entry) -> ThemeSettings.Colour? {
    guard ThemeSettings.colourNames.contains(entry.key) else {
      unknown(entry, in: "theme.colours", ThemeSettings.colourNames)
      return nil
    }
    let values = entry.value.string.map { [$0] } ?? entry.value.sequence?.compactMap(\.string) ?? []
    guard (1...2).contains(values.count), values.allSatisfy(Self.isColour) else {
      mismatch(
        entry.value, "'\(entry.key)'",
        "a colour of CSS, or a list of one for light and one for dark")
      return nil
    }
    return ThemeSettings.Colour(light: values[0], dark: values[values.count - 1])
  }

  private static func isColour(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic && $0.isASCII
          || "0123456789#%.,()/- ".unicodeScalars.contains($0)
      }
  }

  private mutating func family(_ entry: YAMLNode.Entry) -> String? {
    guard let family = text(entry) else { return nil }
    let isClean = !family.isEmpty && !family.contains { "{};<>\\\n".contains($0) }
    guard isClean, family.count(where: { $0 == "\"" }) % 2 == 0 else {
      mismatch(entry.value, "'\(entry.key)'", "a list of font families as in CSS")
      return nil
    }
    return family
  }

  /// The links at the top of every page.
  mutating func navigation(_ entry: YAMLNode.Entry) -> [SiteSettings.NavigationLink] {
    guard let list = entry.value.sequence else {
      if !entry.value.isNull { mismatch(entry.value, "'\(entry.key)'", "a list of links") }
      return []
    }
    return list.compactMap { node in
      var link = SiteSettings.NavigationLink()
      guard let parts = node.mapping else {
        mismatch(node, "a link", "a mapping with 'title' and 'link'")
        return nil
      }
      for part in parts {
        switch part.key {
        case "title": link.title = localized(part)
        case "link": link.link = text(part) ?? ""
        default: unknown(part, in: "navigation", ["title", "link"])
        }
      }
      guard !link.link.isEmpty, !LinkScheme.isDangerous(link.link, isImage: false) else {
        mismatch(node, "a link of 'navigation'", "a mapping with 'title' and a 'link' that is safe")
        return nil
      }
      return link
    }
  }

  /// What becomes of raw HTML.
  mutating func policy(_ entry: YAMLNode.Entry) -> HTMLPolicy {
    let name = text(entry) ?? HTMLPolicy.sanitised.rawValue
    if let policy = HTMLPolicy(rawValue: name == "sanitized" ? "sanitised" : name) { return policy }
    let names = HTMLPolicy.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    mismatch(entry.value, "'\(entry.key)'", "one of \(names)")
    return .sanitised
  }

  /// One text or a list of them.
  mutating func texts(_ entry: YAMLNode.Entry) -> [String] {
    if let list = entry.value.sequence { return list.compactMap(\.string) }
    return text(entry).map { [$0] } ?? []
  }
}
