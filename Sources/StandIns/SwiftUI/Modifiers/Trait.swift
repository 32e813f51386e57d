/// What a modifier says about the view below, kept in its node. The effects that only matter when
/// the view is laid out or drawn, and those that a container asks its children for, are traits.
struct TraitModifier<Trait> {
  let trait: Trait
}

extension TraitModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  func build(_ node: ViewNode, content: any View) {
    node.trait = trait
    node.setChild(content)
  }
}

/// Changes the environment of the view below.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  func build(_ node: ViewNode, content: any View) {
    var environment = node.environment
    change(&environment)
    node.setChild(content, environment: environment)
  }
}

/// A modifier that a closure applies; the closure gets the node and the modified view.
struct NodeModifier {
  let apply: @MainActor (ViewNode, any View) -> Void
}

extension NodeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  func build(_ node: ViewNode, content: any View) { apply(node, content) }
}

nonisolated extension View {
  func trait<Trait>(_ trait: Trait) -> ModifiedContent<Self, TraitModifier<Trait>> {
    modifier(TraitModifier(trait: trait))
  }

  func node(
    _ apply: @escaping @MainActor (ViewNode, any View) -> Void
  ) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier(apply: apply))
  }

  /// Changes a value of the environment by a closure.
  func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier(change: change))
  }
}
