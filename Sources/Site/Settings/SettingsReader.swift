import Catalog
import Diagnostics
import YAML

/// Turns a settings file into settings, and remarks on what it does not understand.
struct SettingsReader {
  private static let keys = [
    "title", "description", "author", "base", "languages", "series", "translations",
    "theme", "navigation", "footer", "html", "allow-schemes",
  ]

  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  mutating func settings(_ root: YAMLNode) -> SiteSettings {
    var settings = SiteSettings()
    guard let entries = root.mapping else {
      mismatch(root, "the settings", "a mapping of keys to values")
      return settings
    }
    for entry in entries {
      switch entry.key {
      case "title": settings.title = localized(entry)
      case "description": settings.description = localized(entry)
      case "author": settings.author = text(entry)
      case "base": settings.base = base(entry)
      case "languages": settings.languages = languages(entry)
      // What the rules for translations read.
      case "translations": break
      case "series":
        for series in mapping(entry) { settings.series[series.key] = localized(series) }
      case "theme": settings.theme = theme(entry)
      case "navigation": settings.navigation = navigation(entry)
      case "footer": settings.footer = localized(entry)
      case "html": settings.html = policy(entry)
      case "allow-schemes": settings.allowedSchemes = Set(texts(entry).map { $0.lowercased() })
      default: unknown(entry, in: nil, Self.keys)
      }
    }
    return settings
  }

  /// Remarks on a key that nothing reads, with what was likely meant.
  mutating func unknown(_ entry: YAMLNode.Entry, in group: String?, _ keys: [String]) {
    let near = Suggestion.nearest(to: entry.key, in: keys)
    diagnostics.append(
      Diagnostic(
        .warning, "unknown-setting",
        "there is no setting '\(entry.key)'" + (group.map { " in '\($0)'" } ?? ""), file: file,
        range: entry.keyRange,
        help: near.map { "did you mean '\($0)'?" }
          ?? "the settings are: \(keys.joined(separator: ", "))"))
  }

  mutating func text(_ entry: YAMLNode.Entry) -> String? {
    if let text = entry.value.string, !entry.value.isNull { return text }
    if !entry.value.isNull { mismatch(entry.value, "'\(entry.key)'", "a text") }
    return nil
  }

  mutating func mapping(_ entry: YAMLNode.Entry) -> [YAMLNode.Entry] {
    if let entries = entry.value.mapping { return entries }
    if !entry.value.isNull { mismatch(entry.value, "'\(entry.key)'", "a mapping") }
    return []
  }

  mutating func localized(_ entry: YAMLNode.Entry) -> LocalizedText {
    if let text = entry.value.string, !entry.value.isNull { return LocalizedText(text) }
    var result = LocalizedText()
    for translation in mapping(entry) {
      result.texts[Language(translation.key)] = text(translation)
    }
    return result
  }

  private mutating func languages(_ entry: YAMLNode.Entry) -> [SiteSettings.NamedLanguage] {
    var result: [SiteSettings.NamedLanguage] = []
    for language in mapping(entry) {
      guard let name = text(language) else { continue }
      result.append(SiteSettings.NamedLanguage(Language(language.key), name: name))
    }
    return result
  }

  /// An address without a slash at the end would lose its last name when a path is added to it.
  private mutating func base(_ entry: YAMLNode.Entry) -> String? {
    guard let address = text(entry) else { return nil }
    let isWeb = ["http", "https"].contains(LinkScheme.scheme(of: address))
    guard isWeb, address.contains("://"), !address.contains("?"), !address.contains("#") else {
      diagnostics.append(
        Diagnostic(
          .error, "invalid-base", "'base' is no address of a site: \(address)", file: file,
          range: entry.value.range, help: "write it like https://example.org/tutorials/"))
      return nil
    }
    return address.hasSuffix("/") ? address : address + "/"
  }

  mutating func mismatch(_ node: YAMLNode, _ what: String, _ expected: String) {
    diagnostics.append(
      Diagnostic(
        .error, "invalid-setting", "\(what) must be \(expected), not \(node.kindName)", file: file,
        range: node.range))
  }
}
