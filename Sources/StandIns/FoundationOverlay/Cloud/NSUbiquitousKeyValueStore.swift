import Foundation

/// Values that all of the user's devices share; here they are those of this process.
/// Follows documentation/foundation/nsubiquitouskeyvaluestore.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private static let shared = NSUbiquitousKeyValueStore()

  open class var `default`: NSUbiquitousKeyValueStore { shared }

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func set(_ anObject: Any?, forKey aKey: String) { keep(anObject, aKey) }
  open func removeObject(forKey aKey: String) { keep(nil, aKey) }
  private func keep(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

  open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }
  open func set(_ value: Int64, forKey aKey: String) { keep(value, aKey) }
  open func set(_ value: Double, forKey aKey: String) { keep(value, aKey) }
  open func set(_ value: Bool, forKey aKey: String) { keep(value, aKey) }

  /// The values are kept in memory, which always works.
  @discardableResult open func synchronize() -> Bool { true }
}
