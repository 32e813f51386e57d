import Markdown

/// Whether a code block holds anything that a translator translates.
enum CodeProse {
  /// True for a block with a comment or a string that has letters.
  static func isIn(_ code: CodeBlock) -> Bool {
    let dialect = CodeDialect(info: code.info)
    guard dialect.hasSlashComments || dialect.hasHashComments else { return false }
    let bytes = Array(code.code.utf8)
    var end = 0
    var scanner = CodeScanner(code.code, dialect: dialect)
    while let token = scanner.next() {
      // What stands between tokens is white space and comments.
      if hasLetters(bytes[end..<max(end, token.offset)]) { return true }
      end = token.offset + token.length
      if token.kind == .string, hasLetters(bytes[token.offset..<min(end, bytes.count)]) {
        return true
      }
    }
    return hasLetters(bytes[min(end, bytes.count)...])
  }

  private static func hasLetters(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0.isLetter || $0 >= 0x80 }
  }
}
