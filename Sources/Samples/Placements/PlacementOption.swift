extension PlacementContext {
  /// The option that says what would else be guessed: `in=NoteView.save(note:)` for a place, or
  /// `in=top-level` where a type or a body would be another choice. Nothing where there is no choice, or
  /// where the article does not show the place.
  public func option(for candidate: Candidate, of snippet: Snippet) -> String? {
    guard !snippet.isPinned else { return nil }
    let name: String
    switch candidate.home {
    case .node(let path): name = path.displayName
    case .topLevel:
      let others = candidates(for: snippet).contains {
        if case .node = $0.home { true } else { false }
      }
      guard others else { return nil }
      name = PlacementRule.topLevelName
    case .unseenType, .unseenMethod, .unseenFunction, .unseenExpression, .unseenMix, .unseenFrame,
      .unseenBeside:
      return nil
    }
    guard !name.contains(where: { "\"`\\&~".contains($0) || $0.isNewline }) else { return nil }
    var pinned = snippet
    pinned.info.options.append(.place(name))
    guard candidates(for: pinned).first?.home == candidate.home else { return nil }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._:()-".contains($0) }
    return isPlain ? "in=\(name)" : "in=\"\(name)\""
  }

  /// The place that a snippet's option names although there is no such place.
  public func unknownPlace(of snippet: Snippet) -> String? {
    guard PlacementRule.pinned.candidates(snippet, self).isEmpty else { return nil }
    for case .place(let name) in snippet.info.options { return name }
    return nil
  }

  /// The places that an option can name, as it names them.
  public var placeNames: [String] {
    state.allNodes.filter { $0.node.elements != nil }.map(\.path.displayName)
  }
}
