/// A value that a view owns. Follows documentation/swiftui/state.
@propertyWrapper public struct State<Value> {
  private let initial: Value
  private var location: Location<Value>?

  /// Starts with a value.
  public init(wrappedValue value: Value) { initial = value }

  /// Starts with a value.
  public init(initialValue value: Value) { initial = value }

  /// The value. Outside a view's life there is only the initial one.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    let initial = initial
    location = context.stored { Location(initial) }
  }
}
