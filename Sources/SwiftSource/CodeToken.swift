internal import SwiftParser
internal import SwiftSyntax

/// A token of Swift code; comments and layout lie between tokens.
public struct CodeToken: Hashable, Sendable {
  /// The token as it is written.
  public var text: String
  /// Where it stands, in UTF-8 bytes.
  public var range: Range<Int>
  /// True for a name, or a word that stands for something that has a type: `self`, `super`, `init`.
  public var isName: Bool

  /// The tokens of a text in order; none of a text that is nested too deeply for the parser.
  public static func tokens(of text: String) -> [CodeToken] {
    guard CodeNesting.excess(in: text) == nil else { return [] }
    return DeepStack.run {
      Parser.parse(source: text).tokens(viewMode: .sourceAccurate).compactMap { token in
        guard token.tokenKind != .endOfFile else { return nil }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return CodeToken(
          text: token.text, range: start..<token.endPositionBeforeTrailingTrivia.utf8Offset,
          isName: token.isName)
      }
    }
  }
}

extension TokenSyntax {
  fileprivate var isName: Bool {
    switch tokenKind {
    case .identifier, .dollarIdentifier, .keyword(.self), .keyword(.Self), .keyword(.super),
      .keyword(.`init`):
      true
    default: false
    }
  }
}
