import Foundation

/// What a fence's info string says to a reader: the language and the file's name. (What it says to
/// the check is the business of the samples.)
struct CodeInfo: Hashable, Sendable {
  /// The language of the code, for colours.
  var language: CodeLanguage
  /// The language's name as it is written; empty where none is.
  var name: String
  /// The file's name or another caption.
  var caption: String?
  /// True for code in which each line starts with what happened to it (`diff swift`).
  var isDiff = false

  private static let captionKeys = ["title", "file", "filename", "name", "caption"]

  /// Reads `swift`, `swift:File.swift`, `swift title="File.swift"`, `File.swift`, `diff swift`.
  init(_ info: String) {
    let words = Self.words(info)
    let first = words.first ?? ""
    let parts = first.split(separator: ":", maxSplits: 1).map(String.init)
    name = parts.first ?? ""
    caption = parts.count > 1 ? parts[1] : nil
    if caption == nil, let suffix = PathText.fileExtension(of: name) {
      caption = name
      name = suffix
    }
    for word in words.dropFirst() where caption == nil {
      let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2, Self.captionKeys.contains(pair[0].lowercased()) {
        caption = pair[1].filter { $0 != "\"" && $0 != "'" }
      } else if pair.count == 1, PathText.fileExtension(of: word) != nil {
        caption = word
      }
    }
    if name == "diff" || name.hasPrefix("diff_") || name.hasPrefix("diff-") {
      isDiff = true
      let inner = name == "diff" ? words.dropFirst().first ?? "" : String(name.dropFirst(5))
      name = String(inner.prefix { $0 != ":" })
      if let colon = inner.firstIndex(of: ":") {
        caption = String(inner[inner.index(after: colon)...])
      }
    }
    if let end = name.firstIndex(where: { "{,[".contains($0) }) { name = String(name[..<end]) }
    language = CodeLanguage(named: name)
  }

  /// The language's name as people write it.
  var displayName: String {
    switch name.lowercased() {
    case "bash", "sh", "zsh": "Shell"
    case "html", "json", "xml", "yaml", "css", "sql", "svg": name.uppercased()
    case "objc", "objective-c": "Objective-C"
    case "swift", "console", "diff", "text": name.capitalized
    default: name
    }
  }

  /// Splits at blanks, but not inside quotes.
  private static func words(_ info: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in info {
      if let open = quote {
        if character == open { quote = nil }
        word.append(character)
      } else if character == "\"" || character == "'" {
        quote = character
        word.append(character)
      } else if character == " " || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
