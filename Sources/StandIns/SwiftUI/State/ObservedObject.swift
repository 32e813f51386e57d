import Combine

/// An observable object that another owns. Follows documentation/swiftui/observedobject.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings. Follows documentation/swiftui/observedobject/wrapper.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    context.stored { ObjectSubscription() }.observe(wrappedValue, in: context.node)
  }
}

/// Builds a node again when an object announces a change.
@MainActor final class ObjectSubscription {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  func observe<Object: ObservableObject>(_ object: Object, in node: ViewNode) {
    guard self.object !== object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in node?.invalidate() }
  }
}

/// An observable object that a view owns. Follows documentation/swiftui/stateobject.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when the view appears at its place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  /// Keeps the object and what observes it.
  @MainActor final class Keeper {
    let object: ObjectType
    let subscription = ObjectSubscription()
    init(_ object: ObjectType) { self.object = object }
  }
}

extension StateObject: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    let make = make
    let keeper = context.stored { Keeper(make()) }
    keeper.subscription.observe(keeper.object, in: context.node)
    object = keeper.object
  }
}

/// An observable object from the environment. Follows documentation/swiftui/environmentobject.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  /// Takes the object of this type.
  public init() {}

  /// The object, which a view above must have put into the environment.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    object = context.node.environment.object(ObjectType.self)
    guard let object else { return }
    context.stored { ObjectSubscription() }.observe(object, in: context.node)
  }
}
