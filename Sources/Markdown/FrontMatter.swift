public import Diagnostics

/// What an article's page says about itself in the YAML block at its top. Unset keys are nothing.
public struct FrontMatter: Hashable, Sendable {
  /// A value together with the place it was read from.
  public struct Entry<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// Where the value stands in the file.
    public var range: SourceRange

    /// A value at its place.
    public init(_ value: Value, range: SourceRange) {
      self.value = value
      self.range = range
    }
  }

  /// The page's title.
  public var title: Entry<String>?
  /// One sentence for lists, feeds and search engines.
  public var description: Entry<String>?
  /// The day of publication, `YYYY-MM-DD`, checked; a time of day that follows is left out.
  public var date: Entry<String>?
  /// The name of the series that the article is a part of, the same in every language.
  public var series: Entry<String>?
  /// The article's number within its series, from 1.
  public var part: Entry<Int>?
  /// The language that the others are translated from, as a language code.
  public var source: Entry<String>?
  /// The page's own language, where the file's name does not say it (`lang` or `language`).
  public var language: Entry<String>?
  /// Keywords.
  public var tags: [Entry<String>] = []
  /// The language mode of the article's samples, 5 or 6 (`swift`).
  public var swift: Entry<Int>?
  /// The whole block, from `---` to `---`.
  public var range: SourceRange

  /// Front matter that says nothing.
  public init(range: SourceRange) {
    self.range = range
  }
}
