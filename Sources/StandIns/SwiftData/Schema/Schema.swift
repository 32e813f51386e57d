import Foundation

/// The models of a container. Follows documentation/swiftdata/schema.
public final class Schema: Hashable, @unchecked Sendable {
  /// The version of a schema. Follows documentation/swiftdata/schema/version-swift.struct.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    /// A version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// A kind of model. Follows documentation/swiftdata/schema/entity.
  public struct Entity: Hashable, Sendable {
    /// What it is called.
    public let name: String
  }

  /// How a property is kept. Follows documentation/swiftdata/schema/attribute.
  public struct Attribute: Hashable, Sendable {
    /// What is special. Follows documentation/swiftdata/schema/attribute/option.
    public struct Option: Hashable, Sendable {
      let name: String
      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var encrypt: Option { Option(name: "encrypt") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var spotlight: Option { Option(name: "spotlight") }
      public static var codable: Option { Option(name: "codable") }
      /// Kept in another form.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable(\(transformerName))")
      }
      /// Kept in another form.
      public static func transformable(by transformerType: AnyClass) -> Option {
        Option(name: "transformable(\(transformerType))")
      }
    }
  }

  /// How models belong together. Follows documentation/swiftdata/schema/relationship.
  public struct Relationship: Hashable, Sendable {
    /// What becomes of the others when a model is deleted.
    /// Follows documentation/swiftdata/schema/relationship/deleterule-swift.enum.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }
    /// What is special. Follows documentation/swiftdata/schema/relationship/option.
    public struct Option: Hashable, Sendable {
      let name: String
      public static var unique: Option { Option(name: "unique") }
    }
  }

  let types: [any PersistentModel.Type]
  /// The version of the schema.
  public let version: Version
  /// The kinds of model.
  public var entities: [Entity] { types.map { Entity(name: "\($0)") } }

  /// A schema of models.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {
    (self.types, self.version) = (types, version)
  }
  /// A schema of models.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }
  /// The schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public static func == (left: Schema, right: Schema) -> Bool {
    left.entities == right.entities && left.version == right.version
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entities)
    hasher.combine(version)
  }
}

/// A version of the models of an app. Follows documentation/swiftdata/versionedschema.
public protocol VersionedSchema {
  /// The models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How versions follow each other. Follows documentation/swiftdata/schemamigrationplan.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from a version to the next. Follows documentation/swiftdata/migrationstage.
public enum MigrationStage: @unchecked Sendable {
  /// One that needs no code.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// One that needs code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
