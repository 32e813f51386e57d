import Foundation

/// What tells an object from all others. Follows documentation/coredata/nsmanagedobjectid.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  private let number = UUID()
  private let lock = NSLock()
  private var isSaved = false

  init(entity: NSEntityDescription) {
    self.entity = entity
    super.init()
  }

  open var isTemporaryID: Bool { lock.withLock { !isSaved } }
  open weak var persistentStore: NSPersistentStore?

  func _becomePermanent() { lock.withLock { isSaved = true } }

  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://\(isTemporaryID ? "" : "store")/\(entity.name ?? "")/\(number)")
      ?? URL(fileURLWithPath: "/")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
