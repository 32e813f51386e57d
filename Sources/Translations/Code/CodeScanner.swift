import Walkthroughs

/// One token of a code block: what is left once comments and white space are gone.
struct CodeToken: Hashable {
  enum Kind: UInt8 { case word, number, string, placeholder, symbol }

  var kind: Kind
  /// The UTF-8 offset into the block's code.
  var offset: Int
  var length: Int
  /// Equal for tokens that a comparison takes for equal: a string counts as a string, whatever it
  /// says, and so does an editor placeholder (`<#name#>`).
  var hash: UInt64
}

/// Splits code into tokens, byte by byte.
///
/// This is no parser: it only has to find where strings and comments end, in code that may be
/// incomplete. What it cannot know (a regular expression between slashes) it splits the same way on
/// both sides of a comparison.
struct CodeScanner {
  private let bytes: [UInt8]
  private let dialect: CodeDialect
  private var position = 0

  init(_ code: String, dialect: CodeDialect) {
    bytes = Array(code.utf8)
    self.dialect = dialect
  }

  /// All tokens of a piece of code, but for what Swift lets its writers leave out.
  static func tokens(of code: String, dialect: CodeDialect) -> [CodeToken] {
    var scanner = CodeScanner(code, dialect: dialect)
    var tokens: [CodeToken] = []
    tokens.reserveCapacity(scanner.bytes.count / 5)
    while let token = scanner.next() { tokens.append(token) }
    return dialect == .swift ? ImplicitReturn.dropped(from: tokens, of: scanner.bytes) : tokens
  }

  /// The next token, or nothing at the end.
  mutating func next() -> CodeToken? {
    skipBlanksAndComments()
    let start = position
    guard start < bytes.count else { return nil }
    let kind = consumeToken()
    return CodeToken(
      kind: kind, offset: start, length: position - start, hash: hash(kind, start..<position))
  }

  private func hash(_ kind: CodeToken.Kind, _ range: Range<Int>) -> UInt64 {
    var hash = StableHash(salt: kind.rawValue)
    switch kind {
    case .string, .placeholder: break
    case .symbol where isAt(range.lowerBound, Self.ellipsis): hash.combine(Self.threeDots)
    case .word, .number, .symbol: hash.combine(bytes[range])
    }
    return hash.value
  }

  private mutating func consumeToken() -> CodeToken.Kind {
    let byte = bytes[position]
    if let end = endOfString() {
      position = end
      return .string
    }
    if byte == UInt8(ascii: "<"), let end = endOfPlaceholder() {
      position = end
      return .placeholder
    }
    if byte.isDigit {
      consumeNumber()
      return .number
    }
    if isWordByte(at: position) {
      while isWordByte(at: position) || byteAt(position).isDigit { position += 1 }
      return .word
    }
    consumeSymbol()
    return .symbol
  }

  // MARK: Words, numbers, symbols

  private mutating func consumeNumber() {
    while position < bytes.count {
      let isPoint = bytes[position] == UInt8(ascii: ".") && byteAt(position + 1).isDigit
      guard bytes[position].isDigit || bytes[position].isLetter || isPoint else { return }
      position += 1
    }
  }

  /// A run of operator characters is one token, other marks are one each. Full-width forms, the
  /// ellipsis and typographic quotes are characters of three bytes. Number signs are taken together, so
  /// that a long row of them is looked through once.
  private mutating func consumeSymbol() {
    if bytes[position] == UInt8(ascii: "#") {
      while byteAt(position) == UInt8(ascii: "#") { position += 1 }
      return
    }
    guard bytes[position].isOperator else {
      position += bytes[position] < 0x80 ? 1 : min(3, bytes.count - position)
      return
    }
    position += 1
    while position < bytes.count, bytes[position].isOperator, !startsComment(position),
      !isAt(position, Self.openPlaceholder)
    {
      position += 1
    }
  }

  private func isWordByte(at index: Int) -> Bool {
    let byte = byteAt(index)
    if byte < 0x80 { return byte.isLetter }
    return !isTypographicMark(at: index) && blankLength(at: index) == 0
  }

  /// Full-width ASCII, `…`, `“`, `”`: characters that look like a mark of code. A continuation byte is
  /// never mistaken for one, as all of them start with 0xE2 or 0xEF.
  private func isTypographicMark(at index: Int) -> Bool {
    isAt(index, Self.ellipsis) || isAt(index, Self.openQuote) || isAt(index, Self.closeQuote)
      || (byteAt(index) == 0xEF && byteAt(index + 1) == 0xBC && !isFullWidthLetter(index))
  }

  private func isFullWidthLetter(_ index: Int) -> Bool {
    (0xA1...0xBA).contains(byteAt(index + 2))
  }

  // MARK: Blanks and comments

  private mutating func skipBlanksAndComments() {
    while position < bytes.count {
      let blank = blankLength(at: position)
      if blank > 0 {
        position += blank
      } else if startsComment(position) {
        skipComment()
      } else {
        return
      }
    }
  }

  /// White space, also non-breaking and ideographic; a semicolon counts as the line break that it
  /// stands for.
  private func blankLength(at index: Int) -> Int {
    switch byteAt(index) {
    case 9, 10, 12, 13, 32, UInt8(ascii: ";"): 1
    case 0xC2 where byteAt(index + 1) == 0xA0: 2
    case 0xE3 where byteAt(index + 1) == 0x80 && byteAt(index + 2) == 0x80: 3
    default: 0
    }
  }

  private func startsComment(_ index: Int) -> Bool {
    let byte = byteAt(index)
    if byte == UInt8(ascii: "/"), dialect.hasSlashComments {
      return byteAt(index + 1) == UInt8(ascii: "/") || byteAt(index + 1) == UInt8(ascii: "*")
    }
    guard byte == UInt8(ascii: "#"), dialect.hasHashComments else { return false }
    return index == 0 || blankLength(at: index - 1) > 0
  }

  private mutating func skipComment() {
    guard byteAt(position) == UInt8(ascii: "/"), byteAt(position + 1) == UInt8(ascii: "*") else {
      while position < bytes.count, bytes[position] != 10 { position += 1 }
      return
    }
    var depth = 0
    while position < bytes.count {
      if isAt(position, [UInt8(ascii: "/"), UInt8(ascii: "*")]) {
        depth += 1
        position += 2
      } else if isAt(position, [UInt8(ascii: "*"), UInt8(ascii: "/")]) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  // MARK: Strings and placeholders

  private func endOfPlaceholder() -> Int? {
    guard isAt(position, Self.openPlaceholder) else { return nil }
    var index = position + 3
    let limit = min(bytes.count, index + Self.longestPlaceholder)
    while index < limit, bytes[index] != 10 {
      if bytes[index] == UInt8(ascii: ">"), bytes[index - 1] == UInt8(ascii: "#") {
        return index + 1
      }
      index += 1
    }
    return nil
  }

  /// Where the string that starts here ends, or nothing where none starts.
  private func endOfString() -> Int? {
    let byte = bytes[position]
    if byte == UInt8(ascii: "'"), dialect.hasSingleQuotes {
      return endOfPlainString(from: position + 1, quote: byte)
    }
    if dialect.isWalkthrough { return endOfWalkthroughText() }
    if isAt(position, Self.openQuote) { return endOfTypographicString() }
    return StringEnd(bytes).find(at: position)
  }

  private func endOfPlainString(from start: Int, quote: UInt8) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 10, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + (byteAt(index) == quote ? 1 : 0), bytes.count)
  }

  private func endOfTypographicString() -> Int? {
    var index = position + 3
    while index < bytes.count, bytes[index] != 10 {
      if isAt(index, Self.closeQuote) || isAt(index, Self.openQuote) { return index + 3 }
      index += 1
    }
    return nil
  }

  /// A text without an end goes to the end of its line, so that a line is looked through once.
  private func endOfWalkthroughText() -> Int? {
    if bytes[position] == UInt8(ascii: "\"") {
      return endOfPlainString(from: position + 1, quote: bytes[position])
    }
    guard let (open, closing) = Self.textMarks.first(where: { isAt(position, $0.open) }) else {
      return nil
    }
    var index = position + open.count
    while index < bytes.count, bytes[index] != 10 {
      if let close = closing.first(where: { isAt(index, $0) }) { return index + close.count }
      index += 1
    }
    return index
  }

  private static let textMarks: [(open: [UInt8], closing: [[UInt8]])] =
    QuotationMarks.closing.map { open, closing in
      (Array(String(open).utf8), closing.map { Array(String($0).utf8) })
    }.sorted { $0.0.lexicographicallyPrecedes($1.0) }

  // MARK: Bytes

  private func byteAt(_ index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  private func isAt(_ index: Int, _ mark: [UInt8]) -> Bool {
    guard byteAt(index) == mark.first else { return false }
    return mark.indices.allSatisfy { byteAt(index + $0) == mark[$0] }
  }

  private static let longestPlaceholder = 160
  private static let openPlaceholder = Array("<#".utf8)
  private static let ellipsis = Array("…".utf8)
  private static let threeDots = Array("...".utf8)
  private static let openQuote = Array("“".utf8)
  private static let closeQuote = Array("”".utf8)
}
