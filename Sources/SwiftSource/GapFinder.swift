internal import SwiftSyntax

/// Collects the gaps of a tree, each with the code that lets its place compile while it is empty.
enum GapFinder {
  static func gaps(in tree: Syntax, bare: [Range<Int>]) -> [Gap] {
    var ranges = bare
    for token in tree.tokens(viewMode: .sourceAccurate) {
      // A comment behind code on the same line explains that code, except behind an opening brace.
      ranges += comments(in: token.leadingTrivia, from: token.position)
      let opens = token.tokenKind == .leftBrace
      ranges += SnippetSyntax.comments(
        in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset
      ).filter { Ellipsis.isGap(comment: $0.text) && (opens || $0.text.hasPrefix("/*")) }.map(
        \.range)
      ranges += instructions(before: token)
    }
    let shown = ranges.map { Gap(range: $0, filler: filler(at: $0, in: tree)) }
    return (shown + MissingBodies.gaps(in: tree)).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// A comment that tells what a body has to return, where the body holds nothing else; any comment in a
  /// type that holds nothing else.
  private static func instructions(before brace: TokenSyntax) -> [Range<Int>] {
    guard brace.tokenKind == .rightBrace, let parent = brace.parent else { return [] }
    let isEmptyType = parent.as(MemberBlockSyntax.self)?.members.isEmpty ?? false
    guard isEmptyType || parent.mustReturnButIsEmpty else { return [] }
    return SnippetSyntax.comments(in: brace.leadingTrivia, from: brace.position.utf8Offset)
      .filter {
        (isEmptyType || Ellipsis.isInstruction(comment: $0.text))
          && !Ellipsis.isGap(comment: $0.text)
      }
      .map(\.range).prefix(1).map(\.self)
  }

  private static func comments(in trivia: Trivia, from start: AbsolutePosition) -> [Range<Int>] {
    SnippetSyntax.comments(in: trivia, from: start.utf8Offset)
      .filter { Ellipsis.isGap(comment: $0.text) }.map(\.range)
  }

  /// `fatalError()` never returns, so it may stand wherever statements may: in a closure or block that
  /// has nothing else it makes any wanted result type check.
  private static func filler(at range: Range<Int>, in tree: Syntax) -> String {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else {
      return ""
    }
    var node = Syntax(token)
    while let parent = node.parent {
      node = parent
      guard node.position.utf8Offset <= range.lowerBound,
        node.endPosition.utf8Offset >= range.upperBound
      else { continue }
      if let closure = node.as(ClosureExprSyntax.self) {
        return closure.statements.isEmpty ? "fatalError()" : ""
      }
      if let block = node.as(CodeBlockSyntax.self) {
        let mustLeave = block.parent?.is(GuardStmtSyntax.self) ?? false
        return block.statements.isEmpty || mustLeave ? "fatalError()" : ""
      }
      if let block = node.as(AccessorBlockSyntax.self) {
        return block.isEmpty ? "fatalError()" : ""
      }
      if let cases = node.as(SwitchCaseSyntax.self) {
        return cases.holding(range.lowerBound).statements.isEmpty ? "fatalError()" : ""
      }
      if let choice = node.as(SwitchExprSyntax.self) { return filler(in: choice) }
      if node.is(InitializerClauseSyntax.self) { return "fatalError()" }
      if node.is(MemberBlockSyntax.self) { return "" }
    }
    return ""
  }

  /// Behind the last case of a `switch`: its statements, if it shows none, else the other cases.
  private static func filler(in choice: SwitchExprSyntax) -> String {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    if cases.last?.statements.isEmpty ?? false { return "fatalError()" }
    return cases.contains { $0.label.is(SwitchDefaultLabelSyntax.self) }
      ? "" : "default: fatalError()"
  }
}

extension AccessorBlockSyntax {
  /// True if nothing stands between the braces.
  fileprivate var isEmpty: Bool {
    if case .getter(let statements) = accessors { return statements.isEmpty }
    return accessors.as(AccessorDeclListSyntax.self)?.isEmpty ?? false
  }
}

extension Syntax {
  /// True for a body without statements of what must return a value.
  fileprivate var mustReturnButIsEmpty: Bool {
    if let accessors = self.as(AccessorBlockSyntax.self) { return accessors.isEmpty }
    guard let block = self.as(CodeBlockSyntax.self), block.statements.isEmpty else { return false }
    if let accessor = block.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    let type = block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    return type.map { $0.trimmedDescription != "Void" && $0.trimmedDescription != "()" } ?? false
  }
}

extension SwitchCaseSyntax {
  /// The case that an offset belongs to: what stands before a label is part of the case before it.
  fileprivate func holding(_ offset: Int) -> SwitchCaseSyntax {
    guard offset < positionAfterSkippingLeadingTrivia.utf8Offset,
      let all = parent?.as(SwitchCaseListSyntax.self)?.compactMap({ $0.as(SwitchCaseSyntax.self) }),
      let own = all.firstIndex(where: { $0.id == id }), own > 0
    else { return self }
    return all[own - 1]
  }
}
