import SwiftSource

extension PlacementRule {
  /// A variable of a view and then what the view shows, or a property and then what a method does: the
  /// declarations are members of a type and the statements belong to a body of it.
  static let mix = PlacementRule { snippet, _ in
    guard snippet.shape == .mix else { return [] }
    let frames: [(header: String, body: String, what: String)] = [
      ("struct SteleUnseen: View {", "var body: some View {", "a view"),
      (
        "struct SteleUnseen: View { var body: some View { EmptyView() }",
        "func steleUnseenMethod() async throws {", "a view"
      ),
      (
        "class SteleUnseen: UIViewController {", "func steleUnseenMethod() {",
        "a view controller"
      ),
      ("class SteleUnseen {", "func steleUnseenMethod() {", "a class"),
    ]
    return frames.enumerated().map { index, frame in
      Candidate(
        home: .unseenMix(header: frame.header, body: frame.body),
        placement: Placement(.statements), score: 0.5 - Double(index) / 100,
        assumption:
          "the declarations and statements stand in \(frame.what) that the article does not show")
    }
  }
}

extension SyntaxItem {
  /// True for a declaration that only makes sense in a type, among statements.
  var standsInType: Bool {
    let access: Set = ["private", "fileprivate", "public", "internal", "open"]
    return isDeclaration && (mustBeMember || !modifiers.isDisjoint(with: access))
  }
}
