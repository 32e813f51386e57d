import Foundation

/// What an observer wants to be told. Follows documentation/foundation/nskeyvalueobservingoptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Follows documentation/foundation/nskeyvaluechange.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// Follows documentation/foundation/nskeyvaluechangekey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Follows documentation/foundation/nskeyvalueobservedchange.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observation that lasts as long as this object. Follows documentation/foundation/nskeyvalueobservation.
open class NSKeyValueObservation: NSObject {
  private var onInvalidate: (() -> Void)?

  init(onInvalidate: @escaping () -> Void) {
    self.onInvalidate = onInvalidate
    super.init()
  }

  deinit { onInvalidate?() }

  open func invalidate() {
    onInvalidate?()
    onInvalidate = nil
  }
}

/// What `observe(_:options:changeHandler:)` is a method of.
/// Follows documentation/foundation/nskeyvalueobservingcustomization.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Follows documentation/swift/using-key-value-observing-in-swift.
  ///
  /// A change is seen where the property's owner tells of it (`willChangeValue(for:)` and
  /// `didChangeValue(for:)`): no runtime replaces the setters here.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = _Observers.of(self)
    let notify: (Any?) -> Void = { [weak self] old in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
    }
    let number = observers.add(keyPath, { [weak self] in self?[keyPath: keyPath] }, notify)
    if options.contains(.initial) { notify(nil) }
    return NSKeyValueObservation { [weak observers] in observers?.remove(number) }
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    _Observers.of(self).remember(keyPath)
  }

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    _Observers.of(self).notify(keyPath)
  }
}

/// Who observes an object.
final class _Observers {
  private struct Observer {
    let keyPath: AnyKeyPath
    let read: () -> Any?
    let notify: (Any?) -> Void
    var old: Any?
  }

  private var observers: [Int: Observer] = [:]
  private var next = 0

  static func of(_ object: NSObject) -> _Observers {
    let key = unsafeBitCast(_Observers.self as AnyClass, to: UnsafeRawPointer.self)
    if let known = objc_getAssociatedObject(object, key) as? _Observers { return known }
    let new = _Observers()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  func add(
    _ keyPath: AnyKeyPath, _ read: @escaping () -> Any?, _ notify: @escaping (Any?) -> Void
  ) -> Int {
    next += 1
    observers[next] = Observer(keyPath: keyPath, read: read, notify: notify)
    return next
  }

  func remove(_ number: Int) { observers[number] = nil }

  func remember(_ keyPath: AnyKeyPath) {
    for (number, observer) in observers where observer.keyPath == keyPath {
      observers[number]?.old = observer.read()
    }
  }

  func notify(_ keyPath: AnyKeyPath) {
    for observer in observers.values where observer.keyPath == keyPath {
      observer.notify(observer.old)
    }
  }
}
