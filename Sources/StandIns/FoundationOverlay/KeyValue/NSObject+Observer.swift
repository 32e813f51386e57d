import Foundation

// Follows documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:).
//
// The method that would be called belongs to the observer's class here and not to NSObject, so an
// observer of this kind is recorded but hears nothing.
extension NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let registry = _KeyPathObservers.of(self)
    registry.entries.append(.init(observer: observer, keyPath: keyPath))
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
  }

  var entries: [Entry] = []

  static func of(_ object: NSObject) -> _KeyPathObservers {
    let key = unsafeBitCast(_KeyPathObservers.self as AnyClass, to: UnsafeRawPointer.self)
    if let known = objc_getAssociatedObject(object, key) as? _KeyPathObservers { return known }
    let new = _KeyPathObservers()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}
