public import Catalog

/// A text that may differ by language.
public struct LocalizedText: Hashable, Sendable {
  /// The texts by language.
  public var texts: [Language: String]
  /// The text for every language that has none of its own.
  public var common: String?

  /// A text for all languages, with its variants.
  public init(_ common: String? = nil, _ texts: [Language: String] = [:]) {
    self.common = common
    self.texts = texts
  }

  /// The text for a language: its own, the one for all, else the one of the first language that has
  /// one.
  public func text(in language: Language, of languages: [Language] = []) -> String? {
    choice(in: language, of: languages)?.text
  }

  /// The text for a language, with the language that it is in where that is another one.
  func choice(
    in language: Language, of languages: [Language]
  ) -> (text: String, language: Language?)? {
    if let text = texts[language] ?? common { return (text, nil) }
    for other in languages + texts.keys.sorted() {
      if let text = texts[other] { return (text, other) }
    }
    return nil
  }
}
