/// Colours Swift by its bytes, in one pass and without a parser: thousands of blocks must cost no
/// more than reading them, and a fragment that no parser accepts must still look right.
struct SwiftLexer {
  /// A string literal whose interpolation is being read.
  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    var parentheses = 0
  }

  private var cursor: ByteCursor
  private var tokens: [Token] = []
  private var strings: [OpenString] = []
  /// The keyword before a name, which says what the name is.
  private var declares = false

  private init(_ code: [UInt8]) {
    cursor = ByteCursor(code)
  }

  /// The coloured stretches of some Swift code, in order and without overlaps.
  static func tokens(of code: [UInt8]) -> [Token] {
    var lexer = SwiftLexer(code)
    lexer.tokens.reserveCapacity(code.count / 8)
    while !lexer.cursor.isAtEnd { lexer.step() }
    return lexer.tokens
  }

  private mutating func step() {
    let byte = cursor.peek()
    switch byte {
    case UInt8(ascii: "/") where cursor.peek(1) == byte: comment { $0.skipLine() }
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "@"): attribute()
    case UInt8(ascii: "`"): quotedName()
    case UInt8(ascii: "("), UInt8(ascii: ")"): parenthesis(byte)
    case _ where byte.isDigit: number()
    case _ where byte.isWord || byte == UInt8(ascii: "$"): word()
    default: cursor.advance()
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    if cursor.at > start { tokens.append(Token(kind: kind, range: start..<cursor.at)) }
  }

  // MARK: Comments

  private mutating func comment(_ skip: (inout ByteCursor) -> Void) {
    let start = cursor.at
    skip(&cursor)
    add(.comment, from: start)
  }

  /// Block comments nest.
  private mutating func blockComment() {
    comment { cursor in
      var depth = 0
      repeat {
        if cursor.starts(with: "/*") {
          depth += 1
          cursor.advance(2)
        } else if cursor.starts(with: "*/") {
          depth -= 1
          cursor.advance(2)
        } else {
          cursor.advance()
        }
      } while depth > 0 && !cursor.isAtEnd
    }
  }

  // MARK: Strings

  private mutating func openString(hashes: Int) {
    let start = cursor.at
    cursor.advance(hashes)
    let isMultiline = cursor.starts(with: "\"\"\"")
    cursor.advance(isMultiline ? 3 : 1)
    string(OpenString(hashes: hashes, isMultiline: isMultiline), from: start)
  }

  /// Reads a string up to its end or its next interpolation.
  private mutating func string(_ string: OpenString, from start: Int) {
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == UInt8(ascii: "\\"), hashes(at: 1) >= string.hashes {
        cursor.advance(1 + string.hashes)
        if cursor.peek() == UInt8(ascii: "(") {
          cursor.advance()
          add(.string, from: start)
          strings.append(string)
          return
        }
        cursor.advance()
      } else if byte == UInt8(ascii: "\""), ends(string) {
        cursor.advance((string.isMultiline ? 3 : 1) + string.hashes)
        break
      } else if byte == 10, !string.isMultiline {
        break
      } else {
        cursor.advance()
      }
    }
    add(.string, from: start)
  }

  private func ends(_ string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    if string.isMultiline, !cursor.starts(with: "\"\"\"") { return false }
    return hashes(at: quotes) >= string.hashes
  }

  private func hashes(at distance: Int) -> Int {
    var count = 0
    while cursor.peek(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// The parenthesis that ends an interpolation leads back into its string.
  private mutating func parenthesis(_ byte: UInt8) {
    let start = cursor.at
    cursor.advance()
    guard let string = strings.last else { return }
    if byte == UInt8(ascii: "(") {
      strings[strings.count - 1].parentheses += 1
    } else if string.parentheses > 0 {
      strings[strings.count - 1].parentheses -= 1
    } else {
      strings.removeLast()
      self.string(string, from: start)
    }
  }

  // MARK: Words

  /// `#"raw"#`, `#/regex/#` or a directive or macro (`#if`, `#Preview`).
  private mutating func hash() {
    let count = hashes(at: 0)
    if cursor.peek(count) == UInt8(ascii: "\"") { return openString(hashes: count) }
    let start = cursor.at
    cursor.advance(count)
    if cursor.peek() == UInt8(ascii: "/") {
      cursor.advance()
      while !cursor.isAtEnd, cursor.peek() != 10 {
        let isEnd = cursor.peek() == UInt8(ascii: "/") && hashes(at: 1) >= count
        cursor.advance(isEnd ? 1 + count : 1)
        if isEnd { break }
      }
      return add(.string, from: start)
    }
    cursor.skip(while: \.isWord)
    if cursor.at > start + count { add(.attribute, from: start) }
  }

  private mutating func attribute() {
    let start = cursor.at
    cursor.advance()
    cursor.skip(while: \.isWord)
    if cursor.at > start + 1 { add(.attribute, from: start) }
  }

  private mutating func quotedName() {
    let start = cursor.at
    cursor.advance()
    cursor.skip(while: \.isWord)
    if cursor.peek() == UInt8(ascii: "`") { cursor.advance() }
    if declares { add(.function, from: start) }
    declares = false
  }

  private mutating func number() {
    let start = cursor.at
    cursor.advance()
    cursor.skip(while: \.isWord)
    if cursor.peek() == UInt8(ascii: "."), cursor.peek(1).isDigit {
      cursor.advance()
      cursor.skip(while: \.isWord)
    }
    add(.number, from: start)
  }

  private mutating func word() {
    let start = cursor.at
    let isMember = cursor.peek(-1) == UInt8(ascii: ".") && cursor.peek(-2) != UInt8(ascii: ".")
    cursor.advance()
    cursor.skip(while: \.isWord)
    let wasDeclared = declares
    declares = false
    if wasDeclared { return add(.function, from: start) }
    if isKeyword(start, isMember: isMember) {
      declares = cursor.bytes[start..<cursor.at].elementsEqual("func".utf8)
      return add(.keyword, from: start)
    }
    if cursor.bytes[start].isUpper { return add(.type, from: start) }
    if cursor.peek() == UInt8(ascii: "("), cursor.bytes[start].isLower {
      add(.function, from: start)
    }
  }

  /// Whether the word that ends here is a keyword. After a dot only `self` and `init` are, before a
  /// colon it is an argument's label (`default` and `case` labels apart).
  private func isKeyword(_ start: Int, isMember: Bool) -> Bool {
    let count = cursor.at - start
    guard count <= SwiftKeywords.longest, count > 1 else { return false }
    let word = String(decoding: cursor.bytes[start..<cursor.at], as: UTF8.self)
    if isMember { return word == "self" || word == "init" }
    if SwiftKeywords.accessors.contains(word) { return isAccessor(word) }
    guard SwiftKeywords.always.contains(word) else { return false }
    if cursor.peek() == UInt8(ascii: ":") { return isKeywordBeforeColon(word, start) }
    guard SwiftKeywords.onlyBeforeWord.contains(word) else { return true }
    if cursor.peek() == UInt8(ascii: "(") { return word == "unowned" || word == "isolated" }
    let distance = blanks()
    let next = cursor.peek(distance)
    return distance > 0 && (next.isWord || next == UInt8(ascii: "@") || next == UInt8(ascii: "{"))
      || word == "async"
  }

  /// Before a colon stands a case of a switch or a literal; after a parenthesis or comma it is a
  /// label.
  private func isKeywordBeforeColon(_ word: String, _ start: Int) -> Bool {
    guard ["default", "self", "nil", "true", "false"].contains(word) else { return false }
    let before = cursor.bytes[..<start].last { !$0.isSpace }
    return before != UInt8(ascii: "(") && before != UInt8(ascii: ",")
  }

  private func isAccessor(_ word: String) -> Bool {
    let next = cursor.peek(blanks())
    let isSetter = word != "get" && next == UInt8(ascii: "(")
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || isSetter
      || word == "get" && (next == UInt8(ascii: "a") || next == UInt8(ascii: "s"))
      || word == "set" && next == UInt8(ascii: ")")
  }

  private func blanks() -> Int {
    var distance = 0
    while cursor.peek(distance) == 32 { distance += 1 }
    return distance
  }
}
