extension PlacementRule {
  /// What speaks for the top level where nothing speaks for another place.
  static let topLevelScore = 3.0

  /// Declarations stand at the top level of a file. Functions and variables may, too, and are taken for
  /// that where no type asks for them; statements run there as in a script.
  static let declarations = PlacementRule { snippet, context in
    func topLevel(_ kind: Placement.Kind, _ score: Double) -> [Candidate] {
      [Candidate(home: .topLevel, placement: Placement(kind), score: score)]
    }
    let usesSelf = snippet.syntax.items.contains {
      $0.uses.contains("self") || $0.uses.contains("super")
    }
    switch snippet.shape {
    case .declarations:
      return topLevel(snippet.isFile ? .file : .declarations, 100) + snippet.besideTypes
    case .functions, .variables:
      let known = snippet.syntax.items.flatMap(\.keys).contains {
        context.outlook.topLevelKeys.contains($0)
      }
      var places = topLevel(.declarations, known ? 9 : usesSelf ? 0 : topLevelScore)
      if snippet.syntax.items.contains(where: \.isUninitialized) {
        // A script gives its variables their values later.
        places.append(
          Candidate(
            home: .topLevel, placement: Placement(.statements), score: 0.3, isScript: true))
      }
      return places
    case .statements: return usesSelf ? [] : topLevel(.statements, topLevelScore)
    case .members, .mix, .chain, .fragment, .nothing: return []
    }
  }
}
