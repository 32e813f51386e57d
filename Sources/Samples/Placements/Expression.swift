import SwiftSource

extension PlacementRule {
  /// A chain that starts with a dot continues an expression that the text speaks of but does not repeat;
  /// in an article about views that is a view, or something else that has such a member.
  static let expression = PlacementRule { snippet, context in
    guard snippet.shape == .chain else { return [] }
    let views: [(base: String, what: String)] = [
      ("EmptyView()", "a view"), ("Rectangle()", "a shape"), ("Text(\"\")", "a text"),
      ("Image(systemName: \"\")", "an image"), ("WindowGroup { EmptyView() }", "a scene"),
      ("DragGesture()", "a gesture"),
    ]
    let publishers: [(base: String, what: String)] = [
      ("Just<String?>(\"\")", "a publisher"), ("Just(\"\")", "a publisher"),
    ]
    let isAboutViews = context.outlook.importsViews || !context.outlook.imports.contains("Combine")
    let bases = isAboutViews ? views : publishers + views
    return bases.enumerated().map { index, base in
      Candidate(
        home: .unseenExpression(base.base, isInView: isAboutViews),
        placement: Placement(.expression), score: 1 - Double(index) / 100,
        assumption: "the chain continues \(base.what) that the article does not repeat")
    }
  }
}
