/// Colours XML and HTML: storyboards, property lists, pages.
enum MarkupLexer {
  /// The coloured stretches in order.
  static func tokens(of code: [UInt8]) -> [Token] {
    var cursor = ByteCursor(code)
    var tokens: [Token] = []
    while !cursor.isAtEnd {
      if cursor.starts(with: "<!--") {
        let start = cursor.at
        while !cursor.isAtEnd, !cursor.starts(with: "-->") { cursor.advance() }
        cursor.advance(3)
        tokens.append(Token(kind: .comment, range: start..<cursor.at))
      } else if cursor.peek() == UInt8(ascii: "<"), isTagStart(cursor.peek(1)) {
        tag(&cursor, &tokens)
      } else {
        cursor.advance()
      }
    }
    return tokens
  }

  private static func isTagStart(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
      || byte == UInt8(ascii: "!")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ".")
  }

  private static func tag(_ cursor: inout ByteCursor, _ tokens: inout [Token]) {
    var start = cursor.at
    cursor.advance(2)
    cursor.skip(while: isName)
    tokens.append(Token(kind: .keyword, range: start..<cursor.at))
    while !cursor.isAtEnd {
      start = cursor.at
      switch cursor.peek() {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = cursor.peek()
        cursor.advance()
        cursor.skip { $0 != quote }
        cursor.advance()
        tokens.append(Token(kind: .string, range: start..<cursor.at))
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: ">"):
        cursor.skip { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
        guard cursor.peek() == UInt8(ascii: ">") else { continue }
        cursor.advance()
        tokens.append(Token(kind: .keyword, range: start..<cursor.at))
        return
      case let byte where isName(byte):
        cursor.skip(while: isName)
        tokens.append(Token(kind: .attribute, range: start..<cursor.at))
      default: cursor.advance()
      }
    }
  }
}
