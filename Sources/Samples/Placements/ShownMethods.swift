import SwiftSource

extension PlacementContext {
  /// How many types are tried, at most.
  private static let methodLimit = 2

  /// Methods that the article does not show, of types that it shows: statements that use a type's members
  /// may be what a button of a view does.
  func shownMethods(for snippet: Snippet, _ uses: Set<String>) -> [Candidate] {
    let types = state.nodes.compactMap { node -> (node: Node, name: String, count: Int)? in
      guard case .type(let keyword) = node.item.role, keyword != "protocol",
        let name = node.typeName, node.elements != nil
      else { return nil }
      let count = Set(node.children.flatMap(\.item.names)).intersection(uses).count
      return count > 0 ? (node, name, count) : nil
    }
    let likely = types.sorted {
      ($0.count, $0.node.latestSnippet) > ($1.count, $1.node.latestSnippet)
    }
    return likely.prefix(PlacementContext.methodLimit).enumerated().map { index, type in
      var frame = UnseenFrame(
        opening: type.node.methodOpening(returning: snippet.syntax.items.result),
        closing: "} }", uses: [type.name])
      frame.isMethod = true
      return Candidate(
        home: .unseenFrame(frame), placement: Placement(.statements),
        score: 0.45 - Double(index) / 100,
        assumption:
          "the statements stand in a method of '\(type.name)' that the article does not show")
    }
  }
}

extension Node {
  /// How a method of a type begins that is added to it. The properties of a view change without it.
  fileprivate func methodOpening(returning result: String?) -> String {
    let isView = item.inherits.contains { ["View", "App", "Scene", "ViewModifier"].contains($0) }
    let isValue = item.role == .type(keyword: "struct") || item.role == .type(keyword: "enum")
    let isMutating = isValue && !isView
    let type = result.map { "-> \($0) " } ?? ""
    return "extension \(typeName ?? "") { \(isMutating ? "mutating " : "")"
      + "func steleUnseenMethod() async throws \(type){"
  }
}
