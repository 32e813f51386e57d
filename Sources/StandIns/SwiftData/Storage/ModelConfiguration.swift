import Foundation

/// How models are kept. Follows documentation/swiftdata/modelconfiguration.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// A group of apps that share models.
  /// Follows documentation/swiftdata/modelconfiguration/groupcontainer-swift.struct.
  public struct GroupContainer: Hashable, Sendable {
    let name: String
    public static let automatic = GroupContainer(name: "automatic")
    public static let none = GroupContainer(name: "none")
    /// A group.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }
  /// A database in the cloud.
  /// Follows documentation/swiftdata/modelconfiguration/cloudkitdatabase-swift.struct.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    /// A private database.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name.
  public let name: String
  /// The models.
  public let schema: Schema?
  /// Where models are kept.
  public let url: URL
  /// Whether models are only kept while the app runs.
  public let isStoredInMemoryOnly: Bool
  /// Whether models can be changed.
  public let allowsSave: Bool
  /// The database in the cloud.
  public let cloudKitDatabase: CloudKitDatabase
  public var id: String { name }

  /// Models at the usual place, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema) = (name ?? "default", schema)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    self.cloudKitDatabase = cloudKitDatabase
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : FileManager.default.temporaryDirectory.appendingPathComponent("\(name ?? "default").store")
  }
  /// Models at a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url) = (name ?? "default", schema, url)
    (isStoredInMemoryOnly, self.allowsSave) = (false, allowsSave)
    self.cloudKitDatabase = cloudKitDatabase
  }
  /// Some models, in memory or not.
  @_disfavoredOverload
  public init(
    for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
