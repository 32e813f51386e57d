public import Catalog
public import Diagnostics
import YAML

/// What a project says about its translations, under `translations` in its settings.
public struct TranslationSettings: Sendable {
  /// A suppression in the settings.
  public struct Ignored: Hashable, Sendable {
    /// The rule.
    public var rule: String
    /// The article, by its slug; nothing for all.
    public var article: String?
    /// The section's group, by its id; nothing for all.
    public var section: String?
    /// Why.
    public var reason: String
  }

  /// What becomes of a rule.
  enum Change: Hashable, Sendable {
    case off
    case severity(Diagnostic.Severity)
  }

  /// What is not to be reported.
  public var ignored: [Ignored] = []
  /// The languages whose articles may translate the names that their code declares.
  public var translatedIdentifiers: Set<Language> = []
  /// How terms are to be translated.
  public var glossary = Glossary()
  /// The glossary's path, as the settings write it.
  public var glossaryPath: String?
  /// Where `ignored` stands, for what is said of it.
  var ignoredPlaces: [Finding.Place] = []
  private var changes: [String: Change] = [:]

  /// Settings that say nothing.
  public init() {}

  func change(of rule: Rule) -> Change? { changes[rule.id] }

  /// Reads what a settings file says under `translations`; `read` gives the glossary that it names.
  ///
  /// - Returns: the settings, and what is wrong with them without keeping them from being used.
  /// - Throws: a `Diagnostic` where a file is no YAML.
  public static func read(
    _ source: SourceText, glossary read: (_ path: String) throws(Diagnostic) -> SourceText
  ) throws(Diagnostic) -> (TranslationSettings, [Diagnostic]) {
    guard let root = try YAMLNode.parse(source), let node = root["translations"] else {
      return (TranslationSettings(), [])
    }
    var reader = TranslationSettingsReader(file: source.path)
    var settings = reader.settings(node)
    settings.changes = reader.changes
    if let path = settings.glossaryPath {
      let (glossary, problems) = try Glossary.read(try read(path))
      settings.glossary = glossary
      reader.diagnostics += problems
    }
    return (settings, reader.diagnostics)
  }
}

/// Turns the node into settings, and remarks on what it does not understand.
private struct TranslationSettingsReader {
  private static let keys = ["rules", "ignore", "translated-identifiers", "glossary"]
  private static let ignoreKeys = ["rule", "article", "section", "reason"]

  let file: String
  var diagnostics: [Diagnostic] = []
  var changes: [String: TranslationSettings.Change] = [:]

  init(file: String) {
    self.file = file
  }

  mutating func settings(_ node: YAMLNode) -> TranslationSettings {
    var settings = TranslationSettings()
    for entry in node.mapping ?? [] {
      switch entry.key {
      case "rules":
        for rule in entry.value.mapping ?? [] { read(rule) }
      case "ignore":
        for ignored in entry.value.sequence ?? [] { read(ignored, into: &settings) }
      case "translated-identifiers":
        settings.translatedIdentifiers = Set(
          (entry.value.sequence ?? []).compactMap { $0.string.map { Language($0) } })
      case "glossary": settings.glossaryPath = entry.value.string
      default: unknown(entry.key, entry.keyRange, "there is no setting", Self.keys)
      }
    }
    return settings
  }

  private mutating func read(_ entry: YAMLNode.Entry) {
    guard isRule(entry.key, entry.keyRange) else { return }
    let value = entry.value.string ?? ""
    if value == "off" || entry.value.boolean == false {
      changes[entry.key] = .off
    } else if let severity = Diagnostic.Severity(rawValue: value) {
      changes[entry.key] = .severity(severity)
    } else {
      unknown(
        value, entry.value.range, "a rule cannot be",
        ["off"] + Diagnostic.Severity.allCases.map(\.rawValue))
    }
  }

  private mutating func read(_ node: YAMLNode, into settings: inout TranslationSettings) {
    for entry in node.mapping ?? [] where !Self.ignoreKeys.contains(entry.key) {
      unknown(entry.key, entry.keyRange, "a suppression has no", Self.ignoreKeys)
    }
    guard let rule = node["rule"]?.string, let reason = node["reason"]?.string, !reason.isEmpty
    else {
      diagnostics.append(
        Diagnostic(
          .warning, "invalid-setting", "a suppression needs a rule and a reason", file: file,
          range: node.range))
      return
    }
    guard isRule(rule, node["rule"]?.range ?? node.range) else { return }
    settings.ignored.append(
      TranslationSettings.Ignored(
        rule: rule, article: node["article"]?.string, section: node["section"]?.string,
        reason: reason))
    settings.ignoredPlaces.append(Finding.Place(file: file, range: node.range))
  }

  private mutating func isRule(_ id: String, _ range: SourceRange) -> Bool {
    let known = Rule.all.map(\.id)
    if known.contains(id) { return true }
    unknown(id, range, "there is no rule", known)
    return false
  }

  private mutating func unknown(
    _ word: String, _ range: SourceRange, _ what: String, _ known: [String]
  ) {
    let near = Suggestion.nearest(to: word, in: known)
    diagnostics.append(
      Diagnostic(
        .warning, "unknown-setting", "\(what) '\(word)'", file: file, range: range,
        help: near.map { "did you mean '\($0)'?" }))
  }
}
