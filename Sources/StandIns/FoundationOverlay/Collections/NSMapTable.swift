import Foundation

/// A dictionary that may hold its keys and values weakly. Follows documentation/foundation/nsmaptable.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    weak var value: ObjectType?
    var strong: [AnyObject]
  }

  private var entries: [Entry] = []
  private let keepsKeys: Bool
  private let keepsValues: Bool

  init(keepsKeys: Bool, keepsValues: Bool) {
    self.keepsKeys = keepsKeys
    self.keepsValues = keepsValues
    super.init()
  }

  public convenience override init() { self.init(keepsKeys: true, keepsValues: true) }

  /// Follows documentation/foundation/nsmaptable/init(keyoptions:valueoptions:capacity:).
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity initialCapacity: Int = 0
  ) {
    self.init(
      keepsKeys: !keyOptions.contains(.weakMemory), keepsValues: !valueOptions.contains(.weakMemory)
    )
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsValues: true)
  }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsValues: true)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsValues: false)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsValues: false)
  }

  open var count: Int { live.count }
  private var live: [Entry] { entries.filter { $0.key != nil && $0.value != nil } }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    live.first { same($0.key, aKey) }?.value
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let key = aKey, let value = anObject else { return }
    var strong: [AnyObject] = []
    if keepsKeys { strong.append(key) }
    if keepsValues { strong.append(value) }
    entries.append(Entry(key: key, value: value, strong: strong))
  }

  open func removeObject(forKey aKey: KeyType?) {
    entries = live.filter { !same($0.key, aKey) }
  }

  open func removeAllObjects() { entries.removeAll() }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    live.reduce(into: [:]) { result, entry in
      guard let key = entry.key as? AnyHashable else { return }
      result[key] = entry.value
    }
  }

  private func same(_ left: KeyType?, _ right: KeyType?) -> Bool {
    if left === right { return true }
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left.isEqual(right)
  }
}
