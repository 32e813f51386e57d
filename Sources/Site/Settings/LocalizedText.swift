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
    texts[language] ?? common ?? languages.lazy.compactMap { texts[$0] }.first
      ?? texts.min { $0.key < $1.key }?.value
  }
}
