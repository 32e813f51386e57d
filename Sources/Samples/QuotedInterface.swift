import SwiftSource

extension SyntaxItem {
  /// True for a type of Apple's whose declaration an article quotes to explain it: `protocol View { … }`.
  /// Code goes on to use Apple's. A type with one of the frameworks' prefixes is always that.
  var quotesApple: Bool {
    guard case .type = role, let name = names.first, AppleNames.isType(name) else { return false }
    return !AppleNames.listedTypes.contains(name) || isInterface
  }
}

extension SampleState {
  /// The state without what a snippet only quotes.
  public func forgettingQuotes(in snippet: Int) -> SampleState {
    var result = self
    result.nodes.removeAll { $0.snippet == snippet && $0.item.quotesApple }
    return result
  }
}
