import Foundation

/// Where a context's work is done. Follows documentation/coredata/nsmanagedobjectcontextconcurrencytype.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  @available(*, deprecated, message: "Use another NSManagedObjectContextConcurrencyType")
  case confinementConcurrencyType
  case privateQueueConcurrencyType
  case mainQueueConcurrencyType

  public static var privateQueue: Self { .privateQueueConcurrencyType }
  public static var mainQueue: Self { .mainQueueConcurrencyType }
}

extension NSManagedObjectContext {
  /// Follows documentation/coredata/nsmanagedobjectcontext/scheduledtasktype.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  /// Follows documentation/coredata/nsmanagedobjectcontext/perform(_:).
  public func perform(_ block: @escaping @Sendable () -> Void) {
    let queue: DispatchQueue =
      concurrencyType == .mainQueueConcurrencyType ? .main : .global(qos: .utility)
    queue.async { self.lock.withLock(block) }
  }

  /// Follows documentation/coredata/nsmanagedobjectcontext/perform(schedule:_:).
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try lock.withLock(block)
  }

  /// Follows documentation/coredata/nsmanagedobjectcontext/performandwait(_:).
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try lock.withLock(block)
  }
}

extension NSManagedObjectContext {
  // Follows documentation/coredata/nsmanagedobjectcontext/didsaveobjectsnotification and its neighbours.
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// Follows documentation/coredata/nsmanagedobjectcontext/notificationkey.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
  }
}

extension NSNotification.Name {
  public static let NSManagedObjectContextWillSave = NSManagedObjectContext
    .willSaveObjectsNotification
  public static let NSManagedObjectContextDidSave = NSManagedObjectContext
    .didSaveObjectsNotification
  public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext
    .didChangeObjectsNotification
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

// Follows documentation/coredata/nsinsertedobjectskey and its neighbours.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"

/// Follows documentation/coredata/nsmanagedobjectreferentialintegrityerror.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// Follows documentation/coredata/nsmanagedobjectmergeerror.
public let NSManagedObjectMergeError = 133_020

/// Follows documentation/coredata/nsquerygenerationtoken.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}
