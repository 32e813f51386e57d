import Foundation

/// A set that may hold its members weakly. Follows documentation/foundation/nshashtable.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Member {
    weak var reference: ObjectType?
    var strong: ObjectType?
  }

  private var members: [Member] = []
  private let isWeak: Bool

  init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  public convenience override init() { self.init(isWeak: false) }

  /// Follows documentation/foundation/nshashtable/init(options:capacity:).
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  open var allObjects: [ObjectType] { members.compactMap(\.reference) }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }

  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && allObjects.contains { $0 === anObject }
  }

  open func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first { $0 === object }
  }

  open func add(_ object: ObjectType?) {
    members.removeAll { $0.reference == nil }
    guard let object, !contains(object) else { return }
    members.append(Member(reference: object, strong: isWeak ? nil : object))
  }

  open func remove(_ object: ObjectType?) { members.removeAll { $0.reference === object } }
  open func removeAllObjects() { members.removeAll() }
}

/// How a collection holds its members. Follows documentation/foundation/nspointerfunctions.
open class NSPointerFunctions: NSObject {
  /// Follows documentation/foundation/nspointerfunctions/options.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
