/// Takes `return` for written or left out alike where Swift lets it be left out.
///
/// A body that starts with `return` and a value holds nothing else; a closure, a function or a getter
/// means the same without the word. A branch of `if`, `guard`, `switch` or a loop does not.
enum ImplicitReturn {
  private static let returnWord = hash("return", .word)
  private static let controlWords = Set(
    ["if", "guard", "else", "while", "for", "switch", "do", "catch", "repeat", "defer"].map {
      hash($0, .word)
    })
  private static let open = hash("{", .symbol)
  private static let close = hash("}", .symbol)

  /// The tokens of Swift code without each `return` that may be left out.
  static func dropped(from tokens: [CodeToken], of bytes: [UInt8]) -> [CodeToken] {
    guard tokens.contains(where: { $0.hash == returnWord }) else { return tokens }
    return tokens.indices.compactMap { index in
      tokens[index].hash == returnWord && mayBeLeftOut(index, tokens, bytes) ? nil : tokens[index]
    }
  }

  private static func mayBeLeftOut(_ index: Int, _ tokens: [CodeToken], _ bytes: [UInt8]) -> Bool {
    guard index > 0, tokens[index - 1].hash == open, index + 1 < tokens.count,
      tokens[index + 1].hash != close
    else { return false }
    // The words before the brace, back to the start of the line.
    var before = index - 2
    while before >= 0 {
      if controlWords.contains(tokens[before].hash) { return false }
      if before == 0 { break }
      let previousEnd = tokens[before - 1].offset + tokens[before - 1].length
      if bytes[previousEnd..<tokens[before].offset].contains(10) { break }
      before -= 1
    }
    return true
  }

  private static func hash(_ text: String, _ kind: CodeToken.Kind) -> UInt64 {
    var hash = StableHash(salt: kind.rawValue)
    hash.combine(text.utf8)
    return hash.value
  }
}
