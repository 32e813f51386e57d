import Foundation

/// One file of a database. Follows documentation/coredata/nspersistentstore.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public let type: String
  public let configurationName: String
  open var url: URL?
  open var isReadOnly = false
  open var metadata: [String: Any]! = [:]
  public let identifier: String! = UUID().uuidString

  init(type: String, configuration: String?, url: URL?) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    super.init()
  }

  /// Follows documentation/coredata/nspersistentstore/storetype.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

// Follows documentation/coredata/nssqlitestoretype and its neighbours.
public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

// Follows documentation/coredata/nsmigratepersistentstoresautomaticallyoption and its neighbours.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// How a store is to be opened. Follows documentation/coredata/nspersistentstoredescription.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() { super.init() }

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { options[name] = value }
}
