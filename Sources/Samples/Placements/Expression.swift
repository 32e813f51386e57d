extension PlacementRule {
  /// A chain that starts with a dot continues an expression that the text speaks of but does not repeat;
  /// in an article about views that is a view.
  static let expression = PlacementRule { snippet, _ in
    guard snippet.shape == .chain else { return [] }
    return ["EmptyView()"].map { base in
      Candidate(
        home: .unseenExpression(base), placement: Placement(.expression), score: 1,
        assumption: "the chain continues a view that the article does not repeat")
    }
  }
}
