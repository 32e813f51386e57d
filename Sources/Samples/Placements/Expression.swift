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
      ("Just(true)", "a publisher"),
      (
        "Publishers.CombineLatest(Just(\"\"), Just(\"\"))", "two publishers"
      ),
    ]
    let isAboutViews = context.outlook.importsViews || !context.outlook.imports.contains("Combine")
    let bases = isAboutViews ? views : publishers + views
    // A variable may go by the name of a modifier, which in a view the compiler takes for that.
    let outside = isAboutViews ? views.prefix(1) : []
    let places = bases.map { ($0, isAboutViews) } + outside.map { ($0, false) }
    return places.enumerated().map { index, place in
      Candidate(
        home: .unseenExpression(place.0.base, isInView: place.1),
        placement: Placement(.expression), score: 1 - Double(index) / 100,
        assumption: "the chain continues \(place.0.what) that the article does not repeat")
    }
  }
}
