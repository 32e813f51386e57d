import SwiftSource

extension SyntaxItem {
  /// True for a type of Apple's whose declaration an article quotes to explain it: `protocol View { … }`.
  /// Code goes on to use Apple's. A name without a framework's prefix may well be the article's own; there
  /// something has to be left out, or a protocol asks for nothing but what Apple's types have. An article
  /// that imports nothing quotes nothing.
  var quotesApple: Bool {
    guard case .type = role, let name = names.first, AppleNames.isType(name) else { return false }
    let isProtocol = role == .type(keyword: "protocol")
    let asksForApples = isProtocol && requirements.allSatisfy(AppleNames.isMember)
    return isInterface
      && (asksForApples || !AppleNames.listedTypes.contains(name) || body?.hasGap ?? false)
  }

  /// The functions and variables that a protocol asks for.
  private var requirements: [String] {
    (body?.items ?? []).filter { $0.role == .function || $0.role == .property }.flatMap(\.names)
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
