/// Where assistive technology is. Follows documentation/swiftui/accessibilityfocusstate.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  private var state: FocusState<Value>

  /// Whether it is at a view.
  public init() where Value == Bool { state = FocusState() }
  /// Which view it is at.
  public init<T: Hashable>() where Value == T? { state = FocusState() }
  /// Whether a technology is at a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }
  /// Which view a technology is at.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState()
  }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// What ties a view to the value.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  /// Ties a view to the value. Follows documentation/swiftui/accessibilityfocusstate/binding.
  @propertyWrapper public struct Binding {
    let base: FocusState<Value>.Binding
    /// The value.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: DynamicProperty {}

/// Kinds of assistive technology. Follows documentation/swiftui/accessibilitytechnologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

nonisolated extension View {
  /// Ties assistive technology at this view to a value of a state.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    trait(AccessibilityTrait.identifier("\(value)"))
  }
  /// Ties assistive technology at this view to a state.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    trait(AccessibilityTrait.identifier("focused"))
  }
}
