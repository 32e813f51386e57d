import Foundation

/// A place to change objects before they are saved. Follows documentation/coredata/nsmanagedobjectcontext.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false {
    didSet { watchOthers() }
  }
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  open var transactionAuthor: String?
  public let userInfo = NSMutableDictionary()
  public let concurrencyType: ConcurrencyType

  let lock = NSRecursiveLock()
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var token: (any NSObjectProtocol)?

  /// Follows documentation/coredata/nsmanagedobjectcontextconcurrencytype.
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  var _model: NSManagedObjectModel? {
    persistentStoreCoordinator?.managedObjectModel ?? parent?._model
  }

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(registered.values) } }
  open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(inserted) } }
  open var updatedObjects: Set<NSManagedObject> { lock.withLock { Set(updated) } }
  open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(deleted) } }
  open var hasChanges: Bool {
    lock.withLock { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }
  }

  open func insert(_ object: NSManagedObject) { _insert(object) }

  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    lock.withLock {
      updated.removeAll { $0 === object }
      if inserted.contains(where: { $0 === object }) {
        inserted.removeAll { $0 === object }
        registered[object.objectID] = nil
      } else if !deleted.contains(where: { $0 === object }) {
        deleted.append(object)
      }
    }
    tell(NSManagedObjectContext.didChangeObjectsNotification, [NSDeletedObjectsKey: [object]])
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    (try? existingObject(with: objectID)) ?? objectID.entity._makeObject(of: nil)
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registeredObject(for: objectID) { return object }
    guard let values = storedValues(of: objectID) else {
      throw CocoaError(CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
    }
    return materialise(objectID, values, as: nil)
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    lock.withLock { registered[objectID] }
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID._becomePermanent() }
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, let values = storedValues(of: object.objectID) else { return }
    object._load(object.objectID, values, self)
    lock.withLock { updated.removeAll { $0 === object } }
  }

  open func refreshAllObjects() {
    for object in registeredObjects where !object.hasChanges {
      refresh(object, mergeChanges: false)
    }
  }

  open func reset() {
    lock.withLock {
      registered = [:]
      inserted = []
      updated = []
      deleted = []
    }
  }

  open func rollback() {
    let (new, changed) = lock.withLock {
      defer {
        for object in inserted { registered[object.objectID] = nil }
        inserted = []
        updated = []
        deleted = []
      }
      return (inserted, updated)
    }
    for object in new { object._join(nil) }
    for object in changed { object._restore() }
  }

  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }
  open func processPendingChanges() {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  func _insert(_ object: NSManagedObject) {
    lock.withLock {
      object._join(self)
      registered[object.objectID] = object
      if !inserted.contains(where: { $0 === object }) { inserted.append(object) }
    }
    tell(NSManagedObjectContext.didChangeObjectsNotification, [NSInsertedObjectsKey: [object]])
  }

  func _noteChange(of object: NSManagedObject) {
    lock.withLock {
      guard !inserted.contains(where: { $0 === object }),
        !updated.contains(where: { $0 === object })
      else { return }
      updated.append(object)
    }
    tell(NSManagedObjectContext.didChangeObjectsNotification, [NSUpdatedObjectsKey: [object]])
  }

  func _isInserted(_ object: NSManagedObject) -> Bool {
    lock.withLock { inserted.contains { $0 === object } }
  }
  func _isUpdated(_ object: NSManagedObject) -> Bool {
    lock.withLock { updated.contains { $0 === object } }
  }
  func _isDeleted(_ object: NSManagedObject) -> Bool {
    lock.withLock { deleted.contains { $0 === object } }
  }
}
