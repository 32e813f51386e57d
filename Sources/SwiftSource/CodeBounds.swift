/// How much nesting a block may have and still be looked at. The compiler gives up at the same depth, and
/// analysis that is quadratic in what a line holds would take minutes.
public enum CodeBounds {
  private static let depth = 256
  private static let condition = Array("#if ".utf8)
  private static let conditionEnd = Array("#endif".utf8)
  private static let lineLength = 20_000

  /// What is out of bounds, and at which offset of UTF-8 bytes; nothing for ordinary code.
  ///
  /// Brackets in strings and comments are counted too: nothing has been parsed yet.
  public static func problem(in code: String) -> (message: String, offset: Int)? {
    let bytes = Array(code.utf8)
    var depth = 0
    var lineStart = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "#"):
        let rest = bytes[offset...]
        if rest.starts(with: condition) { depth += 1 }
        if rest.starts(with: conditionEnd) { depth = max(0, depth - 1) }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "\n"): lineStart = offset + 1
      default: break
      }
      if depth > CodeBounds.depth {
        return (
          "this code has more than \(CodeBounds.depth) levels of brackets or conditions", offset
        )
      }
      if offset - lineStart > CodeBounds.lineLength {
        return ("this code has a line of more than \(CodeBounds.lineLength) bytes", lineStart)
      }
    }
    return nil
  }
}
