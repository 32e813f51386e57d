import Foundation

/// Which records are wanted. Follows documentation/cloudkit/ckquery.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }

  func matches(in records: [CKRecord]) -> [CKRecord] {
    let found = records.filter { record in
      record.recordType == recordType && predicate.evaluate(with: fields(of: record))
    }.sorted { ($0.creationDate ?? .distantPast) < ($1.creationDate ?? .distantPast) }
    guard let sortDescriptors, !sortDescriptors.isEmpty else { return found }
    return found.sorted { first, second in
      for descriptor in sortDescriptors {
        let order = descriptor.compare(fields(of: first), to: fields(of: second))
        if order != .orderedSame { return order == .orderedAscending }
      }
      return false
    }
  }

  private func fields(of record: CKRecord) -> NSDictionary {
    var all: [String: Any] = [:]
    for key in record.allKeys() { all[key] = record.object(forKey: key) }
    all["creationDate"] = record.creationDate
    all["modificationDate"] = record.modificationDate
    return all as NSDictionary
  }
}

/// Searches a database. Follows documentation/cloudkit/ckqueryoperation.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  public static let maximumResults = 0
  open var query: CKQuery?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  @available(iOS, deprecated: 15.0, message: "Use recordMatchedBlock instead")
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  @available(iOS, deprecated: 15.0, message: "Use queryResultBlock instead")
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public init(query: CKQuery) {
    self.query = query
    super.init()
  }
  public convenience override init() {
    self.init(query: CKQuery(recordType: "", predicate: NSPredicate(value: false)))
  }

  open override func main() {
    guard let query else { return }
    do {
      let found = try database?.search(query) ?? []
      for record in resultsLimit > 0 ? Array(found.prefix(resultsLimit)) : found {
        recordMatchedBlock?(record.recordID, .success(record))
        recordFetchedBlock?(record)
      }
      queryResultBlock?(.success(nil))
      queryCompletionBlock?(nil, nil)
    } catch {
      queryResultBlock?(.failure(error))
      queryCompletionBlock?(nil, error)
    }
  }

  /// Where a search goes on. Follows documentation/cloudkit/ckqueryoperation/cursor.
  open class Cursor: NSObject, @unchecked Sendable {}
}
