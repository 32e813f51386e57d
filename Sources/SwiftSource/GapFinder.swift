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
    }
    let shown = ranges.map { Gap(range: $0, filler: filler(at: $0, in: tree)) }
    return (shown + MissingBodies.gaps(in: tree)).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
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
        if case .getter(let statements) = block.accessors, statements.isEmpty {
          return "fatalError()"
        }
        return ""
      }
      if let cases = node.as(SwitchCaseSyntax.self) {
        return cases.statements.isEmpty ? "fatalError()" : ""
      }
      if node.is(SwitchExprSyntax.self) { return "default: fatalError()" }
      if node.is(InitializerClauseSyntax.self) { return "fatalError()" }
      if node.is(MemberBlockSyntax.self) { return "" }
    }
    return ""
  }
}
