internal import SwiftParser
internal import SwiftSyntax

/// Code that is neither statements nor members, but makes sense at one kind of place.
public enum Fragment: Hashable, Sendable {
  /// A type: `(Int) -> Bool`, `any Shape`, `Shape & Sendable`.
  case type
  /// Cases of a `switch`: the number of elements where they match tuples, else the enumeration's cases that
  /// they name, and whether the default is among them.
  case switchCases(tuple: Int?, names: Set<String>, hasDefault: Bool)
  /// Patterns, one a line: `is Int`.
  case patterns
  /// Elements of a list, each with a comma behind it.
  case elements
  /// Arguments with labels, of a call that is not shown.
  case arguments
  /// A signature as a reference quotes it, written as a call: `.padding(_ length: CGFloat = 8)`.
  case signature

  /// The fragment that a text is, if it is one.
  init?(_ text: String) {
    if Fragment.isType(text) {
      self = .type
    } else if let cases = Fragment.cases(in: text) {
      let patterns = cases.flatMap(\.patterns)
      self = .switchCases(
        tuple: patterns.lazy.compactMap(\.tupleCount).first,
        names: Set(patterns.compactMap(\.caseName)),
        hasDefault: cases.contains { $0.label.is(SwitchDefaultLabelSyntax.self) })
    } else if Fragment.arePatterns(text) {
      self = .patterns
    } else if !Parser.parse(source: text).hasError {
      // What is code by itself is no part of anything else.
      return nil
    } else if Fragment.areArguments(text) {
      self = .arguments
    } else if Fragment.areElements(text) {
      self = .elements
    } else if Fragment.isSignature(text) {
      self = .signature
    } else {
      return nil
    }
  }

  /// `is` says that it is a pattern; other patterns alone could be anything.
  private static func arePatterns(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return lines.contains { $0.hasPrefix("is ") }
      && lines.allSatisfy { !Parser.parse(source: "switch value {\ncase \($0): break\n}").hasError }
  }

  private static func areArguments(_ text: String) -> Bool {
    // What an empty line sets apart need not be arguments of one call.
    let parts = text.split(separator: "\n\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return !parts.isEmpty && parts.allSatisfy { isArgumentList($0) }
      || isArgumentList(text[...])
  }

  private static func isArgumentList(_ text: Substring) -> Bool {
    var list = text
    while let last = list.last, last.isWhitespace { list = list.dropLast() }
    // The call may end with the block.
    let isClosed = list.last == ")" && list.count { $0 == ")" } > list.count { $0 == "(" }
    let tree = Parser.parse(source: "call(\n\(isClosed ? list.dropLast() : text)\n)")
    guard !tree.hasError, tree.statements.count == 1,
      let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self)
    else { return false }
    let unlabelled = call.arguments.prefix { $0.label == nil }.count
    return !call.arguments.isEmpty && unlabelled <= (isClosed ? 1 : 0)
      && call.arguments.dropFirst(unlabelled).allSatisfy { $0.label != nil }
      && unlabelled < call.arguments.count
  }

  private static func isSignature(_ text: String) -> Bool {
    let tree = Parser.parse(source: declaration(ofSignature: text))
    guard !tree.hasError, tree.statements.count == 1,
      let function = tree.statements.first?.item.as(FunctionDeclSyntax.self)
    else { return false }
    return function.body == nil && !function.signature.parameterClause.parameters.isEmpty
  }

  /// A signature as the declaration that a parser takes.
  fileprivate static func declaration(ofSignature text: String) -> String {
    "func \(text.drop { $0 == "." || $0.isWhitespace })"
  }

  private static func areElements(_ text: String) -> Bool {
    let tree = Parser.parse(source: "[\n\(text)\n]")
    guard !tree.hasError, tree.statements.count == 1,
      let list = tree.statements.first?.item.as(ArrayExprSyntax.self)
    else { return false }
    return list.elements.last?.trailingComma != nil
  }

  private static func isType(_ text: String) -> Bool {
    var parser = Parser(text)
    let type = TypeSyntax.parse(from: &parser)
    guard !type.hasError, type.totalLength.utf8Length == text.utf8.count else { return false }
    if let composition = type.as(CompositionTypeSyntax.self) {
      // `a & b` is an expression.
      return composition.elements.allSatisfy {
        $0.type.lastName?.first.map { $0.isUppercase || $0 == "_" } ?? false
      }
    }
    return type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
  }

  private static func cases(in text: String) -> [SwitchCaseSyntax]? {
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    let start = lines.first { !$0.isEmpty && !$0.hasPrefix("//") } ?? ""
    guard start.hasPrefix("case ") || start.hasPrefix("default:") else { return nil }
    // The `switch` may end with the block.
    var body = text[...]
    while let last = body.last, last.isWhitespace { body = body.dropLast() }
    let isClosed = body.last == "}" && body.count { $0 == "}" } > body.count { $0 == "{" }
    let tree = Parser.parse(source: "switch value {\n\(isClosed ? body.dropLast() : text[...])\n}")
    guard !tree.hasError, tree.statements.count == 1,
      let statement = tree.statements.first?.item.as(ExpressionStmtSyntax.self),
      let choice = statement.expression.as(SwitchExprSyntax.self)
    else { return nil }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    return cases.count == choice.cases.count ? cases : nil
  }
}

extension SnippetSyntax {
  /// The text as a whole that a parser takes without complaint.
  public var parseableText: String {
    switch fragment {
    case .type: "typealias SteleUnseen = \(text)"
    case .switchCases: "switch value {\n\(text)\n}"
    case .elements: "[\n\(text)\n]"
    case .arguments: "call(\n\(text)\n)"
    case .signature: Fragment.declaration(ofSignature: text)
    case .patterns, nil: text
    }
  }
}

extension SwitchCaseSyntax {
  fileprivate var patterns: [PatternSyntax] {
    label.as(SwitchCaseLabelSyntax.self)?.caseItems.map(\.pattern) ?? []
  }
}

extension PatternSyntax {
  /// The number of elements of a tuple pattern.
  fileprivate var tupleCount: Int? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.tupleCount }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.count }
    return self.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?.elements
      .count
  }

  /// The `north` of `.north` and `.north(let distance)`.
  fileprivate var caseName: String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseName }
    guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let access = member.as(MemberAccessExprSyntax.self), access.base == nil else {
      return nil
    }
    return access.declName.baseName.text
  }
}
