/// The GFM extensions that a text is read with. Articles use all of them; the tests of the specification
/// turn on those that an example names.
struct Dialect: OptionSet, Sendable {
  let rawValue: Int

  static let tables = Dialect(rawValue: 1 << 0)
  static let strikethrough = Dialect(rawValue: 1 << 1)
  static let autolinks = Dialect(rawValue: 1 << 2)
  static let taskLists = Dialect(rawValue: 1 << 3)
  static let footnotes = Dialect(rawValue: 1 << 4)

  /// Emphasis beside CJK characters follows the CJK-friendly amendments to CommonMark.
  static let friendlyEmphasis = Dialect(rawValue: 1 << 5)
  /// All emphasis is matched by our own code, which must come to what cmark-gfm comes to.
  static let ownEmphasis = Dialect(rawValue: 1 << 6)

  static let commonMark: Dialect = []
  static let all: Dialect = [
    .tables, .strikethrough, .autolinks, .taskLists, .footnotes, .friendlyEmphasis,
  ]
}
