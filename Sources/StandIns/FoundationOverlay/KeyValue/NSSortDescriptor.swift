import Foundation

// Foundation of Linux sorts by key paths of Swift only.
extension NSSortDescriptor {
  /// Follows documentation/foundation/nssortdescriptor/init(key:ascending:).
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      guard let key else { return _KeyValue.compare(left, right) ?? .orderedSame }
      return _KeyValue.compare(
        _KeyValue.read(path: key, of: left), _KeyValue.read(path: key, of: right)) ?? .orderedSame
    }
  }

  /// Follows documentation/foundation/nssortdescriptor/init(key:ascending:selector:).
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }

  /// Follows documentation/foundation/nssortdescriptor/init(key:ascending:comparator:).
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      guard let key else { return cmptr(left, right) }
      return cmptr(
        _KeyValue.read(path: key, of: left) ?? NSNull(),
        _KeyValue.read(path: key, of: right) ?? NSNull())
    }
  }
}

extension NSSortDescriptor {
  /// Follows documentation/foundation/nssortdescriptor/init(keypath:ascending:), which takes a property of
  /// any type; Foundation of Linux has it for comparable ones.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      guard let left = left as? Root, let right = right as? Root else { return .orderedSame }
      return _KeyValue.compare(
        _KeyValue.unwrapped(left[keyPath: keyPath]), _KeyValue.unwrapped(right[keyPath: keyPath]))
        ?? .orderedSame
    }
  }
}

extension _KeyValue {
  /// The order of two values; nil where they cannot be compared. Nothing comes before something.
  public static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (present(left), present(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left?, let right?):
      if let left = number(left), let right = number(right) { return order(left, right) }
      if let left = left as? Date, let right = right as? Date { return order(left, right) }
      if let left = text(left), let right = text(right) { return order(left, right) }
      if let left = left as? NSObject, let right = right as? NSObject, left.isEqual(right) {
        return .orderedSame
      }
      if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
        return .orderedSame
      }
      return nil
    }
  }

  private static func present(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    return value
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: value as String
    case let value as Substring: String(value)
    case let value as UUID: value.uuidString
    case let value as URL: value.absoluteString
    default: nil
    }
  }
}
