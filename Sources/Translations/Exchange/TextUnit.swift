import Diagnostics
import Markdown

/// A piece of a page that is translated as one: a paragraph, a heading, a table's cell, a code block with
/// comments or texts, a block of HTML, a value of the front matter.
struct TextUnit: Sendable {
  /// What kind of piece it is; the letters stand in ids.
  enum Kind: String, Sendable {
    case frontMatter = "f"
    case heading = "h"
    case paragraph = "p"
    case item = "i"
    case quote = "q"
    case cell = "t"
    case code = "c"
    case html = "x"

    /// What a note calls it.
    var name: String {
      switch self {
      case .frontMatter: "front matter"
      case .heading: "heading"
      case .paragraph: "paragraph"
      case .item: "list item"
      case .quote: "quotation"
      case .cell: "table cell"
      case .code: "code: translate comments and texts only"
      case .html: "HTML: translate the text between tags only"
      }
    }
  }

  /// Where it belongs on the page.
  enum Home: Hashable, Sendable {
    /// A key of the front matter.
    case frontMatter(String)
    /// Above the first heading.
    case top
    /// A section, by its index.
    case section(Int)
    /// A footnote, by its label.
    case footnote(String)
  }

  var kind: Kind
  var home: Home
  /// The index of the document's block that it stands in; nothing for the front matter.
  var block: Int?
  /// The stretches of the file that make it, line by line, in UTF-8 offsets.
  var lines: [Range<Int>]
  /// The Markdown, without what the containers put before each line.
  var text: String
  /// What the containers put before a line that follows the first one.
  var continuation: String
  /// The parts of running text; empty for code, HTML and front matter.
  var inlines: [Inline]
  /// Where it starts.
  var line: Int
  /// The info string of a code block.
  var info = ""
  /// Whether this is a comment in the place of a text; `text` is then what is to be translated.
  var isPlaceholder = false

  /// The whole stretch of the file.
  var extent: Range<Int> {
    (lines.first?.lowerBound ?? 0)..<(lines.last?.upperBound ?? 0)
  }
}
