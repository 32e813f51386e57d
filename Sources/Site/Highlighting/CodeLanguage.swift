/// The languages of code that the site can colour.
enum CodeLanguage: Hashable, Sendable {
  case swift, json, markup, shell, yaml, plain

  /// The language of an info string's first word, or of a file's extension.
  init(named name: String) {
    switch name.lowercased() {
    case "swift": self = .swift
    case "json", "jsonc", "json5": self = .json
    case "xml", "html", "svg", "plist", "storyboard", "xib", "xhtml": self = .markup
    case "bash", "sh", "shell", "zsh", "console", "terminal": self = .shell
    case "yaml", "yml": self = .yaml
    default: self = .plain
    }
  }

  /// The coloured stretches of a text in this language, in order and without overlaps.
  func tokens(of code: [UInt8]) -> [Token] {
    switch self {
    case .swift: SwiftLexer.tokens(of: code)
    case .json: JSONLexer.tokens(of: code)
    case .markup: MarkupLexer.tokens(of: code)
    case .shell: ScriptLexer.tokens(of: code, isShell: true)
    case .yaml: ScriptLexer.tokens(of: code, isShell: false)
    case .plain: []
    }
  }
}
