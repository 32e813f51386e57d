import Foundation

/// What is wrong with the text of a predicate.
struct PredicateProblem: Error, CustomStringConvertible {
  let description: String
}

/// Reads the text of a predicate, with its arguments put in.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case symbol(String)
    case text(String)
    case number(Double)
    case argument
    case keyArgument
  }

  private var tokens: [Token]
  private var place = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateParser.tokens(of: format)
    self.arguments = arguments.reversed()
  }

  mutating func parse() throws -> ParsedPredicate {
    let predicate = try alternative()
    guard place == tokens.count else { throw PredicateProblem(description: "unexpected end") }
    return predicate
  }

  // MARK: Grammar

  private mutating func alternative() throws -> ParsedPredicate {
    var left = try conjunction()
    while take(word: "OR") || take(symbol: "||") { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws -> ParsedPredicate {
    var left = try negation()
    while take(word: "AND") || take(symbol: "&&") { left = .and(left, try negation()) }
    return left
  }

  private mutating func negation() throws -> ParsedPredicate {
    if take(word: "NOT") || take(symbol: "!") { return .not(try negation()) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if current == .symbol("("), let inner = parenthesized() { return inner }
    if current == .argument, let predicate = arguments.last as? NSPredicate {
      place += 1
      arguments.removeLast()
      return .nested(predicate)
    }
    return .comparison(try comparison())
  }

  /// A predicate in parentheses; nil where they hold an operand.
  private mutating func parenthesized() -> ParsedPredicate? {
    let start = (place, arguments)
    place += 1
    if let inner = try? alternative(), take(symbol: ")") { return inner }
    (place, arguments) = start
    return nil
  }

  private mutating func comparison() throws -> PredicateComparison {
    var modifier = PredicateComparison.Modifier.direct
    if take(word: "ANY") || take(word: "SOME") { modifier = .any }
    if take(word: "ALL") { modifier = .all }
    if take(word: "NONE") { modifier = .none }
    let left = try operand()
    let (operation, options) = try comparisonOperator()
    return PredicateComparison(
      modifier: modifier, left: left, operation: operation, options: options,
      right: try operand())
  }

  private mutating func comparisonOperator() throws
    -> (PredicateComparison.Operator, options: String)
  {
    defer { place += 1 }
    switch current {
    case .symbol(let symbol):
      guard let operation = PredicateParser.symbols[symbol] else { break }
      return (operation, "")
    case .word(let word):
      guard let operation = PredicateParser.words[word.uppercased()] else { break }
      guard place + 3 < tokens.count, tokens[place + 1] == .symbol("["),
        case .word(let options) = tokens[place + 2], tokens[place + 3] == .symbol("]")
      else { return (operation, "") }
      place += 3
      return (operation, options.lowercased())
    default: break
    }
    throw PredicateProblem(description: "an operator is missing")
  }

  private mutating func operand() throws -> PredicateOperand {
    guard let token = current else { throw PredicateProblem(description: "an operand is missing") }
    place += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument: return .value(try argument())
    case .keyArgument: return .keyPath("\(try argument())")
    case .symbol("{"), .symbol("("):
      let close = token == .symbol("{") ? "}" : ")"
      var members: [PredicateOperand] = []
      while !take(symbol: close) {
        members.append(try operand())
        _ = take(symbol: ",")
      }
      return close == ")" && members.count == 1 ? members[0] : .list(members)
    case .symbol(let symbol): throw PredicateProblem(description: "unexpected '\(symbol)'")
    case .word(let word):
      if word.hasPrefix("$") { return .variable(String(word.dropFirst())) }
      switch word.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default: return .keyPath(word)
      }
    }
  }

  private mutating func argument() throws -> Any {
    guard let argument = arguments.popLast() else {
      throw PredicateProblem(description: "there are too few arguments")
    }
    return argument
  }

  // MARK: Tokens

  private var current: Token? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(word: String) -> Bool {
    guard case .word(let found) = current, found.uppercased() == word else { return false }
    place += 1
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard current == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  private static let symbols: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private static let words: [String: PredicateComparison.Operator] = [
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private static func tokens(of format: String) -> [Token] {
    var result: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let text = rest.dropFirst().prefix { $0 != first }
        result.append(.text(String(text)))
        rest = rest[text.endIndex...].dropFirst()
      } else if first == "%" {
        let letters = rest.dropFirst().prefix { $0.isLetter || $0 == "@" }
        result.append(letters.hasPrefix("K") ? .keyArgument : .argument)
        // `%@` and `%K` are done after one letter; `%ld` and `%lu` have more.
        let length = letters.hasPrefix("K") || letters.hasPrefix("@") ? 1 : letters.count
        rest = rest.dropFirst(1 + length)
      } else if first.isNumber || first == "-" {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        result.append(.number(Double(digits) ?? 0))
        rest = rest[digits.endIndex...]
      } else if first.isLetter || "_$@#".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.$@#".contains($0) }
        result.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else {
        let pair = String(rest.prefix(2))
        let isPair = symbols[pair] != nil || pair == "||" || pair == "&&"
        result.append(.symbol(isPair ? pair : String(first)))
        rest = rest.dropFirst(isPair ? 2 : 1)
      }
    }
    return result
  }
}
