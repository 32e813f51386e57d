import SwiftSource

/// A line that the article says does not compile, on purpose.
public struct ErrorMark: Hashable, Sendable {
  /// The line of the code, from 0.
  public var line: Int
  /// The text that the compiler's message must contain, where the article names it.
  public var message: String?

  /// The marks of a snippet: comments with ❌, `// error: …`, "does not compile", エラー, Fehler, and so
  /// on. A mark on a line of its own speaks of the next line that holds code.
  public static func marks(in snippet: Snippet) -> [ErrorMark] {
    let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
    var starts: [Int] = []
    var offset = 0
    for line in lines {
      starts.append(offset)
      offset += line.utf8.count + 1
    }
    return snippet.syntax.comments.compactMap { comment in
      guard let message = message(of: comment.text),
        let line = starts.lastIndex(where: { $0 <= comment.range.lowerBound })
      else { return nil }
      let before = snippet.code.utf8Slice(starts[line]..<comment.range.lowerBound) ?? ""
      guard before.allSatisfy(\.isWhitespace) else {
        return ErrorMark(line: line, message: message.isEmpty ? nil : message)
      }
      let next = lines.indices.dropFirst(line + 1).first { index in
        let text = lines[index].drop(while: \.isWhitespace)
        return !text.isEmpty && !text.hasPrefix("//")
      }
      return next.map { ErrorMark(line: $0, message: message.isEmpty ? nil : message) }
    }
  }

  /// The text behind the mark, empty if there is none; nothing for a comment that marks no error.
  private static func message(of comment: String) -> String? {
    var text = Substring(comment)
    text = text.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "!" }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    let hasCross = text.hasPrefix("❌") || text.hasPrefix("🛑") || text.hasPrefix("⛔️")
    if hasCross { text = text.dropFirst().drop { $0 == " " } }
    let lower = text.lowercased()
    for word in [
      "compile-time error", "compiler error", "compile error", "error", "エラー", "コンパイルエラー", "fehler",
    ] {
      guard lower.hasPrefix(word) else { continue }
      let rest = text.dropFirst(word.count)
      if rest.first == ":" || rest.first == "：" {
        let message = rest.dropFirst().drop { $0 == " " }
        return String(message.reversed().drop { $0 == " " }.reversed())
      }
      // "error" alone or as a whole sentence's first word marks; `errorMessage` does not.
      if rest.isEmpty || (hasCross && rest.first == " ") { return "" }
    }
    if hasCross { return "" }
    for phrase in [
      "does not compile", "doesn't compile", "won't compile", "コンパイルできません", "kompiliert nicht",
    ]
    where lower.contains(phrase) { return "" }
    return nil
  }
}

extension Snippet {
  /// The snippet with lines blanked out, every offset kept.
  public func blanking(lines: Set<Int>) -> Snippet {
    guard !lines.isEmpty else { return self }
    var bytes = Array(code.utf8)
    var line = 0
    for index in bytes.indices {
      if bytes[index] == 10 { line += 1 } else if lines.contains(line) { bytes[index] = 32 }
    }
    return with(code: String(decoding: bytes, as: UTF8.self))
  }
}
