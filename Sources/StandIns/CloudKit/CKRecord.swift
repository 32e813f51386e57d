import CoreLocation
@_exported import FoundationOverlay

/// What a field of a record can hold. Follows documentation/cloudkit/ckrecordvalue.
public protocol CKRecordValue {}

/// Follows documentation/cloudkit/ckrecordvalueprotocol.
public typealias CKRecordValueProtocol = CKRecordValue

extension String: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValue {}
extension Double: CKRecordValue {}
extension Float: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension Array: CKRecordValue where Element: CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension CLLocation: CKRecordValue {}

/// A file beside a record. Follows documentation/cloudkit/ckasset.
open class CKAsset: NSObject, CKRecordValue, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// A set of named values. Follows documentation/cloudkit/ckrecord.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public let recordType: RecordType
  public let recordID: ID
  open internal(set) var creationDate: Date?
  open internal(set) var modificationDate: Date?
  open internal(set) var recordChangeTag: String?
  open internal(set) var creatorUserRecordID: ID?
  open var parent: Reference?
  open internal(set) var share: Reference?
  private var values: [String: any CKRecordValue] = [:]
  private var changed: Set<String> = []

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValue)? { values[key] }
  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) {
    values[key] = object
    changed.insert(key)
  }
  open subscript(key: FieldKey) -> (any CKRecordValue)? {
    get { values[key] }
    set { setObject(newValue, forKey: key) }
  }
  open subscript<Value: CKRecordValue>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { setObject(newValue, forKey: key) }
  }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  open func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }
  open func encodeSystemFields(with coder: NSCoder) {}

  func saved(by user: ID) {
    let now = Date()
    creationDate = creationDate ?? now
    creatorUserRecordID = creatorUserRecordID ?? user
    modificationDate = now
    recordChangeTag = UUID().uuidString
    changed = []
  }

  /// Follows documentation/cloudkit/ckrecord/id.
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    open override var hash: Int { recordName.hashValue }
  }

  /// Follows documentation/cloudkit/ckrecord/reference.
  open class Reference: NSObject, CKRecordValue, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
      super.init()
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// Follows documentation/cloudkit/ckrecord/referenceaction.
  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }
}

/// A part of a database. Follows documentation/cloudkit/ckrecordzone.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public let zoneID: ID

  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// Follows documentation/cloudkit/ckrecordzone/id.
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public static let `default` = ID(zoneName: defaultZoneName)
    public static let defaultZoneName = "_defaultZone"

    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }
    open override var hash: Int { zoneName.hashValue }
  }
}

/// Follows documentation/cloudkit/ckcurrentuserdefaultname.
public let CKCurrentUserDefaultName = "__defaultOwner__"
