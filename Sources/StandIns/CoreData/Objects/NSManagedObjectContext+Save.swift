import Foundation

extension NSManagedObjectContext {
  /// Follows documentation/coredata/nsmanagedobjectcontext/save().
  public func save() throws {
    let (new, changed, gone) = lock.withLock { (inserted, updated, deleted) }
    guard !(new.isEmpty && changed.isEmpty && gone.isEmpty) else { return }
    tell(NSManagedObjectContext.willSaveObjectsNotification, [:])
    for object in new { try object.validateForInsert() }
    for object in changed { try object.validateForUpdate() }
    for object in gone { try object.validateForDelete() }
    for object in new + changed + gone { object.willSave() }
    if let parent {
      parent.take(new, changed, gone)
    } else if let coordinator = persistentStoreCoordinator {
      coordinator._save(new + changed, removing: gone)
    }
    lock.withLock {
      for object in gone { registered[object.objectID] = nil }
      inserted = []
      updated = []
      deleted = []
    }
    for object in new + changed + gone {
      object._noteSaved()
      object.didSave()
    }
    tell(
      NSManagedObjectContext.didSaveObjectsNotification,
      [NSInsertedObjectsKey: new, NSUpdatedObjectsKey: changed, NSDeletedObjectsKey: gone])
  }

  /// A child's changes become this context's own.
  private func take(
    _ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]
  ) {
    for object in new {
      let own = object.entity._makeObject(of: type(of: object))
      own._load(object.objectID, object._values.mapValues(localised), self)
      _insert(own)
    }
    for object in changed {
      guard let own = try? existingObject(with: object.objectID) else { continue }
      for (key, value) in object._values { own.setValue(localised(value), forKey: key) }
    }
    for object in gone {
      if let own = try? existingObject(with: object.objectID) { delete(own) }
    }
  }

  /// Follows documentation/coredata/nsmanagedobjectcontext/mergechanges(fromcontextdidsave:).
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(notification.userInfo ?? [:])
  }

  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.merge(changeNotificationData) }
  }

  private func merge(_ changes: [AnyHashable: Any]) {
    for object in changes[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [] {
      guard let own = registeredObject(for: object.objectID), own !== object, !own.hasChanges else {
        continue
      }
      own.objectWillChange.send()
      own._load(own.objectID, object._values.mapValues(localised), self)
    }
    for object in changes[NSDeletedObjectsKey] as? Set<NSManagedObject> ?? [] {
      lock.withLock { registered[object.objectID] = nil }
    }
    tell(NSManagedObjectContext.didChangeObjectsNotification, changes)
  }

  func watchOthers() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    guard automaticallyMergesChangesFromParent else { return }
    token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectsNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, let saver = notification.object as? NSManagedObjectContext, saver !== self,
        saver === parent || saver.persistentStoreCoordinator === persistentStoreCoordinator
      else { return }
      mergeChanges(fromContextDidSave: notification)
    }
  }

  func tell(_ name: Notification.Name, _ objects: [AnyHashable: Any]) {
    let sets = objects.mapValues { ($0 as? [NSManagedObject]).map { Set($0) as Any } ?? $0 }
    NotificationCenter.default.post(name: name, object: self, userInfo: sets)
  }
}
