internal import SwiftParser
internal import SwiftSyntax

/// Values that an author left out: `let photo = // ... load it ...`. The comment becomes, in as many bytes,
/// an identifier of which the rest of the code tells what it is.
enum LeftOutValues {
  static func asIdentifiers(in text: String) -> String {
    guard text.contains("=") else { return text }
    var bytes = Array(text.utf8)
    var count = 0
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      guard token.tokenKind == .equal, let clause = token.parent?.as(InitializerClauseSyntax.self),
        clause.value.is(MissingExprSyntax.self) || !clause.startsOnLine(of: token)
      else { continue }
      let comments = SnippetSyntax.comments(
        in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
      guard let gap = comments.first(where: { Ellipsis.isGap(comment: $0.text) }),
        // Where the type is said, a gap between the signs is filled like any other.
        !(clause.hasTypeBefore && gap.text.hasPrefix("/*"))
      else { continue }
      count += 1
      // The shortest gap is `//...`.
      let name = Array("__v\(count)".utf8)
      guard name.count <= gap.range.count else { continue }
      for (offset, place) in gap.range.enumerated() {
        bytes[place] = offset < name.count ? name[offset] : 32
      }
    }
    return count == 0 ? text : String(decoding: bytes, as: UTF8.self)
  }
}

extension InitializerClauseSyntax {
  /// Whether the type of the variable is said.
  fileprivate var hasTypeBefore: Bool {
    parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
  }

  /// Whether the value begins before the line ends.
  fileprivate func startsOnLine(of token: TokenSyntax) -> Bool {
    !value.leadingTrivia.contains { $0.isNewline }
  }
}
