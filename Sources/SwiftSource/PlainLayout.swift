internal import SwiftParser
internal import SwiftSyntax

/// A program without what only people read: two that differ in comments and blanks alone become the same.
public enum PlainLayout {
  /// The text with every token on the line where it was.
  public static func text(_ text: String) -> String {
    DeepStack.run {
      var result = ""
      for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
        let keepsBlanks = token.isPartOfText
        append(token.leadingTrivia, to: &result, keepsBlanks: keepsBlanks)
        result += token.text
        append(token.trailingTrivia, to: &result, keepsBlanks: false)
      }
      return result
    }
  }

  private static func append(_ trivia: Trivia, to result: inout String, keepsBlanks: Bool) {
    for piece in trivia {
      switch piece {
      case .spaces, .tabs:
        if keepsBlanks {
          piece.write(to: &result)
        } else if result.utf8.last != UInt8(ascii: "\n"), result.utf8.last != UInt8(ascii: " ") {
          result += " "
        }
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        append(.spaces(1) + .newlines(lines), to: &result, keepsBlanks: false)
      case .newlines, .carriageReturns, .carriageReturnLineFeeds, .formfeeds, .verticalTabs:
        while result.utf8.last == UInt8(ascii: " ") { result.removeLast() }
        piece.write(to: &result)
      default: piece.write(to: &result)
      }
    }
  }
}

extension TokenSyntax {
  /// In a text of several lines the blanks before each of them count.
  fileprivate var isPartOfText: Bool {
    switch tokenKind {
    case .stringSegment, .multilineStringQuote: true
    default: false
    }
  }
}
