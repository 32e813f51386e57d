import Observation

/// A value of the environment. Follows documentation/swiftui/environment.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Takes the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Takes the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = {
      guard let object = $0.object(objectType) else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for "
            + "\(objectType) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Takes the observable object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(objectType) }
  }

  /// The value. Outside a view's life it is the default one.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) { value = read(context.node.environment) }
}

/// Makes bindings to an observable object's properties. Follows documentation/swiftui/bindable.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Only observable objects can be bound to.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  fileprivate init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes over another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
