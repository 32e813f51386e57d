/// A key of the values of the focused view. Follows documentation/swiftui/focusedvaluekey.
public protocol FocusedValueKey {
  /// The kind of value.
  associatedtype Value
}

/// The values of the focused view. Follows documentation/swiftui/focusedvalues.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What a view sets while it has the focus.
struct FocusedValuesTrait { let change: (inout FocusedValues) -> Void }

/// A value of the focused view. Follows documentation/swiftui/focusedvalue.
@propertyWrapper public struct FocusedValue<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?
  /// Takes the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }
  /// The value.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    var values = FocusedValues()
    if let root = context.node.graph.root {
      for (_, trait) in root.traits(FocusedValuesTrait.self) { trait.change(&values) }
    }
    value = values[keyPath: keyPath]
  }
}

nonisolated extension View {
  /// Sets a value while a view in this one has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    trait(FocusedValuesTrait { $0[keyPath: keyPath] = value })
  }
  /// Sets a value while the scene of this view has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    trait(FocusedValuesTrait { $0[keyPath: keyPath] = value })
  }
}

/// A key of the values that a view has for its container.
/// Follows documentation/swiftui/containervaluekey.
public protocol ContainerValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that a view has for its container. Follows documentation/swiftui/containervalues.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

struct ContainerValuesTrait { let change: (inout ContainerValues) -> Void }

nonisolated extension View {
  /// Sets a value for the container.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    trait(ContainerValuesTrait { $0[keyPath: keyPath] = value })
  }
}
