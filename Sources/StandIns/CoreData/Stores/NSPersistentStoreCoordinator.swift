import Foundation

/// What the store holds of one object.
struct _StoredRow {
  let id: NSManagedObjectID
  var values: [String: Any]
}

/// Stands between contexts and stores. Follows documentation/coredata/nspersistentstorecoordinator.
///
/// All stores are kept in memory: what was saved lasts as long as the coordinator.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  private let lock = NSRecursiveLock()
  private var table: [_StoredRow] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, configuration: configuration, url: storeURL)
    persistentStores.append(store)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStores.append(
      NSPersistentStore(
        type: storeDescription.type, configuration: storeDescription.configuration,
        url: storeDescription.url))
    block(storeDescription, nil)
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    lock.withLock { table = [] }
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    lock.withLock { table.first { $0.id.uriRepresentation() == url }?.id }
  }

  open func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: block)
  }
  open func performAndWait(_ block: () -> Void) { block() }

  // MARK: Rows

  func _rows(of name: String) -> [_StoredRow] {
    let entity = managedObjectModel._entity(named: name)
    return lock.withLock { table.filter { $0.id.entity.isKindOf(entity: entity) } }
  }

  func _save(_ objects: [NSManagedObject], removing gone: [NSManagedObject]) {
    lock.withLock {
      for object in objects {
        object.objectID._becomePermanent()
        let row = _StoredRow(id: object.objectID, values: object._values)
        if let place = table.firstIndex(where: { $0.id == row.id }) {
          table[place] = row
        } else {
          table.append(row)
        }
      }
    }
    _remove(gone.map(\.objectID))
  }

  func _insert(_ rows: [_StoredRow]) {
    for row in rows { row.id._becomePermanent() }
    lock.withLock { table += rows }
  }

  func _update(_ ids: [NSManagedObjectID], _ changes: [String: Any]) {
    lock.withLock {
      for place in table.indices where ids.contains(table[place].id) {
        table[place].values.merge(changes) { _, new in new }
      }
    }
  }

  func _remove(_ ids: [NSManagedObjectID]) {
    lock.withLock { table.removeAll { ids.contains($0.id) } }
  }
}
