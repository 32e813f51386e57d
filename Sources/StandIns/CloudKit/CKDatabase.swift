import Foundation

/// Records, kept in memory while the process runs. Follows documentation/cloudkit/ckdatabase.
open class CKDatabase: NSObject, @unchecked Sendable {
  public let databaseScope: Scope
  static let user = CKRecord.ID(recordName: "_user")
  private let lock = NSLock()
  private var records: [CKRecord.ID: CKRecord] = [:]
  private var zones: [CKRecordZone.ID: CKRecordZone] = [:]
  private var subscriptions: [String: CKSubscription] = [:]

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  /// Follows documentation/cloudkit/ckdatabase/scope.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.start()
  }

  // MARK: The work itself

  private func checkAccount() throws {
    let isOpen = databaseScope == .public || CKContainer._accountStatus == .available
    guard isOpen else { throw CKError(.notAuthenticated) }
  }
  func store(_ record: CKRecord) throws -> CKRecord {
    guard CKContainer._accountStatus == .available else { throw CKError(.notAuthenticated) }
    record.saved(by: Self.user)
    lock.withLock { records[record.recordID] = record }
    return record
  }
  func find(_ id: CKRecord.ID) throws -> CKRecord {
    try checkAccount()
    guard let found = lock.withLock({ records[id] }) else { throw CKError(.unknownItem) }
    return found
  }
  func remove(_ id: CKRecord.ID) throws -> CKRecord.ID {
    try checkAccount()
    guard lock.withLock({ records.removeValue(forKey: id) }) != nil else {
      throw CKError(.unknownItem)
    }
    return id
  }
  func search(_ query: CKQuery) throws -> [CKRecord] {
    try checkAccount()
    let all = lock.withLock { Array(records.values) }
    return query.matches(in: all)
  }

  // MARK: With closures

  open func save(
    _ record: CKRecord,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { report(Result { try store(record) }, completionHandler) }
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { report(Result { try find(recordID) }, completionHandler) }
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { report(Result { try remove(recordID) }, completionHandler) }
  @available(
    iOS, deprecated: 15.0,
    renamed: "fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)"
  )
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { report(Result { try search(query) }, completionHandler) }
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { report(Result { keep(subscription) }, completionHandler) }
  open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { report(Result { keep(zone) }, completionHandler) }

  private func report<Value: Sendable>(
    _ result: Result<Value, any Error>,
    _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      switch result {
      case .success(let value): handler(value, nil)
      case .failure(let error): handler(nil, error)
      }
    }
  }
  private func keep(_ subscription: CKSubscription) -> CKSubscription {
    lock.withLock { subscriptions[subscription.subscriptionID] = subscription }
    return subscription
  }
  private func keep(_ zone: CKRecordZone) -> CKRecordZone {
    lock.withLock { zones[zone.zoneID] = zone }
    return zone
  }

  // MARK: With async

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { try store(record) }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { keep(zone) }
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    keep(subscription)
  }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { try find(recordID) }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try remove(recordID)
  }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    let found = try search(query)
    let shown = resultsLimit > 0 ? Array(found.prefix(resultsLimit)) : found
    return (shown.map { ($0.recordID, .success($0)) }, nil)
  }
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    var saved: [CKRecord.ID: Result<CKRecord, any Error>] = [:]
    for record in recordsToSave { saved[record.recordID] = Result { try store(record) } }
    var deleted: [CKRecord.ID: Result<Void, any Error>] = [:]
    for id in recordIDsToDelete { deleted[id] = Result { _ = try remove(id) } }
    return (saved, deleted)
  }
}
