/// What a language's comments and strings look like, as far as a comparison of code needs it.
struct CodeDialect: Hashable, Sendable {
  /// `//` and nested `/* */` are comments.
  var hasSlashComments: Bool
  /// `#` at the start of a word begins a comment.
  var hasHashComments: Bool
  /// `'…'` is a string, too.
  var hasSingleQuotes: Bool
  /// Texts stand between the marks of any language.
  var isWalkthrough = false

  static let swift = CodeDialect(
    hasSlashComments: true, hasHashComments: false, hasSingleQuotes: false)
  static let script = CodeDialect(
    hasSlashComments: false, hasHashComments: true, hasSingleQuotes: true)
  static let cLike = CodeDialect(
    hasSlashComments: true, hasHashComments: false, hasSingleQuotes: true)
  /// Steps in words, whose texts are translated.
  static let walkthrough: CodeDialect = {
    var dialect = CodeDialect(
      hasSlashComments: false, hasHashComments: true, hasSingleQuotes: false)
    dialect.isWalkthrough = true
    return dialect
  }()
  /// Text whose every word counts.
  static let plain = CodeDialect(
    hasSlashComments: false, hasHashComments: false, hasSingleQuotes: false)

  /// The dialect that a fence's info string asks for; a block that names none is taken for Swift, as
  /// untagged blocks of Swift tutorials mostly are.
  init(info: String) {
    switch CodeDialect.languageName(info) {
    case "", "swift": self = .swift
    case "sh", "bash", "zsh", "shell", "console", "yaml", "yml", "toml", "python", "py", "ruby",
      "rb", "makefile", "dockerfile":
      self = .script
    case "objc", "objective-c", "objectivec", "c", "cpp", "c++", "java", "kotlin", "js",
      "javascript", "ts", "typescript", "css", "scss", "go", "rust":
      self = .cLike
    case "walkthrough": self = .walkthrough
    default: self = .plain
    }
  }

  private init(hasSlashComments: Bool, hasHashComments: Bool, hasSingleQuotes: Bool) {
    self.hasSlashComments = hasSlashComments
    self.hasHashComments = hasHashComments
    self.hasSingleQuotes = hasSingleQuotes
  }

  /// The first word of an info string in lower case, without what a file name or options add to it
  /// (`swift:App.swift`, `swift{1,3}`, `diff_swift`). A bare file name gives its ending.
  static func languageName(_ info: String) -> String {
    let word = info.prefix { !" \t:{,(".contains($0) }
    let name = word.lowercased()
    if name.hasSuffix("swift") { return "swift" }
    guard let dot = name.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }
}
