import Foundation

/// An app's place in iCloud; it is kept in memory while the process runs.
/// Follows documentation/cloudkit/ckcontainer.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase(.public)
  public let privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)
  /// Whether somebody is signed in.
  nonisolated(unsafe) public static var _accountStatus = CKAccountStatus.available
  private static let standard = CKContainer(identifier: "iCloud.default")

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
  open class func `default`() -> CKContainer { standard }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    let status = Self._accountStatus
    DispatchQueue.global().async { completionHandler(status, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus { Self._accountStatus }
  open func userRecordID() async throws -> CKRecord.ID {
    guard Self._accountStatus == .available else { throw CKError(.notAuthenticated) }
    return CKDatabase.user
  }
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    let isThere = Self._accountStatus == .available
    DispatchQueue.global().async {
      completionHandler(isThere ? CKDatabase.user : nil, isThere ? nil : CKError(.notAuthenticated))
    }
  }
  open func add(_ operation: CKOperation) { operation.start() }
}

/// Follows documentation/cloudkit/ckaccountstatus.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
  /// Follows documentation/foundation/nsnotification/name-swift.struct/ckaccountchanged.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Follows documentation/cloudkit/ckerror.
public struct CKError: CustomNSError, Hashable, Sendable {
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var retryAfterSeconds: Double? { nil }

  /// Follows documentation/cloudkit/ckerror/code.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest
    case assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation
    case operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
    case alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
    case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
  }
}

/// A piece of work on a database. Follows documentation/cloudkit/ckoperation.
open class CKOperation: Operation, @unchecked Sendable {
  open weak var container: CKContainer?
  open var configuration: Configuration! = Configuration()
  open var qualityOfServiceLevel = QualityOfService.default

  /// Follows documentation/cloudkit/ckoperation/configuration-swift.class.
  open class Configuration: NSObject {
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var isLongLived = false
    open var allowsCellularAccess = true
  }
}

/// Follows documentation/cloudkit/ckdatabaseoperation.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open weak var database: CKDatabase?
}
