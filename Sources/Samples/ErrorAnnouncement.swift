/// What the sentence right before a block says of its errors.
public enum ErrorAnnouncement: Hashable, Sendable {
  /// It does not compile.
  case compiling
  /// It compiles, and stops when it runs.
  case running

  /// What a paragraph's last sentence says.
  init?(in paragraph: String) {
    let text = paragraph.lowercased().filter { $0 != "’" && $0 != "'" }
    let sentence = ErrorAnnouncement.lastSentence(of: text)
    if ErrorAnnouncement.runningWords.contains(where: sentence.contains) {
      self = .running
    } else if ErrorAnnouncement.compilingWords.contains(where: sentence.contains) {
      self = .compiling
    } else {
      return nil
    }
  }

  /// What the first sentence behind a block says of it.
  init?(behind paragraph: String) {
    let text = paragraph.lowercased().filter { $0 != "’" && $0 != "'" }
    let end = text.indices.first { index in
      let next = text.index(after: index)
      return text[index] == "。"
        || (text[index] == "." && (next == text.endIndex || text[next].isWhitespace))
    }
    let sentence = text[..<(end ?? text.endIndex)]
    guard ErrorAnnouncement.explainingWords.contains(where: sentence.contains) else { return nil }
    self = .compiling
  }

  /// What the compiler's output says that a page shows behind a block.
  init?(inOutput text: String) {
    let isError = text.split(separator: "\n").contains { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("error: ") || line.contains(": error: ")
    }
    guard isError else { return nil }
    self = .compiling
  }

  private static let compilingWords = [
    "doesnt compile", "does not compile", "wont compile", "will not compile", "code isnt valid",
    "code is not valid", "following invalid", "statement isnt valid", "isnt valid to write",
    "code is invalid",
    "コンパイルできません", "コンパイルできない", "コンパイルエラーにな", "不正です", "kompiliert nicht",
    "lässt sich nicht übersetzen",
    "ungültiger code",
  ]
  private static let explainingWords = [
    "cause compiler errors", "causes compiler errors", "cause a compiler error",
    "causes a compiler error", "showing an error", "code doesnt compile", "code does not compile",
    "code wont compile", "the problem here is", "there is a problem with the expression",
    "theres a problem with the expression", "コンパイルエラーになります", "コンパイルできません",
    "verursacht einen compilerfehler",
  ]
  private static let runningWords = [
    "runtime error", "run-time error", "実行時エラー", "laufzeitfehler",
  ]

  private static func lastSentence(of text: String) -> Substring {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace || ".:。：".contains(last) {
      rest = rest.dropLast()
    }
    let start = rest.indices.last { index in
      let next = rest.index(after: index)
      return rest[index] == "。"
        || (rest[index] == "." && next < rest.endIndex && rest[next].isWhitespace)
    }
    return start.map { rest[rest.index(after: $0)...] } ?? rest
  }
}
