import Foundation

/// Asks to be told of changes. Follows documentation/cloudkit/cksubscription.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(id: ID) {
    subscriptionID = id
    super.init()
  }

  /// Follows documentation/cloudkit/cksubscription/notificationinfo-swift.class.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var category: String?
    public override init() { super.init() }
  }
}

/// Follows documentation/cloudkit/ckquerysubscription.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(id: subscriptionID)
  }

  /// Follows documentation/cloudkit/ckquerysubscription/options.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
}

/// Follows documentation/cloudkit/ckdatabasesubscription.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(id: subscriptionID)
  }
}
