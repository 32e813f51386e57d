import Foundation

// Follows documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:).
//
// No runtime replaces setters here: an observer hears of what `setValue(_:forKey:)` sets, if its class
// takes such news (all responders do).
extension NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let registry = _KeyPathObservers.of(self)
    registry.entries.append(.init(observer: observer, keyPath: keyPath, context: context))
    if options.contains(.initial) { _KeyPathObservers.tell(of: keyPath, self) }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    _KeyPathObservers.of(self).entries.removeAll {
      ($0.observer == nil || $0.observer === observer) && $0.keyPath == keyPath
    }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}

/// Who observes an object by the names of its properties.
final class _KeyPathObservers {
  struct Entry {
    weak var observer: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
  }

  var entries: [Entry] = []

  static func tell(of keyPath: String, _ object: NSObject) {
    for entry in of(object).entries where entry.keyPath == keyPath {
      (entry.observer as? any _KeyPathObserver)?._hear(
        keyPath, object, object.value(forKeyPath: keyPath), entry.context)
    }
  }

  static func of(_ object: NSObject) -> _KeyPathObservers {
    let key = unsafeBitCast(_KeyPathObservers.self as AnyClass, to: UnsafeRawPointer.self)
    if let known = objc_getAssociatedObject(object, key) as? _KeyPathObservers { return known }
    let new = _KeyPathObservers()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

/// What an observer's class conforms to.
public protocol _KeyPathObserver: AnyObject {
  func _hear(
    _ keyPath: String, _ object: NSObject, _ value: Any?, _ context: UnsafeMutableRawPointer?)
}
