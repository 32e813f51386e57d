/// A value that views hand up. Follows documentation/swiftui/preferencekey.
public protocol PreferenceKey {
  /// The kind of value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// Adds the value of a view to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// What a modifier does with a preference.
struct PreferenceTrait<K: PreferenceKey> {
  enum Change {
    case set(K.Value)
    case transform((inout K.Value) -> Void)
  }
  let change: Change
}

extension ViewNode {
  /// The value that the views below hand up, if any does.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let trait = trait as? PreferenceTrait<K>
    if case .set(let value) = trait?.change { return value }
    var result: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if result == nil { result = next } else { result.update { K.reduce(value: &$0) { next } } }
    }
    if case .transform(let transform) = trait?.change {
      var value = result ?? K.defaultValue
      transform(&value)
      return value
    }
    return result
  }
}

extension Optional {
  fileprivate mutating func update(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    change(&value)
    self = value
  }
}

nonisolated extension View {
  /// Hands a value up.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    trait(PreferenceTrait<K>(change: .set(value)))
  }
  /// Changes the value that is handed up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    trait(PreferenceTrait<K>(change: .transform(callback)))
  }
  /// Does something when the value that the views below hand up changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    node(action) { node, content, action in
      let last = node.stored(1) { LastValue<K.Value>() }
      node.setChild(content)
      node.synchronize = { [weak node] in
        guard let node else { return }
        let value = node.preference(K.self) ?? K.defaultValue
        guard last.value != value else { return }
        last.value = value
        node.graph.afterUpdate { action(value) }
      }
    }
  }
  /// Puts views in front that are made of what this view hands up.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferring(key, as: .overlay, alignment, transform)
  }
  /// Puts views behind that are made of what this view hands up.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferring(key, as: .background, alignment, transform)
  }

  private func preferring<K: PreferenceKey, V: View>(
    _ key: K.Type, as place: ViewNode.Place, _ alignment: Alignment,
    _ transform: @escaping (K.Value) -> V
  ) -> some View {
    node((place, alignment, transform)) { node, content, carried in
      let (place, alignment, transform) = carried
      node.trait = AttachmentTrait(alignment: alignment)
      let main = Child(key: 0, view: content)
      node.setChildren([main])
      let value = node.preference(K.self) ?? K.defaultValue
      node.setChildren([main, Child(key: "attached", view: transform(value), place: place)])
    }
  }
}
