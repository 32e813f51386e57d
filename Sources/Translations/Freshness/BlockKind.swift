/// The kinds of block that a lock tells apart, by the letter that stands for each.
public enum BlockKind: String, CaseIterable, Sendable {
  case heading = "h"
  case frontMatter = "f"
  case paragraph = "p"
  case code = "c"
  case list = "l"
  case quote = "q"
  case table = "t"
  case html = "x"
  case footnote = "n"

  /// What a number of such blocks is called.
  func counted(_ count: Int) -> String {
    if self == .frontMatter { return "the front matter" }
    if self == .heading { return "the heading" }
    return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private var noun: String {
    switch self {
    case .heading: "heading"
    case .frontMatter: "front matter"
    case .paragraph: "paragraph"
    case .code: "code block"
    case .list: "list"
    case .quote: "quotation"
    case .table: "table"
    case .html: "block of HTML"
    case .footnote: "footnote"
    }
  }
}
