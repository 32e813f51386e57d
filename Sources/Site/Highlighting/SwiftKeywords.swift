/// The words that have a meaning of their own in Swift (The Swift Programming Language, "Lexical
/// Structure"), as far as they are always meant where they stand.
enum SwiftKeywords {
  /// Words that are keywords wherever they stand, but after a dot.
  static let always: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do",
    "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
    "func", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is",
    "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "nonmutating", "open",
    "operator", "override", "package", "postfix", "precedencegroup", "prefix", "private",
    "protocol",
    "public", "repeat", "required", "rethrows", "return", "self", "Self", "sending", "set", "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias",
    "unowned", "var", "weak", "where", "while", "willSet",
  ]

  /// Words of the above that other names share so often that only a certain next word makes them
  /// keywords: `set` is an argument label, `open` a method, `package` a variable.
  static let onlyBeforeWord: Set<String> = [
    "actor", "any", "async", "borrowing", "consuming", "convenience", "dynamic", "final",
    "indirect",
    "infix", "internal", "isolated", "lazy", "macro", "mutating", "nonmutating", "open", "operator",
    "override", "package", "postfix", "precedencegroup", "prefix", "required", "sending", "some",
    "unowned", "weak",
  ]

  /// Accessors: keywords only before the brace, an effect or the end of a protocol's requirement.
  static let accessors: Set<String> = ["get", "set", "willSet", "didSet"]

  /// No keyword is longer.
  static let longest = 15
}
