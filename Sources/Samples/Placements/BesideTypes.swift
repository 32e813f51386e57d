import SwiftSource

extension Snippet {
  /// Places for a block that shows types and, beside them, what can only stand inside of one: an enumeration
  /// of errors, and then what a method does that meets them.
  var besideTypes: [Candidate] {
    let inside = syntax.items.filter { !$0.standsAtTopLevel }
    if inside.count == 1, inside.first?.fingerprint.hasPrefix(".") ?? false {
      let header = "struct \(Candidate.unseenName): View { var body: some View { EmptyView() }"
      return [
        Candidate(
          home: .unseenBeside(
            opening: "\(header) func steleUnseenMethod() { _ = EmptyView()", closing: "} }"),
          placement: Placement(.expression), score: 0.3,
          assumption: "the chain beside the types continues a view that the article does not repeat"
        )
      ]
    }
    let needsType = inside.contains {
      $0.mustBeMember || $0.uses.contains("self") || $0.uses.contains("super")
    }
    guard needsType else { return [] }
    let areMembers = inside.allSatisfy(\.isDeclaration)
    guard areMembers || !inside.contains(where: \.mustBeMember) else { return [] }
    return ["UIViewController", "NSObject"].enumerated().map { index, superclass in
      let header = "@MainActor class \(Candidate.unseenName): \(superclass) {"
      let home = Candidate.Home.unseenBeside(
        opening: areMembers ? header : "\(header) func steleUnseenMethod() {",
        closing: areMembers ? "}" : "} }")
      return Candidate(
        home: home, placement: Placement(areMembers ? .members : .statements),
        score: 0.3 - Double(index) / 100,
        assumption:
          "what stands beside the types belongs to a \(superclass) that the article does not show")
    }
  }
}
