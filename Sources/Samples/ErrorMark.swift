import Foundation
import SwiftSource

/// A place of which the article says that it does not compile, on purpose.
public struct ErrorMark: Hashable, Sendable {
  /// The lines of the code, from 0, that the mark may speak of, the likelier one first: its own, or, for a
  /// comment on a line of its own, the next one and the one before.
  public var lines: [Int]
  /// The text that the compiler's message must contain, where the article quotes it. The compiler's
  /// messages start in lower case; any other text explains in the author's words.
  public var message: String?
  /// False for words that may also speak of something else, such as "reports an error".
  public var isCertain: Bool
  /// True where it speaks of the whole block: each line that fails is meant.
  public var isWhole = false

  /// The marks of a snippet: comments with ❌, `// error: …`, "does not compile", エラー, Fehler, ….
  public static func marks(in snippet: Snippet) -> [ErrorMark] {
    let code = CodeLines(snippet.code)
    let marks = snippet.syntax.comments.compactMap { comment -> ErrorMark? in
      guard let (message, isCertain) = read(comment.text),
        let line = code.line(at: comment.range.lowerBound)
      else { return nil }
      // The compiler does not exclaim.
      let isQuoted =
        message.first.map { $0 == "'" || ("a"..."z").contains($0) } ?? false
        && !message.contains { $0.isLetter && !$0.isASCII } && message.last != "!"
      let quoted = isQuoted ? message : nil
      let own = code.hasCode(before: comment.range.lowerBound, on: line) ? [line] : []
      let lines = own.isEmpty ? code.neighbours(of: line, snippet.syntax.items) : own
      return lines.isEmpty
        ? nil : ErrorMark(lines: lines, message: quoted, isCertain: isCertain)
    }
    guard marks.isEmpty, snippet.announcement == .compiling else { return marks }
    return [
      ErrorMark(lines: Array(code.indices), message: nil, isCertain: false, isWhole: true)
    ]
  }

  /// The line that the mark speaks of, given the lines on which the compiler finds errors.
  public func line(failing: Set<Int>) -> Int? {
    lines.first(where: failing.contains) ?? lines.first
  }

  private static let quoting = [
    "compile-time error", "compiler error", "compile error", "error", "コンパイルエラー", "エラー", "fehler",
  ]
  private static let certain = [
    "does not compile", "doesn't compile", "won't compile", "コンパイルできません", "コンパイルエラー",
    "kompiliert nicht", "lässt sich nicht übersetzen",
  ]
  private static let uncertain = [
    "isn't valid", "is not valid", "not valid", "is invalid", "is an error", "report an error",
    "reports an error", "causes an error", "produces an error", "compile-time error",
    "compiler error", "isn't allowed", "not allowed", "エラーになり", "エラーが発生", "エラーを", "無効", "有効ではありません",
    "できません", "エラーになる", "不正", "曖昧", "あいまい", "ein fehler", "nicht erlaubt", "ambiguous", "mehrdeutig",
    "fails,", "fails because", "invalid,", "invalid:",
  ]

  /// How the text behind a cross begins that advises against code which may well compile.
  private static let advising = [
    "bad", "avoid", "don't", "don’t", "do not", "wrong", "anti-pattern", "antipattern",
    "discouraged",
    "not recommended", "poor", "old", "deprecated", "避け", "悪い", "非推奨", "schlecht", "vermeide",
    "nicht empfohlen",
  ]

  /// Signs that mark an error, and those that may also stand where a program stops.
  private static let crosses = ["❌", "🛑", "⛔️", "🚫"]
  private static let bursts = ["💥"]

  /// Words of a text behind a cross that speaks of the compiler; what else it says may well be advice.
  private static let compiling = [
    "error", "compil", "invalid", "not allowed", "illegal", "fehler", "übersetz", "エラー", "コンパイル",
    "不正", "無効",
  ]

  /// The text behind the mark, empty if there is none; nothing for a comment that marks no error.
  private static func read(_ comment: String) -> (message: String, isCertain: Bool)? {
    var text = Substring(comment)
    text = text.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "!" }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    let hasCross = crosses.contains { text.hasPrefix($0) }
    let hasBurst = bursts.contains { text.hasPrefix($0) }
    if hasCross || hasBurst { text = text.dropFirst().drop { $0 == " " } }
    while text.last == " " { text = text.dropLast() }
    let lower = text.lowercased().replacingOccurrences(of: "unambiguous", with: "")
    for word in quoting where lower.hasPrefix(word) {
      let rest = text.dropFirst(word.count)
      if rest.first == ":" || rest.first == "：" {
        return (String(rest.dropFirst()).trimmed, true)
      }
      if rest.isEmpty { return ("", true) }
    }
    if certain.contains(where: lower.contains) { return ("", true) }
    if hasCross {
      let isAdvice = advising.contains(where: lower.hasPrefix)
      return ("", !isAdvice && (lower.isEmpty || compiling.contains(where: lower.contains)))
    }
    return hasBurst || uncertain.contains(where: lower.contains) ? ("", false) : nil
  }
}

/// The lines of a snippet's code.
private struct CodeLines {
  private let lines: [Substring]
  private let starts: [Int]
  private let code: String

  init(_ code: String) {
    self.code = code
    lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    var offset = 0
    starts = lines.map { line in
      defer { offset += line.utf8.count + 1 }
      return offset
    }
  }

  func line(at offset: Int) -> Int? { starts.lastIndex { $0 <= offset } }

  func hasCode(before offset: Int, on line: Int) -> Bool {
    !(code.utf8Slice(starts[line]..<offset) ?? "").allSatisfy(\.isWhitespace)
  }

  var indices: Range<Int> { lines.indices }

  /// The next line and the one before that hold code; behind the last line also the others of the item
  /// that ends there.
  func neighbours(of line: Int, _ items: [SyntaxItem]) -> [Int] {
    func holdsCode(_ index: Int) -> Bool {
      let text = lines[index].drop(while: \.isWhitespace)
      return !text.isEmpty && !text.hasPrefix("//")
    }
    let next = lines.indices.dropFirst(line + 1).first(where: holdsCode)
    let before = lines.indices.prefix(line).last(where: holdsCode)
    var result = [next, before].compactMap(\.self)
    if next == nil, let last = items.last(where: { starts[line] >= $0.range.upperBound }),
      let first = self.line(at: last.codeStart), let before, first < before
    {
      result += first..<before
    }
    return result
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
