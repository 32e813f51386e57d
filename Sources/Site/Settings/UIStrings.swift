public import Catalog
public import Diagnostics
import YAML

/// The words of the site's own furniture in one language: buttons, marks, labels.
public struct UIStrings: Hashable, Sendable {
  /// The language.
  public var language: Language
  /// The texts by key.
  public var texts: [String: String]
  /// The names of the months, for dates in words.
  public var months: [String]
  /// The keys whose texts are English since the language has none of its own.
  var borrowed: Set<String> = []

  /// Texts from their parts.
  public init(language: Language, texts: [String: String], months: [String] = []) {
    self.language = language
    self.texts = texts
    self.months = months
  }

  /// The text of a key, with each `{name}` replaced by its value; the key itself where there is
  /// none.
  public subscript(_ key: String, _ values: [String: String] = [:]) -> String {
    var text = texts[key] ?? key
    for (name, value) in values { text = text.replacing("{\(name)}", with: value) }
    return text
  }

  /// The text of a key for the running text of a page, where a borrowed one has to say that it is English.
  func markup(_ key: String, _ values: [String: String] = [:]) -> HTMLBuffer {
    Self.markup(self[key, values], isEnglish: borrowed.contains(key))
  }

  /// The text of a key as a template shows it in running text.
  func shown(_ key: String, _ values: [String: String] = [:]) -> TemplateValue {
    .markup(markup(key, values))
  }

  /// The text of a key with markup in the place of each `{name}`.
  func filled(_ key: String, _ values: [String: HTMLBuffer]) -> HTMLBuffer {
    var output = HTMLBuffer()
    let isBorrowed = borrowed.contains(key)
    if isBorrowed { output.append(markup: "<span lang=\"en\" dir=\"ltr\">") }
    for piece in (texts[key] ?? key).split(separator: "{", omittingEmptySubsequences: false) {
      let end = piece.firstIndex(of: "}")
      if let end, let value = values[String(piece[..<end])] {
        output.append(markup: value)
        output.append(text: String(piece[piece.index(after: end)...]))
      } else {
        output.append(text: String(piece))
      }
    }
    if isBorrowed { output.append(markup: "</span>") }
    return output
  }

  /// True where what the tool says in English needs no mark.
  var isEnglish: Bool { language.code.hasPrefix("en") && borrowed.isEmpty }

  /// All texts, as templates see them in attributes.
  var value: TemplateValue { .object(texts.mapValues { .text($0) }) }

  /// All texts, as templates see them in running text.
  var words: TemplateValue {
    .object(
      Dictionary(
        texts.map { key, text in (key, borrowed.contains(key) ? shown(key) : .text(text)) }
      ) { $1 })
  }

  private static func markup(_ text: String, isEnglish: Bool) -> HTMLBuffer {
    var output = HTMLBuffer()
    if isEnglish { output.append(markup: "<span lang=\"en\" dir=\"ltr\">") }
    output.append(text: text)
    if isEnglish { output.append(markup: "</span>") }
    return output
  }

  /// A day as readers of the language write it; what is no day stays as it is.
  public func date(_ day: String) -> String {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return day }
    return self[
      "date",
      ["year": "\(numbers[0])", "month": months[numbers[1] - 1], "day": "\(numbers[2])"]]
  }

  /// Reads a file of strings: a mapping of keys to texts, and `months`, a list of twelve.
  ///
  /// - Throws: a `Diagnostic` at the first thing that is neither.
  public static func read(_ source: SourceText, language: Language) throws(Diagnostic) -> UIStrings
  {
    var strings = UIStrings(language: language, texts: [:])
    for entry in try YAMLNode.parse(source)?.mapping ?? [] {
      if let text = entry.value.string {
        strings.texts[entry.key] = text
      } else if entry.key == "months", let names = entry.value.sequence, names.count == 12 {
        strings.months = names.compactMap(\.string)
      } else {
        throw Diagnostic(
          .error, "invalid-string", "'\(entry.key)' must be a text", file: source.path,
          range: entry.value.range)
      }
    }
    return strings
  }

  /// The strings with English ones in the place of those that are missing, and what was amiss.
  func completed(from english: UIStrings, file: String) -> (UIStrings, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let missing = english.texts.keys.filter { texts[$0] == nil }.sorted()
    if !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, "missing-string",
          "texts are missing and are shown in English: \(missing.joined(separator: ", "))",
          file: file))
    }
    for key in texts.keys.filter({ english.texts[$0] == nil }).sorted() {
      let near = Suggestion.nearest(to: key, in: missing)
      diagnostics.append(
        Diagnostic(
          .warning, "unknown-string", "the site shows no text '\(key)'", file: file,
          help: near.map { "did you mean '\($0)'?" }))
    }
    var result = self
    result.texts.merge(english.texts) { own, _ in own }
    if months.count != 12 { result.months = english.months }
    if !language.code.hasPrefix("en") { result.borrowed = Set(missing) }
    return (result, diagnostics)
  }

  /// The strings for pages in another language, which has none of its own.
  func lent() -> UIStrings {
    var result = self
    result.borrowed = Set(texts.keys)
    return result
  }
}
