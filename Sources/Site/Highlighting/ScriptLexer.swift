/// Colours shell input and YAML: comments, texts in quotes, and the words that lead a line.
enum ScriptLexer {
  /// The coloured stretches in order; in a shell the leading word is a command, in YAML a key.
  static func tokens(of code: [UInt8], isShell: Bool) -> [Token] {
    var cursor = ByteCursor(code)
    var tokens: [Token] = []
    var isLineStart = true
    while !cursor.isAtEnd {
      let start = cursor.at
      let byte = cursor.peek()
      switch byte {
      case 10:
        cursor.advance()
        isLineStart = true
        continue
      case UInt8(ascii: "#") where start == 0 || cursor.peek(-1).isSpace:
        cursor.skipLine()
        tokens.append(Token(kind: .comment, range: start..<cursor.at))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skipQuoted()
        tokens.append(Token(kind: .string, range: start..<cursor.at))
      case UInt8(ascii: "$") where isShell && isLineStart && cursor.peek(1) == 32:
        cursor.advance()
        tokens.append(Token(kind: .comment, range: start..<cursor.at))
        continue
      case _ where byte.isWord:
        cursor.skip { $0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        let isKey = cursor.peek() == UInt8(ascii: ":")
        if isLineStart && (isShell || isKey) {
          tokens.append(Token(kind: isShell ? .function : .attribute, range: start..<cursor.at))
        }
      case UInt8(ascii: " "),
        UInt8(ascii: "-") where !isShell:
        cursor.advance()
        continue
      default: cursor.advance()
      }
      isLineStart = false
    }
    return tokens
  }
}
