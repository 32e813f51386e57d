/// Colours JSON, with the comments that some of its readers allow.
enum JSONLexer {
  /// The coloured stretches in order.
  static func tokens(of code: [UInt8]) -> [Token] {
    var cursor = ByteCursor(code)
    var tokens: [Token] = []
    while !cursor.isAtEnd {
      let start = cursor.at
      switch cursor.peek() {
      case UInt8(ascii: "\""):
        cursor.skipQuoted()
        var distance = 0
        while cursor.peek(distance).isSpace { distance += 1 }
        let isKey = cursor.peek(distance) == UInt8(ascii: ":")
        tokens.append(Token(kind: isKey ? .attribute : .string, range: start..<cursor.at))
      case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"):
        cursor.skipLine()
        tokens.append(Token(kind: .comment, range: start..<cursor.at))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        cursor.advance()
        cursor.skip { $0.isWord || $0 == UInt8(ascii: ".") || $0 == 43 || $0 == 45 }
        tokens.append(Token(kind: .number, range: start..<cursor.at))
      case let byte where byte.isLower:
        cursor.skip(while: \.isWord)
        let word = cursor.bytes[start..<cursor.at]
        if ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) {
          tokens.append(Token(kind: .keyword, range: start..<cursor.at))
        }
      default: cursor.advance()
      }
    }
    return tokens
  }
}
