import Foundation

/// What a view can be focused for. Follows documentation/swiftui/focusinteractions.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When the focus goes somewhere by itself.
/// Follows documentation/swiftui/defaultfocusevaluationpriority.
public struct DefaultFocusEvaluationPriority: Sendable {
  let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

enum FocusableTrait {
  case focusable(Bool, FocusInteractions)
  case section
  case scope(Namespace.ID)
  case preferred(Bool, Namespace.ID)
  case effectDisabled(Bool)
}

/// Puts the focus somewhere again. Follows documentation/swiftui/resetfocusaction.
public struct ResetFocusAction {
  /// Puts the focus of a scope where it belongs.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Puts the focus somewhere again.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Whether the effect of the focus is shown.
  public var isFocusEffectEnabled: Bool { true }
}

nonisolated extension View {
  /// Lets the view have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    trait(FocusableTrait.focusable(isFocusable, .automatic))
  }
  /// Lets the view have the focus for some purposes.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    trait(FocusableTrait.focusable(isFocusable, interactions))
  }
  /// Lets the view have the focus, and hears of it.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    trait(FocusTrait(isFocused: { false }, setFocused: onFocusChange))
  }
  /// Keeps the focus within the view while the user goes on.
  public func focusSection() -> some View { trait(FocusableTrait.section) }
  /// Makes the view a scope of the focus.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    trait(FocusableTrait.scope(namespace))
  }
  /// Says where the focus goes first.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    trait(FocusableTrait.preferred(prefersDefaultFocus, namespace))
  }
  /// Hides the effect of the focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    trait(FocusableTrait.effectDisabled(disabled))
  }
  /// Says where the focus goes first.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// A binding of the focused view. Follows documentation/swiftui/focusedbinding.
@propertyWrapper public struct FocusedBinding<Value> {
  private var focused: FocusedValue<Binding<Value>>
  /// Takes the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    focused = FocusedValue(keyPath)
  }
  /// The value.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
  }
  /// The binding.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: DynamicProperty {}

/// The key of an object that a focused view has set.
private struct FocusedObjectKey<Object>: FocusedValueKey { typealias Value = Object }

extension FocusedValue where Value: AnyObject & Observable {
  /// Takes the observable object of a type.
  public init(_ objectType: Value.Type) { self.init(\.[FocusedObjectOf<Value>()]) }
}

/// Names a type in a key path.
struct FocusedObjectOf<Object>: Hashable {}

extension FocusedValues {
  subscript<Object>(_ object: FocusedObjectOf<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// An object of the focused view. Follows documentation/swiftui/focusedobject.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  private var focused: FocusedValue<ObjectType>
  /// Takes the object of a type.
  public init() { focused = FocusedValue(\.[FocusedObjectOf<ObjectType>()]) }
  /// The object.
  @MainActor public var wrappedValue: ObjectType? { focused.wrappedValue }
}

extension FocusedObject: DynamicProperty {}

nonisolated extension View {
  /// Sets an object while a view in this one has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    trait(FocusedValuesTrait { $0[FocusedObjectOf<T>()] = object })
  }
  /// Sets an object while the scene of this view has the focus.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    trait(FocusedValuesTrait { $0[FocusedObjectOf<T>()] = object })
  }
  /// Sets an object while a view in this one has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    trait(FocusedValuesTrait { $0[FocusedObjectOf<T>()] = object })
  }
  /// Sets an object while the scene of this view has the focus.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    trait(FocusedValuesTrait { $0[FocusedObjectOf<T>()] = object })
  }
}
