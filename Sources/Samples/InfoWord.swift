/// One word of an info string: `key`, `key=value`, `key="a value"`, `{1,3-5}`.
struct InfoWord {
  /// The word, or what stands before `=`.
  var key: String
  /// What stands behind `=`, without quotes.
  var value: String?
  /// For the first word, what stands behind its colon.
  var suffix: String?
  /// True for the first word.
  var isFirst: Bool
  /// Where the word starts, in UTF-8 bytes.
  var offset: Int

  /// Splits at white space and commas that stand outside quotes and braces.
  static func split(_ info: String) -> [InfoWord] {
    var words: [InfoWord] = []
    var start: Int?
    var quote: Character?
    var depth = 0
    var offset = 0
    var current = ""
    func finish(_ words: inout [InfoWord]) {
      if let begin = start, !current.isEmpty {
        words.append(InfoWord(current, offset: begin, isFirst: words.isEmpty))
      }
    }
    for character in info {
      let separates = quote == nil && depth == 0 && (character.isWhitespace || character == ",")
      // `swift{1,3}`: a brace right behind the language starts a word of its own.
      let opens = quote == nil && depth == 0 && character == "{" && words.isEmpty && start != nil
      if separates || opens {
        finish(&words)
        (start, current) = (nil, "")
      }
      if !separates {
        if start == nil { start = offset }
        current.append(character)
        if quote != nil {
          if character == quote { quote = nil }
        } else if character == "\"" || character == "'" {
          quote = character
        } else if character == "{" {
          depth += 1
        } else if character == "}" {
          depth = max(0, depth - 1)
        }
      }
      offset += character.utf8.count
    }
    finish(&words)
    return words
  }

  private init(_ text: String, offset: Int, isFirst: Bool) {
    self.offset = offset
    self.isFirst = isFirst
    if isFirst, let colon = text.firstIndex(of: ":") {
      key = String(text[..<colon])
      let rest = String(text[text.index(after: colon)...])
      suffix = rest.isEmpty ? nil : rest
      return
    }
    if let equals = text.firstIndex(of: "="), equals != text.startIndex {
      key = String(text[..<equals])
      var rest = text[text.index(after: equals)...]
      for quote: Character in ["\"", "'"]
      where rest.count >= 2 && rest.first == quote && rest.last == quote {
        rest = rest.dropFirst().dropLast()
      }
      value = String(rest)
    } else {
      key = text
    }
  }
}
