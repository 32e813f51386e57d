import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let literalEmphasis = Rule(
    id: "literal-emphasis", severity: .warning,
    summary: "marks that were meant as emphasis or strikethrough are shown as they stand",
    explanation: """
      Markdown takes `_` and `__` between letters for a part of the word, and Japanese writes no \
      spaces. Marks beside a bracket, quotation mark or code span neither open nor close if a letter \
      stands on their other side, but for Japanese, Chinese and Korean ones: beside those every `*` \
      does what is meant. Where readers see the marks, this says so. Checked on every page, the \
      source included.
      """,
    wrong: "新しい__SwiftUI__アプリ; das ist **„wichtig“**er",
    right: "新しい**SwiftUI**アプリ; das ist **wichtiger**",
    check: { comparison in
      comparison.pages.flatMap { page in
        LiteralMarks.all(of: page.document).map { marks in
          Report(
            side: page.side, range: marks.range,
            message: "‘\(marks.text)’ is shown with its ‘\(marks.mark)’, not as \(marks.meaning)",
            section: comparison.groupID(at: marks.range.start.line, of: page),
            help: marks.help)
        }
      }
    })
}

/// A stretch of running text between two marks that open and close nothing.
struct LiteralMarks {
  var mark: String
  var text: String
  var range: SourceRange

  var meaning: String {
    switch mark {
    case "~~": "strikethrough"
    case "**", "__": "strong emphasis"
    default: "emphasis"
    }
  }

  var help: String {
    guard mark.hasPrefix("_") else {
      return "move punctuation out of the marks, or put a space outside of them"
    }
    return
      "write ‘\(String(repeating: "*", count: mark.utf8.count))’, which also works within words"
  }

  /// All such stretches of a page, in text order.
  static func all(of document: Document) -> [LiteralMarks] {
    var finder = LiteralMarkFinder(source: document.source)
    finder.visit(document.blocks)
    return finder.found.sorted { $0.range.start < $1.range.start }
  }
}
