import Foundation

/// Deletes in the store, past the contexts. Follows documentation/coredata/nsbatchdeleterequest.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: objects.first?.entity.name ?? "")
    request.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
    }
    self.init(fetchRequest: request)
  }

  override func _execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let ids = try _matching(fetchRequest, context)
    context.persistentStoreCoordinator?._remove(ids)
    return NSBatchDeleteResult(resultType, ids)
  }
}

/// The identities of what a fetch finds in the store, without a context of its own.
private func _matching(
  _ request: NSFetchRequest<any NSFetchRequestResult>, _ context: NSManagedObjectContext
) throws -> [NSManagedObjectID] {
  let scratch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  scratch.persistentStoreCoordinator = context.persistentStoreCoordinator
  return try scratch.fetch(request).compactMap { ($0 as? NSManagedObject)?.objectID }
}

/// Follows documentation/coredata/nsbatchdeleterequestresulttype.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Follows documentation/coredata/nsbatchdeleteresult.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ type: NSBatchDeleteRequestResultType, _ ids: [NSManagedObjectID]) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = true
    case .resultTypeObjectIDs: result = ids
    case .resultTypeCount: result = ids.count
    }
    super.init()
  }
}

/// Changes values in the store, past the contexts. Follows documentation/coredata/nsbatchupdaterequest.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }

  override func _execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
    request.predicate = predicate
    let ids = try _matching(request, context)
    let changes = (propertiesToUpdate ?? [:]).reduce(into: [String: Any]()) { result, change in
      let name = change.key as? String ?? (change.key as? NSPropertyDescription)?.name
      if let name { result[name] = change.value }
    }
    context.persistentStoreCoordinator?._update(ids, changes)
    return NSBatchUpdateResult(resultType, ids)
  }
}

/// Follows documentation/coredata/nsbatchupdaterequestresulttype.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Follows documentation/coredata/nsbatchupdateresult.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ type: NSBatchUpdateRequestResultType, _ ids: [NSManagedObjectID]) {
    resultType = type
    switch type {
    case .statusOnlyResultType: result = true
    case .updatedObjectIDsResultType: result = ids
    case .updatedObjectsCountResultType: result = ids.count
    }
    super.init()
  }
}

/// Adds rows to the store, past the contexts. Follows documentation/coredata/nsbatchinsertrequest.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// The handler fills one dictionary after the other until it says that it is done.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    var objects: [[String: Any]] = []
    var next = NSMutableDictionary()
    while !handler(next) {
      objects.append(next as? [String: Any] ?? [:])
      next = NSMutableDictionary()
    }
    self.init(entityName: entity.name ?? "", objects: objects)
  }

  override func _execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let model = context._model ?? NSManagedObjectModel()
    let rows = (objectsToInsert ?? []).map { values in
      _StoredRow(
        id: NSManagedObjectID(entity: model._entity(named: entityName)), values: values)
    }
    context.persistentStoreCoordinator?._insert(rows)
    return NSBatchInsertResult(resultType, rows.map(\.id))
  }
}

/// Follows documentation/coredata/nsbatchinsertrequestresulttype.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// Follows documentation/coredata/nsbatchinsertresult.
open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ type: NSBatchInsertRequestResultType, _ ids: [NSManagedObjectID]) {
    resultType = type
    switch type {
    case .statusOnly: result = true
    case .objectIDs: result = ids
    case .count: result = ids.count
    }
    super.init()
  }
}
