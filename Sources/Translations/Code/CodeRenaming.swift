import Diagnostics

/// Names that one block of code has for those of another that is otherwise the same.
struct CodeRenaming {
  /// The index of the first token that differs.
  let first: Int
  /// The names of the translation by those of the source.
  let names: [String: String]

  /// Nothing where the blocks differ in more than names, or a name has become several.
  init?(from source: PlacedCode, to translation: PlacedCode) {
    let (a, b) = (source.tokens, translation.tokens)
    guard a.count == b.count else { return nil }
    var names: [String: String] = [:]
    var back: [String: String] = [:]
    var first: Int?
    for index in a.indices where a[index].kind == .word || a[index].hash != b[index].hash {
      guard a[index].kind == .word, b[index].kind == .word, let mine = source.word(at: index),
        let theirs = translation.word(at: index), names[mine] ?? theirs == theirs,
        back[theirs] ?? mine == mine
      else { return nil }
      (names[mine], back[theirs]) = (theirs, mine)
      if mine != theirs, first == nil { first = index }
    }
    guard let first else { return nil }
    self.first = first
    self.names = names.filter { $0.key != $0.value }
    // A name of the standard library is no one's to translate, and a slip of the pen is no translation.
    let isTranslation = self.names.allSatisfy { name, new in
      source.declares(name) && new.count > 1 && Suggestion.nearest(to: new, in: [name]) == nil
    }
    guard isTranslation else { return nil }
  }
}

extension PlacedCode {
  func word(at index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    let bytes = block.code.utf8.dropFirst(tokens[index].offset).prefix(tokens[index].length)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "protocol", "actor", "case", "typealias",
    "for",
  ]

  /// Whether a word follows one that declares something, or is a parameter's name.
  func declares(_ name: String) -> Bool {
    tokens.indices.contains { index in
      guard word(at: index) == name else { return false }
      if index > 0, let before = word(at: index - 1), Self.declaring.contains(before) {
        return true
      }
      return false
    }
  }

  /// False for output, file trees and other text between fences, which may well be translated, and for
  /// walkthroughs, which a rule of their own compares step by step.
  var isComparable: Bool {
    let dialect = CodeDialect(info: block.info)
    guard dialect != .plain, !dialect.isWalkthrough else { return false }
    if !block.info.isEmpty { return true }
    return !tokens.contains { token in
      token.kind == .word
        && block.code.utf8.dropFirst(token.offset).prefix(token.length).contains { $0 >= 0x80 }
    }
  }
}
