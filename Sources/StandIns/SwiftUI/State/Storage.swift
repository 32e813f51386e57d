import Combine
import Foundation

/// A value in the user defaults. Follows documentation/swiftui/appstorage.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private var store: UserDefaults?
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void

  fileprivate init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    (self.key, self.store, self.read, self.write) = (key, store, read, write)
  }

  private var defaults: UserDefaults { store ?? .standard }

  /// The value.
  public var wrappedValue: Value {
    get { read(defaults, key) }
    nonmutating set {
      write(defaults, key, newValue)
      NotificationCenter.default.post(name: .appStorageDidChange, object: key)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension Notification.Name {
  /// Sent, with the key as its object, after a stored value has changed.
  fileprivate static let appStorageDidChange = Notification.Name("SwiftUI.AppStorage.didChange")
}

extension AppStorage: DynamicProperty, LinkedProperty {
  /// Builds a node again when the value of a key changes, by whichever property.
  private final class Watch {
    let subscription: AnyCancellable
    init(_ key: String, _ node: ViewNode) {
      subscription = NotificationCenter.default.publisher(for: .appStorageDidChange)
        .filter { $0.object as? String == key }.sink { [weak node] _ in node?.invalidate() }
    }
  }

  mutating func link(_ context: LinkContext) {
    if store == nil { store = context.node.environment.defaultAppStorage }
    let key = key
    _ = context.stored { Watch(key, context.node) }
  }
}

extension AppStorage {
  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(
      key, store, read: { $0.object(forKey: $1) as? Value ?? value },
      write: { $0.set($2, forKey: $1) })
  }

  /// A truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  /// An integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  /// A string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  /// Data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  /// An address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, read: { $0.url(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
  }
  /// A value that is stored as a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store,
      read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
  /// A value that is stored as a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store,
      read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(
      key, store, read: { $0.object(forKey: $1) as? Wrapped },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }

  /// A truth value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }
  /// An integer that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }
  /// A number that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }
  /// A string that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
  /// Data that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }
}

/// A value that a scene keeps. Follows documentation/swiftui/scenestorage.
@propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private var location: Location<Value>?

  private init(initial: Value, key: String) { (self.initial, self.key) = (initial, key) }

  /// A truth value, number, string, address or data.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    self.init(initial: wrappedValue, key: key)
  }

  /// A value that may be missing.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    self.init(initial: nil, key: key)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map { Binding($0) } ?? .constant(initial) }
}

extension SceneStorage: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    let initial = initial
    location = context.node.environment.sceneValues.location(key) { Location(initial) }
  }
}

/// The values that a scene keeps by their keys.
@MainActor final class SceneValues {
  private var locations: [String: AnyObject] = [:]

  nonisolated init() {}

  func location<Value>(_ key: String, _ make: () -> Location<Value>) -> Location<Value> {
    if let known = locations[key] as? Location<Value> { return known }
    let location = make()
    locations[key] = location
    return location
  }
}
