/// A piece of a walkthrough's line.
struct StepToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A word, as it is written.
    case word(String)
    case number(Double)
    /// What stands between quotes; `isStraight` tells those that Swift code has.
    case quoted(String, isStraight: Bool)
    /// An opening quote without its partner, with the mark that would close it.
    case unclosed(String)
    /// Any other character.
    case symbol(Character)
  }

  var kind: Kind
  /// Where it stands in the line, in Unicode scalars, quotes included.
  var range: Range<Int>

  /// The word in lower case, since keywords may be written with a capital, or a mark.
  var keyword: String? {
    switch kind {
    case .word(let word): word.lowercased()
    case .symbol(let mark): String(mark)
    case .number, .quoted, .unclosed: nil
    }
  }
}

/// Splits a line into its pieces. Every scalar is looked at once, so that a line of any length takes no
/// longer than its length.
struct StepScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// All pieces of a line.
  static func tokens(of scalars: [Unicode.Scalar]) -> [StepToken] {
    var scanner = StepScanner(scalars)
    var tokens: [StepToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> StepToken? {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    guard position < scalars.count else { return nil }
    let start = position
    let kind = quoted() ?? number() ?? word() ?? symbol()
    return StepToken(kind: kind, range: start..<position)
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// A text in quotes. In straight ones a backslash keeps the next character from closing, as in Swift. Of
  /// a quote without a partner the rest of the line is taken, so that it is looked through once.
  private mutating func quoted() -> StepToken.Kind? {
    let open = scalars[position]
    guard let closing = QuotationMarks.closing[open] else { return nil }
    let isStraight = open == "\""
    let start = position + 1
    position = start
    while position < scalars.count, !closing.contains(scalars[position]) {
      position += isStraight && scalars[position] == "\\" ? 2 : 1
    }
    guard position < scalars.count else {
      position = scalars.count
      return .unclosed(closing.first.map { String($0) } ?? "")
    }
    position += 1
    let inside = text(start..<position - 1)
    guard isStraight else { return .quoted(inside, isStraight: false) }
    let plain = inside.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    return .quoted(plain, isStraight: true)
  }

  /// Digits with at most one point between them; with letters behind them they are a word (`2nd`).
  private mutating func number() -> StepToken.Kind? {
    let start = position
    var end = start + (scalars[start] == "-" ? 1 : 0)
    let first = end
    while end < scalars.count, scalars[end].isDigit { end += 1 }
    guard end > first else { return nil }
    if end + 1 < scalars.count, scalars[end] == ".", scalars[end + 1].isDigit {
      end += 1
      while end < scalars.count, scalars[end].isDigit { end += 1 }
    }
    if end < scalars.count, scalars[end].isLetter { return nil }
    guard let value = Double(text(start..<end)) else { return nil }
    position = end
    return .number(value)
  }

  private mutating func word() -> StepToken.Kind? {
    let start = position
    while position < scalars.count {
      let scalar = scalars[position]
      let isInside = scalar == "-" && position > start
      guard scalar.isLetter || scalar.isDigit || scalar == "_" || isInside else { break }
      position += 1
    }
    return position > start ? .word(text(start..<position)) : nil
  }

  private mutating func symbol() -> StepToken.Kind {
    position += 1
    return .symbol(Character(scalars[position - 1]))
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isLetter: Bool { properties.isAlphabetic }
}
