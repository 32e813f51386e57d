extension PlacementRule {
  /// How the option `in` names the top level of a file.
  static let topLevelName = "top-level"

  /// The place that the author names with the option `in=Type`, `in=Type.method` or `in=top-level`.
  static let pinned = PlacementRule { snippet, context in
    for case .place(let name) in snippet.info.options {
      if name == topLevelName { return [topLevel(for: snippet, context)] }
      let plain = name.prefix { $0 != "(" }
      let places = context.state.allNodes.filter { $0.node.elements != nil }
      let match =
        places.last { $0.path.displayName == name }
        ?? places.last { entry in
          entry.path.map { $0.prefix { $0 != "(" } }.joined(separator: ".") == plain
        }
      guard let match else { continue }
      let kind: Placement.Kind = match.node.isBody ? .statements : .members
      return [
        Candidate(
          home: .node(match.path), placement: Placement(kind, in: match.path.displayName),
          score: .infinity)
      ]
    }
    return []
  }

  private static func topLevel(for snippet: Snippet, _ context: PlacementContext) -> Candidate {
    let usual = declarations.candidates(snippet, context).first
    return usual
      ?? Candidate(home: .topLevel, placement: Placement(.statements), score: .infinity)
  }
}
