public import Diagnostics

/// A piece of running text (CommonMark 0.31.2, chapter 6, and the GFM extensions), with its place.
public struct Inline: Hashable, Sendable {
  /// What the piece is.
  public var kind: Kind
  /// Where it stands, delimiters included.
  public var range: SourceRange

  /// A piece at its place.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of inline.
  public indirect enum Kind: Hashable, Sendable {
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    /// A tag or comment of raw HTML, as it stands.
    case html(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link(destination: String, title: String, [Inline])
    case image(source: String, title: String, [Inline])
    /// A reference to a footnote; `ordinal` is the footnote's number, `occurrence` counts the
    /// references to the same footnote, both from 1.
    case footnoteReference(label: String, ordinal: Int, occurrence: Int)
  }
}

extension Sequence<Inline> {
  /// The text that a reader sees, without markup; breaks become a space, an image its description, and a
  /// tag of no element, as in `Array<Value>`, stays.
  public var plainText: String {
    var result = ""
    for inline in self {
      switch inline.kind {
      case .text(let text), .code(let text): result += text
      case .softBreak, .lineBreak: result += " "
      case .html(let html): if HTMLElements.isMeantAsText(html) { result += html }
      case .footnoteReference: break
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content), .image(_, _, let content):
        result += content.plainText
      }
    }
    return result
  }
}
