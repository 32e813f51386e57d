extension PlacementRule {
  /// The place that the author names with the option `in=Type` or `in=Type.method`.
  static let pinned = PlacementRule { snippet, context in
    for case .place(let name) in snippet.info.options {
      let plain = name.prefix { $0 != "(" }
      let match = context.state.allNodes.last { entry in
        entry.node.elements != nil
          && (entry.path.displayName == name
            || entry.path.map { $0.prefix { $0 != "(" } }.joined(separator: ".") == plain)
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
}
