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

/// A modifier that a closure applies; the closure gets the node, the modified view and what the
/// modifier carries. It captures nothing, so that modifiers can be applied outside the main actor.
struct NodeModifier<Carried> {
  let carried: Carried
  let apply: @MainActor (ViewNode, any View, Carried) -> Void
}

extension NodeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  func build(_ node: ViewNode, content: any View) { apply(node, content, carried) }
}

nonisolated extension View {
  func trait<Trait>(_ trait: Trait) -> ModifiedContent<Self, TraitModifier<Trait>> {
    modifier(TraitModifier(trait: trait))
  }

  func node<Carried>(
    _ carried: Carried, _ apply: @escaping @MainActor (ViewNode, any View, Carried) -> Void
  ) -> ModifiedContent<Self, NodeModifier<Carried>> {
    modifier(NodeModifier(carried: carried, apply: apply))
  }

  /// Changes a value of the environment by a closure.
  func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier(change: change))
  }
}
