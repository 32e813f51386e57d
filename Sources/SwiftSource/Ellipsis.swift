internal import SwiftParser
internal import SwiftSyntax

/// Finds the places where an author left code out.
///
/// Two kinds: a comment that begins or ends with an ellipsis, which the compiler does not mind, and a
/// bare `...`, `..` or `…` on a line of its own or alone between braces, which is no Swift and is blanked out
/// (byte by byte, so that every offset stays).
enum Ellipsis {
  /// The text with bare ellipses blanked out, and where they stood.
  static func blankingBareOnes(in text: String) -> (text: String, gaps: [Range<Int>]) {
    guard text.contains("..") || text.contains("…") else { return (text, []) }
    var bytes = Array(text.utf8)
    var gaps: [Range<Int>] = []
    let tree = Parser.parse(source: text)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard ["...", "..", "…"].contains(token.text) else { continue }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let range = start..<start + token.text.utf8.count
      guard standsAlone(range, in: bytes) else { continue }
      gaps.append(range)
    }
    for gap in gaps {
      for index in gap { bytes[index] = 32 }
    }
    return (String(decoding: bytes, as: UTF8.self), gaps)
  }

  /// Alone on its line, or alone between braces.
  private static func standsAlone(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    func skip(from index: Int, by step: Int) -> UInt8 {
      var index = index
      while bytes.indices.contains(index), bytes[index] == 32 || bytes[index] == 9 { index += step }
      return bytes.indices.contains(index) ? bytes[index] : 10
    }
    let before = skip(from: range.lowerBound - 1, by: -1)
    let after = skip(from: range.upperBound, by: 1)
    let opening: Set<UInt8> = [10, UInt8(ascii: "{")]
    let closing: Set<UInt8> = [10, UInt8(ascii: "}")]
    return opening.contains(before) && closing.contains(after)
  }

  /// Whether a comment tells readers what is to stand at its place.
  static func isInstruction(comment: String) -> Bool {
    let text = comment.lowercased()
    return ["here", "return", "implement", "ここ", "返", "hier", "zurück"].contains(
      where: text.contains)
  }

  /// Whether a comment stands for code that is left out.
  static func isGap(comment: String) -> Bool {
    var content = Substring(comment)
    if content.hasPrefix("///") || content.hasPrefix("/**") { return false }
    if content.hasPrefix("/*") {
      content = content.dropFirst(2).dropLast(2)
    } else {
      content = content.dropFirst(2)
    }
    let trimmed = content.drop { $0 == " " || $0 == "\t" }
    var ending = trimmed
    while let last = ending.last, last == " " || last == "\t" { ending = ending.dropLast() }
    // 「中略」「省略」 are how Japanese authors say it in words.
    return trimmed.hasPrefix("...") || trimmed.hasPrefix("…") || trimmed.hasPrefix("・・・")
      || ending.hasSuffix("...") || ending.hasSuffix("…") || ending == "中略" || ending == "省略"
      || ending == "略"
  }
}
