import Foundation

/// What a property holds whose value was never set.
enum _ManagedDefault {
  static func value<Value>(of type: Value.Type) -> Value? {
    if let optional = type as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    if let integer = type as? any BinaryInteger.Type { return integer.init(0) as? Value }
    if let number = type as? any BinaryFloatingPoint.Type { return number.init(0) as? Value }
    if let text = type as? any StringProtocol.Type { return text.init("") as? Value }
    let plain: [Any] = [
      false, Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), NSSet(), NSOrderedSet(),
      Decimal(0), NSDecimalNumber.zero,
    ]
    if let match = plain.first(where: { $0 is Value }) as? Value { return match }
    if let collection = type as? any RangeReplaceableCollection.Type {
      return collection.init() as? Value
    }
    return (type as? any SetAlgebra.Type)?.init() as? Value
  }

  /// A stored number as the type that the property has.
  static func convert<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: number.boolValue as? Value
    case let integer as any BinaryInteger.Type:
      integer.init(truncatingIfNeeded: number.int64Value) as? Value
    case let floating as any BinaryFloatingPoint.Type: floating.init(number.doubleValue) as? Value
    default: nil
    }
  }

  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
