import SwiftSource

extension PlacementRule {
  /// Statements of a body that is shown elsewhere, or of one that the article does not show at all.
  static let statements = PlacementRule { snippet, context in
    guard [.statements, .variables, .functions].contains(snippet.shape) else { return [] }
    let uses = snippet.syntax.items.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    let shown = context.state.allNodes.compactMap { path, node -> Candidate? in
      guard node.isBody, let score = BodyEvidence(snippet, uses, path, node, context).score else {
        return nil
      }
      // A function by itself is one of a body only where that is seen to hold it.
      if snippet.shape == .functions, !node.holds(snippet.syntax.items) { return nil }
      return Candidate(
        home: .node(path), placement: Placement(.statements, in: path.displayName), score: score)
    }
    return snippet.shape == .functions
      ? shown : shown + unseen(uses) + context.shownMethods(for: snippet, uses)
  }

  /// Members by which code shows that it stands in a view controller.
  static let controllerMembers: Set<String> = [
    "view", "navigationController", "navigationItem", "tabBarController", "tabBarItem", "present",
    "dismiss", "addChild", "performSegue", "storyboard", "presentedViewController",
    "presentingViewController", "splitViewController", "setNeedsStatusBarAppearanceUpdate",
    "additionalSafeAreaInsets", "modalPresentationStyle", "toolbarItems",
  ]

  /// Bodies that the article does not show: the last resort.
  private static func unseen(_ uses: Set<String>) -> [Candidate] {
    var result: [Candidate] = []
    if uses.contains("return") || uses.contains("await") {
      result.append(
        Candidate(
          home: .unseenFunction, placement: Placement(.statements), score: 0.4,
          assumption: "the statements stand in a function that the article does not show"))
    }
    if !uses.contains("self"), !uses.isDisjoint(with: controllerMembers) {
      result.append(
        Candidate(
          home: .unseenMethod(of: "UIViewController"), placement: Placement(.statements),
          score: 0.35,
          assumption:
            "the statements stand in a method of a UIViewController that the article does not show")
      )
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

/// What speaks for a body as the home of some statements, strongest first: some snippet shows one of the
/// statements in it; it was shown with a gap lately; the snippet before went there; the text names it;
/// the statements use what it and its type use and declare.
private struct BodyEvidence {
  /// The sum; nothing for a body that was complete and of which nothing says that it is shown again in
  /// another version.
  let score: Double?

  init(
    _ snippet: Snippet, _ uses: Set<String>, _ path: SampleState.Path, _ node: Node,
    _ context: PlacementContext
  ) {
    let home = "\(path.dropLast().last?.typeNameOfKey ?? "")/\(path.last ?? "")"
    let isShown = snippet.syntax.items.contains {
      context.outlook.statementHomes[$0.fingerprint]?.contains(home) ?? false
    }
    let isNamed = node.item.names.first.map(snippet.mentioned.contains) ?? false
    let isContinued = context.previous == .node(path)
    let hasGap = node.hasOpenGap || node.hasInnerGap
    let overlap = node.uses.intersection(uses).count
    guard hasGap || isShown || isNamed || isContinued || overlap > 2 else {
      score = nil
      return
    }
    let siblings = context.state.node(at: path.dropLast())?.children.flatMap(\.item.names) ?? []
    let distance = max(0, snippet.index - node.latestSnippet)
    var sum = 0.5
    if isShown { sum += 8 }
    if hasGap { sum += 5 / Double(1 + distance) }
    if isContinued { sum += 4 }
    if isNamed { sum += 3 }
    if let file = snippet.info.filename, context.state.file(of: path) == file { sum += 2 }
    sum += min(3, Double(overlap) * 0.5)
    sum += min(2, Double(Set(siblings).intersection(uses).count) * 0.5)
    // Code that also makes sense by itself does not change a body that was complete; prose names a
    // function mostly because the code calls it.
    if !hasGap && !isShown && !isContinued { sum = min(sum, PlacementRule.topLevelScore - 0.5) }
    // Of two equally likely bodies, the one that was shown last.
    score = sum + Double(node.latestSnippet) / 10000
  }
}

extension Node {
  /// Whether the body holds all of some items as they are.
  fileprivate func holds(_ items: [SyntaxItem]) -> Bool {
    let own = Set(children.map(\.item.fingerprint))
    return items.allSatisfy { own.contains($0.fingerprint) }
  }
}

extension String {
  /// The type that a node's key names: `extension Note,Codable ` → `Note`.
  fileprivate var typeNameOfKey: String {
    guard hasPrefix("extension ") else { return self }
    return String(dropFirst("extension ".count).prefix { $0 != "," && $0 != " " })
  }
}
