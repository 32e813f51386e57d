import Foundation

// Foundation of Linux makes predicates of closures only. A predicate's text is read here, and evaluated
// by the names of properties; see documentation/foundation/nspredicate.
extension NSPredicate {
  /// Follows documentation/foundation/nspredicate/init(format:_:).
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(_format: predicateFormat, args.map { $0 as Any })
  }

  /// Follows documentation/foundation/nspredicate/init(format:argumentarray:).
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(_format: predicateFormat, arguments ?? [])
  }

  /// Follows documentation/foundation/nspredicate/init(format:arguments:): a text that is no predicate
  /// is the program's fault and stops it, as on Apple's platforms.
  private convenience init(_format format: String, _ arguments: [Any]) {
    var parser = PredicateParser(format, arguments)
    do {
      let predicate = try parser.parse()
      self.init { object, variables in
        predicate.isTrue(for: object, variables ?? [:])
      }
    } catch {
      preconditionFailure("Unable to parse the format string \"\(format)\": \(error)")
    }
  }
}

/// A predicate as it is written.
indirect enum ParsedPredicate {
  case constant(Bool)
  case and(ParsedPredicate, ParsedPredicate)
  case or(ParsedPredicate, ParsedPredicate)
  case not(ParsedPredicate)
  case nested(NSPredicate)
  case comparison(PredicateComparison)

  func isTrue(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let left, let right):
      left.isTrue(for: object, variables) && right.isTrue(for: object, variables)
    case .or(let left, let right):
      left.isTrue(for: object, variables) || right.isTrue(for: object, variables)
    case .not(let inner): !inner.isTrue(for: object, variables)
    case .nested(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
    case .comparison(let comparison): comparison.isTrue(for: object, variables)
    }
  }
}

/// One side of a comparison.
indirect enum PredicateOperand {
  case value(Any?)
  case keyPath(String)
  case variable(String)
  case list([PredicateOperand])

  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): value
    case .keyPath(let path):
      path.uppercased() == "SELF" ? object : object.flatMap { _KeyValue.read(path: path, of: $0) }
    case .variable(let name): variables[name]
    case .list(let operands): operands.map { $0.value(of: object, variables) ?? NSNull() }
    }
  }
}

/// Two operands and what is asked about them.
struct PredicateComparison {
  enum Modifier { case direct, any, all, none }
  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, between
  }

  var modifier = Modifier.direct
  var left: PredicateOperand
  var operation: Operator
  /// The letters in brackets: `c` ignores upper and lower case, `d` diacritics.
  var options = ""
  var right: PredicateOperand

  func isTrue(for object: Any?, _ variables: [String: Any]) -> Bool {
    let left = left.value(of: object, variables)
    let right = right.value(of: object, variables)
    switch modifier {
    case .direct: return holds(left, right)
    case .any: return PredicateComparison.members(left).contains { holds($0, right) }
    case .all: return PredicateComparison.members(left).allSatisfy { holds($0, right) }
    case .none: return !PredicateComparison.members(left).contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: return compare(left, right) == .orderedSame
    case .notEqual: return compare(left, right) != .orderedSame
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(left, right)
    case .isIn:
      if let text = right.flatMap(_KeyValue.text), let part = left.flatMap(_KeyValue.text) {
        return folded(text).contains(folded(part))
      }
      return PredicateComparison.members(right).contains { compare(left, $0) == .orderedSame }
    case .between:
      let limits = PredicateComparison.members(right)
      guard limits.count == 2, let low = compare(left, limits[0]),
        let high = compare(left, limits[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .contains:
      if let text = left.flatMap(_KeyValue.text), let part = right.flatMap(_KeyValue.text) {
        return folded(text).contains(folded(part))
      }
      return PredicateComparison.members(left).contains { compare($0, right) == .orderedSame }
    case .beginsWith, .endsWith, .like, .matches: return isTextual(left, right)
    }
  }

  private func isOrdered(_ left: Any?, _ right: Any?) -> Bool {
    guard left != nil, right != nil, let order = compare(left, right) else { return false }
    switch operation {
    case .less: return order == .orderedAscending
    case .lessOrEqual: return order != .orderedDescending
    case .greater: return order == .orderedDescending
    default: return order != .orderedAscending
    }
  }

  private func isTextual(_ left: Any?, _ right: Any?) -> Bool {
    guard let text = left.flatMap(_KeyValue.text).map(folded),
      let pattern = right.flatMap(_KeyValue.text).map(folded)
    else { return false }
    switch operation {
    case .beginsWith: return text.hasPrefix(pattern)
    case .endsWith: return text.hasSuffix(pattern)
    case .like:
      let escaped = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return text.range(of: "^(?:\(escaped))$", options: .regularExpression) != nil
    default: return text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if !options.isEmpty, let left = left.flatMap(_KeyValue.text),
      let right = right.flatMap(_KeyValue.text)
    {
      return _KeyValue.compare(folded(left), folded(right))
    }
    return _KeyValue.compare(left, right)
  }

  private func folded(_ text: String) -> String {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  private static func members(_ value: Any?) -> [Any?] {
    switch value {
    case let set as NSSet: set.allObjects
    case let array as NSArray: array.map { $0 }
    case let set as Set<AnyHashable>: set.map { $0 }
    case let array as [Any?]: array
    default: []
    }
  }
}
