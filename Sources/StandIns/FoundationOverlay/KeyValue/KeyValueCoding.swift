import Foundation

/// What an object conforms to whose properties can be read and written by their name at run time, which
/// takes the place of Objective-C's runtime.
public protocol _KeyValueCoding: AnyObject {
  func _value(forKey key: String) -> Any?
  /// False for a key that the object does not have.
  func _setValue(_ value: Any?, forKey key: String) -> Bool
}

// Follows documentation/objectivec/nsobject-swift.class/value(forkey:) and its neighbours.
extension NSObject {
  public func value(forKey key: String) -> Any? { _KeyValue.read(key, of: self) }

  public func value(forKeyPath keyPath: String) -> Any? { _KeyValue.read(path: keyPath, of: self) }

  /// A value of a key that the class does not offer by name is kept beside the object.
  public func setValue(_ value: Any?, forKey key: String) {
    defer { _KeyPathObservers.tell(of: key, self) }
    if let coding = self as? any _KeyValueCoding, coding._setValue(value, forKey: key) { return }
    let extra = _KeyValue.extras(of: self) ?? _KeyValue.Extras()
    extra.values[key] = value
    _KeyValue.keep(extra, of: self)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    let owner = names.dropLast().reduce(self as Any?) { owner, name in
      owner.flatMap { _KeyValue.read(name, of: $0) }
    }
    (owner as? NSObject)?.setValue(value, forKey: last)
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }
}

/// Reads values by name: from objects that offer it, from dictionaries, and from stored properties.
public enum _KeyValue {
  final class Extras {
    var values: [String: Any] = [:]
  }

  /// One key's value.
  public static func read(_ key: String, of object: Any) -> Any? {
    if key == "self" || key == "SELF" { return object }
    if let coding = object as? any _KeyValueCoding { return coding._value(forKey: key) }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary[key] }
    if let own = object as? NSObject, let extra = extras(of: own)?.values[key] { return extra }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if let set = object as? NSSet { return members(set.allObjects, key) }
    if let array = object as? [Any] { return members(array, key) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// A chain of keys with dots between them.
  public static func read(path: String, of object: Any) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { object, key in
      object.flatMap { read(String(key), of: $0) }
    }
  }

  private static func members(_ all: [Any], _ key: String) -> Any? {
    if key == "@count" || key == "count" { return all.count }
    return all.compactMap { read(key, of: $0) }
  }

  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  static func extras(of object: NSObject) -> Extras? {
    objc_getAssociatedObject(object, extrasKey) as? Extras
  }

  static func keep(_ extras: Extras, of object: NSObject) {
    objc_setAssociatedObject(object, extrasKey, extras, .OBJC_ASSOCIATION_RETAIN)
  }

  private static var extrasKey: UnsafeRawPointer {
    unsafeBitCast(Extras.self as AnyClass, to: UnsafeRawPointer.self)
  }
}
