import SwiftSource

/// The sample with one thing otherwise: an earlier version of a declaration, or without what a block's own
/// declarations stand for. Articles do show a type in several versions and go on with an earlier one.
public struct StateVariant: Sendable {
  /// The sample.
  public var state: SampleState
  /// The snippet that shows the earlier version; nothing for a declaration of the block itself.
  public var snippet: Int?
  /// The name that means something else.
  public var name: String
}

extension SampleState {
  /// The variants that could make a difference to a snippet, the likeliest first.
  ///
  /// - Parameter breaking: the other snippets whose code does not compile together with it.
  public func variants(for snippet: Snippet, breaking: [Int]) -> [StateVariant] {
    let own = Set(snippet.syntax.items.flatMap(\.names))
    var used = snippet.syntax.items.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    for node in nodes where !node.snippets.isDisjoint(with: breaking) { used.formUnion(node.uses) }
    let names = used.subtracting(own)
    var result: [StateVariant] = []
    for old in superseded.reversed() {
      guard let name = old.item.names.first(where: names.contains),
        !result.contains(where: { $0.name == name && $0.snippet == old.snippet }),
        let state = replacing(with: old)
      else { continue }
      result.append(StateVariant(state: state, snippet: old.snippet, name: name))
    }
    return result
  }

  /// The variant without the functions and variables of other snippets that a snippet declares in another
  /// form.
  public func variant(declaringOnly name: String, in snippet: Snippet) -> StateVariant? {
    let roles: [SyntaxItem.Role] = [.function, .property]
    guard
      snippet.syntax.items.contains(where: { roles.contains($0.role) && $0.names == [name] })
    else {
      return nil
    }
    var state = self
    state.nodes.removeAll { roles.contains($0.item.role) && $0.item.names == [name] }
    return state == self ? nil : StateVariant(state: state, snippet: nil, name: name)
  }

  private func replacing(with old: Node) -> SampleState? {
    guard let index = nodes.firstIndex(where: { $0.isSame(as: old) }), nodes[index] != old else {
      return nil
    }
    var state = self
    state.superseded.removeAll { $0 == old }
    state.superseded.append(nodes[index])
    state.nodes[index] = old
    return state
  }
}
