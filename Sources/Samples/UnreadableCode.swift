import SwiftSource

extension Snippet {
  /// Why nothing can be said of a block that is no Swift by itself, whose author made no mistake; nothing for
  /// any other block.
  public var unreadable: String? {
    if syntax.problems.isEmpty { return nil }
    if let language = OtherLanguage.name(of: code) {
      return "the block is \(language), not Swift"
    }
    return stopsInCall ? "the block stops inside of a call" : nil
  }

  /// Whether an ellipsis ends the block where a call is open: `.frame(width: side, ...`.
  private var stopsInCall: Bool {
    var rest = code[...]
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    guard rest.hasSuffix("...") || rest.hasSuffix("…") else { return false }
    var open: [String] = []
    for token in CodeToken.tokens(of: code) {
      if ["(", "[", "{"].contains(token.text) { open.append(token.text) }
      if [")", "]", "}"].contains(token.text), open.popLast() == nil { return false }
    }
    return open == ["("]
  }
}
