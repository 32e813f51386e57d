import Foundation

/// Writes several records. Follows documentation/cloudkit/ckmodifyrecordsoperation.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete ids: [CKRecord.ID]? = nil)
  {
    recordsToSave = records
    recordIDsToDelete = ids
    super.init()
  }

  open override func main() {
    guard let database else { return }
    var failure: (any Error)?
    for record in recordsToSave ?? [] {
      let result = Result { try database.store(record) }
      if case .failure(let error) = result { failure = error }
      perRecordSaveBlock?(record.recordID, result)
    }
    for id in recordIDsToDelete ?? [] {
      let result = Result { _ = try database.remove(id) }
      if case .failure(let error) = result { failure = error }
      perRecordDeleteBlock?(id, result)
    }
    modifyRecordsResultBlock?(failure.map { .failure($0) } ?? .success(()))
  }

  /// Follows documentation/cloudkit/ckmodifyrecordsoperation/recordsavepolicy.
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
}
