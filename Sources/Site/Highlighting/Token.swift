/// A stretch of code that is shown in a colour of its own. What no token covers is plain.
struct Token: Hashable, Sendable {
  /// The kinds, named after what a reader sees; the raw value is the class in the page.
  enum Kind: String, Sendable, CaseIterable {
    case keyword = "k"
    case type = "t"
    case string = "s"
    case number = "n"
    case comment = "c"
    /// `@State`, `#Preview`, an XML attribute's name, a key of JSON.
    case attribute = "a"
    /// A function where it is declared or called.
    case function = "f"
  }

  /// What it is.
  var kind: Kind
  /// The bytes that it covers.
  var range: Range<Int>
}
