public import Catalog
public import Diagnostics
import YAML

/// How terms are to be translated: a YAML list, each entry a term with its translations by language.
///
///     - term: view controller
///       de: {allowed: [View-Controller], forbidden: [Ansichtssteuerung]}
///       ja: {allowed: [ビューコントローラ]}
public struct Glossary: Hashable, Sendable {
  /// What a language makes of a term.
  public struct Translation: Hashable, Sendable {
    /// One of these is expected; anything goes where the list is empty.
    public var allowed: [String]
    /// None of these may stand for the term.
    public var forbidden: [String]
  }

  /// A term of the source language.
  public struct Term: Hashable, Sendable {
    /// The term as it stands in running text.
    public var term: String
    /// Its translations.
    public var translations: [Language: Translation]
  }

  /// The terms, in the order of the file.
  public var terms: [Term]

  /// A glossary of some terms.
  public init(terms: [Term] = []) {
    self.terms = terms
  }

  /// Reads a glossary file.
  ///
  /// - Returns: the glossary, and what is wrong with it without keeping it from being used.
  /// - Throws: a `Diagnostic` where the file is no YAML.
  public static func read(_ source: SourceText) throws(Diagnostic) -> (Glossary, [Diagnostic]) {
    guard let root = try YAMLNode.parse(source) else { return (Glossary(), []) }
    var problems: [Diagnostic] = []
    var glossary = Glossary()
    func problem(_ message: String, _ range: SourceRange) {
      problems.append(
        Diagnostic(.warning, "invalid-glossary", message, file: source.path, range: range))
    }
    guard let entries = root.sequence else {
      problem("a glossary is a list of terms, not \(root.kindName)", root.range)
      return (glossary, problems)
    }
    for entry in entries {
      guard let term = entry["term"]?.string, !term.isEmpty else {
        problem("an entry of a glossary needs a 'term'", entry.range)
        continue
      }
      var translations: [Language: Translation] = [:]
      for language in entry.mapping ?? [] where language.key != "term" {
        translations[Language(language.key)] = Translation(
          allowed: strings(language.value["allowed"] ?? language.value),
          forbidden: strings(language.value["forbidden"]))
      }
      glossary.terms.append(Term(term: term, translations: translations))
    }
    return (glossary, problems)
  }

  /// A list's texts, or a single one.
  private static func strings(_ node: YAMLNode?) -> [String] {
    guard let node else { return [] }
    if let text = node.string { return node.isNull ? [] : [text] }
    return (node.sequence ?? []).compactMap(\.string)
  }
}
