/// Where the focus is. Follows documentation/swiftui/focusstate.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let unfocused: Value
  private var location: Location<Value>?

  /// Whether a view has the focus.
  public init() where Value == Bool { unfocused = false }

  /// Which view has the focus.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.set(newValue) }
  }

  /// What ties a view to the value.
  public var projectedValue: Binding { Binding(unfocused: unfocused, location: location) }

  /// Ties a view to the value. Follows documentation/swiftui/focusstate/binding.
  @propertyWrapper public struct Binding {
    let unfocused: Value
    let location: Location<Value>?

    /// The value.
    public var wrappedValue: Value {
      get { location?.value ?? unfocused }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    let unfocused = unfocused
    location = context.stored { Location(unfocused) }
  }
}

/// Says which focus value the view below stands for.
struct FocusTrait {
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void
}

nonisolated extension View {
  /// Ties the focus of this view to a value of a state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    trait(
      FocusTrait(
        isFocused: { binding.wrappedValue == value },
        setFocused: {
          if $0 {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = binding.unfocused
          }
        }))
  }

  /// Ties the focus of this view to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

/// A name space for the identities of views. Follows documentation/swiftui/namespace.
@propertyWrapper public struct Namespace: Sendable {
  private var id: ID?

  /// Makes a name space.
  public init() {}

  /// The identity of the name space.
  public var wrappedValue: ID { id ?? ID(value: 0) }

  /// The identity of a name space. Follows documentation/swiftui/namespace/id.
  public struct ID: Hashable, Sendable {
    let value: Int
  }
}

extension Namespace: DynamicProperty, LinkedProperty {
  private final class Token {}

  mutating func link(_ context: LinkContext) {
    id = ID(value: ObjectIdentifier(context.stored { Token() }).hashValue)
  }
}

/// A number that grows with the user's text size. Follows documentation/swiftui/scaledmetric.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scale: Value = 1

  /// Scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, self.textStyle) = (wrappedValue, textStyle)
  }

  /// Scales with the body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number.
  public var wrappedValue: Value { base * scale }
}

extension ScaledMetric: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    scale = Value(context.node.environment.dynamicTypeSize.scale)
  }
}
