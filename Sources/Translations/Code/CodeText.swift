import Diagnostics

/// A comment or string of a code block: what a translator may translate.
struct CodeText {
  /// The UTF-8 offset into the code.
  var offset: Int
  var bytes: [UInt8]
  /// The index of the token that it is, or that follows it.
  var token: Int
  /// For a string, what it shows of the program, in any order.
  var interpolations: [UInt64] = []
}

extension PlacedCode {
  /// The comments: what stands between two tokens and is no white space. Neighbouring lines are one.
  var comments: [CodeText] {
    let bytes = Array(block.code.utf8)
    var result: [CodeText] = []
    var end = 0
    for index in 0...tokens.count {
      let next = index < tokens.count ? tokens[index].offset : bytes.count
      if end < next {
        let gap = bytes[end..<next]
        let start = gap.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") }
        if let start {
          result.append(CodeText(offset: start, bytes: Array(bytes[start..<next]), token: index))
        }
      }
      if index < tokens.count { end = max(end, tokens[index].offset + tokens[index].length) }
    }
    return result
  }

  /// The strings, with their quotation marks.
  var strings: [CodeText] {
    guard tokens.contains(where: { $0.kind == .string }) else { return [] }
    let bytes = Array(block.code.utf8)
    return tokens.enumerated().compactMap { index, token in
      guard token.kind == .string else { return nil }
      let end = min(bytes.count, token.offset + token.length)
      let text = Array(bytes[min(token.offset, end)..<end])
      return CodeText(
        offset: token.offset, bytes: text, token: index,
        interpolations: PlacedCode.interpolations(of: text))
    }
  }

  /// The place in the file of a stretch of a comment or string.
  func range(of text: CodeText, _ part: Range<Int>) -> SourceRange {
    SourceRange(
      position(of: text.offset + part.lowerBound), position(of: text.offset + part.upperBound))
  }

  /// The place of all of it, without the white space at its end.
  func range(of text: CodeText) -> SourceRange {
    let length = (text.bytes.lastIndex { $0 != 32 && $0 != 10 && $0 != 9 } ?? -1) + 1
    return range(of: text, 0..<length)
  }

  private static func interpolations(of bytes: [UInt8]) -> [UInt64] {
    var result: [UInt64] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard bytes[index + 1] == UInt8(ascii: "(") else {
        index += 2
        continue
      }
      let start = index + 2
      var depth = 1
      index = start
      while index < bytes.count, depth > 0 {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
      let code = String(decoding: bytes[start..<max(start, index - 1)], as: UTF8.self)
      result.append(CodeFingerprint(CodeScanner.tokens(of: code, dialect: .swift)).value)
    }
    return result.sorted()
  }
}
