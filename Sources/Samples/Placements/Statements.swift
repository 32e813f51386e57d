import SwiftSource

extension PlacementRule {
  /// Statements of a body that is shown elsewhere. What speaks for a body, strongest first: some snippet
  /// shows one of the statements in it; it was shown with a gap lately; the snippet before went there;
  /// the text names it; the statements use what it and its type use and declare.
  static let statements = PlacementRule { snippet, context in
    guard [.statements, .variables].contains(snippet.shape) else { return [] }
    let items = snippet.syntax.items
    let uses = items.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    var result: [Candidate] = context.state.allNodes.compactMap { path, node in
      guard node.isBody, let key = path.last else { return nil }
      let type = path.dropLast().last ?? ""
      var score = 0.5
      if let file = snippet.info.filename, context.state.file(of: path) == file { score += 2 }
      let home = "\(type.typeNameOfKey)/\(key)"
      if items.contains(where: {
        context.outlook.statementHomes[$0.fingerprint]?.contains(home) ?? false
      }) {
        score += 8
      }
      if node.hasOpenGap || node.hasInnerGap {
        score += 5 / Double(1 + max(0, snippet.index - node.latestSnippet))
      }
      if context.previous == .node(path) { score += 4 }
      if let name = node.item.names.first, snippet.mentioned.contains(name) { score += 3 }
      score += min(3, Double(node.uses.intersection(uses).count) * 0.5)
      let siblings = context.state.node(at: path.dropLast())?.children.flatMap(\.item.names) ?? []
      score += min(2, Double(Set(siblings).intersection(uses).count) * 0.5)
      score += Double(node.latestSnippet) / 1000
      return Candidate(
        home: .node(path), placement: Placement(.statements, in: path.displayName), score: score)
    }
    if uses.contains("return") || uses.contains("await") {
      result.append(
        Candidate(
          home: .unseenFunction, placement: Placement(.statements), score: 0.4,
          assumption: "the statements stand in a function that the article does not show"))
    }
    if uses.contains("self") {
      result += ["UIViewController", "UIView", "NSObject"].enumerated().map { index, name in
        Candidate(
          home: .unseenMethod(of: name), placement: Placement(.statements),
          score: 0.3 - Double(index) / 10,
          assumption: "the statements stand in a method of a \(name) that the article does not show"
        )
      }
    }
    return result
  }
}

extension String {
  /// The type that a node's key names: `extension Note,Codable ` → `Note`.
  fileprivate var typeNameOfKey: String {
    guard hasPrefix("extension ") else { return self }
    return String(dropFirst("extension ".count).prefix { $0 != "," && $0 != " " })
  }
}
