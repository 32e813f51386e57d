import Foundation

extension NSManagedObjectContext {
  /// Follows documentation/coredata/nsmanagedobjectcontext/fetch(_:).
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let name = request.entityName ?? request.entity?.name ?? "\(T.self)"
    let type = T.self as? NSManagedObject.Type
    let gone = Set(deletedObjects.map(\.objectID))
    let stored = rows(of: name).filter { !gone.contains($0.id) }
    var objects = stored.map { materialise($0.id, $0.values, as: type) }
    if request.includesPendingChanges {
      objects += lock.withLock { inserted.filter { $0.entity.name == name } }
    }
    if let predicate = request.predicate { objects = objects.filter(predicate.evaluate(with:)) }
    objects = request._sorted(objects)
    objects = Array(objects.dropFirst(max(0, request.fetchOffset)))
    if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
    return objects.compactMap { request._result($0) as? T }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

  /// Follows documentation/coredata/nsmanagedobjectcontext/execute(_:).
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request._execute(in: self)
  }

  /// What the parent or the store holds of an entity.
  func rows(of name: String) -> [_StoredRow] {
    if let parent {
      let own = parent.lock.withLock { parent.inserted.filter { $0.entity.name == name } }
      let gone = parent.lock.withLock { Set(parent.deleted.map(\.objectID)) }
      let changed = parent.lock.withLock { parent.updated }
      return parent.rows(of: name).filter { !gone.contains($0.id) }.map { row in
        changed.first { $0.objectID == row.id }.map { _StoredRow(id: row.id, values: $0._values) }
          ?? row
      } + own.map { _StoredRow(id: $0.objectID, values: $0._values) }
    }
    return persistentStoreCoordinator?._rows(of: name) ?? []
  }

  func storedValues(of id: NSManagedObjectID) -> [String: Any]? {
    rows(of: id.entity.name ?? "").first { $0.id == id }?.values
  }

  /// The context's own object for a row; links lead to the context's own objects too.
  func materialise(
    _ id: NSManagedObjectID, _ values: [String: Any], as type: NSManagedObject.Type?
  ) -> NSManagedObject {
    if let known = registeredObject(for: id) { return known }
    let object = id.entity._makeObject(of: type)
    lock.withLock { registered[id] = object }
    object._load(id, values.mapValues(localised), self)
    return object
  }

  func localised(_ value: Any) -> Any {
    switch value {
    case let object as NSManagedObject where object.managedObjectContext !== self:
      (try? existingObject(with: object.objectID)) ?? object
    case let set as NSSet: NSSet(array: set.allObjects.map(localised))
    default: value
    }
  }
}
