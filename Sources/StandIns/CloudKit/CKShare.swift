import Foundation

/// Who may see a record and what is below it. Follows documentation/cloudkit/ckshare.
open class CKShare: CKRecord, @unchecked Sendable {
  public typealias ParticipantPermission = CKShareParticipantPermission
  open var publicPermission = ParticipantPermission.none
  open private(set) var participants: [Participant] = []
  public let owner = Participant(role: .owner)
  open var currentUserParticipant: Participant? { owner }
  open internal(set) var url: URL?

  public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
    participants = [owner]
    rootRecord.share = Reference(recordID: shareID, action: .none)
    url = URL(string: "https://www.icloud.com/share/\(shareID.recordName)")
  }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: "cloudkit.share", recordID: CKRecord.ID(zoneID: recordZoneID))
    participants = [owner]
  }

  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant }
  }

  /// Follows documentation/cloudkit/ckshare/participant.
  open class Participant: NSObject, @unchecked Sendable {
    open var role: ParticipantRole
    open var permission = CKShareParticipantPermission.readWrite
    open internal(set) var acceptanceStatus = CKShareParticipantAcceptanceStatus.accepted

    init(role: ParticipantRole) {
      self.role = role
      super.init()
    }
  }

  /// Follows documentation/cloudkit/ckshare/participantrole.
  public enum ParticipantRole: Int, Sendable {
    case unknown, owner
    case privateUser = 3
    case publicUser
  }

  /// What an invitation says. Follows documentation/cloudkit/ckshare/metadata.
  open class Metadata: NSObject, @unchecked Sendable {
    public let share: CKShare
    public let rootRecord: CKRecord?
    public let containerIdentifier: String

    public init(_share: CKShare, rootRecord: CKRecord?, containerIdentifier: String) {
      share = _share
      self.rootRecord = rootRecord
      self.containerIdentifier = containerIdentifier
      super.init()
    }
  }

  /// Names of fields that every share has. Follows documentation/cloudkit/ckshare/systemfieldkey.
  public enum SystemFieldKey {
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
  }
}

/// Follows documentation/cloudkit/ckshare/participantpermission.
public enum CKShareParticipantPermission: Int, Sendable {
  case unknown, none, readOnly, readWrite
}

/// Follows documentation/cloudkit/ckshare/participantacceptancestatus.
public enum CKShareParticipantAcceptanceStatus: Int, Sendable {
  case unknown, pending, accepted, removed
}

/// What a push from iCloud says. Follows documentation/cloudkit/cknotification.
open class CKNotification: NSObject, @unchecked Sendable {
  public let notificationType: NotificationType
  public let subscriptionID: CKSubscription.ID?

  /// Nil for a push from elsewhere.
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) {
    guard let ck = dictionary["ck"] as? [AnyHashable: Any] else { return nil }
    notificationType = ck["qry"] == nil ? .database : .query
    subscriptionID = (ck["qry"] as? [AnyHashable: Any])?["sid"] as? String
    super.init()
  }

  /// Follows documentation/cloudkit/cknotification/notificationtype-swift.enum.
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }
}
