import Foundation

/// The entities of a database. Follows documentation/coredata/nsmanagedobjectmodel.
///
/// A model that was drawn in Xcode cannot be read here. An entity that a program asks for and that the
/// program has not described is therefore one without described properties, which takes any value.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var described: [NSEntityDescription] = []

  public override init() { super.init() }

  /// Follows documentation/coredata/nsmanagedobjectmodel/init(contentsof:).
  public init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    super.init()
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }

  open var entities: [NSEntityDescription] {
    get { lock.withLock { described } }
    set { lock.withLock { described = newValue } }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    entities.reduce(into: [:]) { if let name = $1.name { $0[name] = $1 } }
  }

  open var versionIdentifiers: Set<AnyHashable> = []

  func _entity(named name: String) -> NSEntityDescription {
    lock.withLock {
      if let known = described.first(where: { $0.name == name }) { return known }
      let entity = NSEntityDescription()
      entity.name = name
      entity.managedObjectClassName = name
      described.append(entity)
      return entity
    }
  }
}

/// The classes of objects that have been made, by name: an entity knows only the name of its class.
enum _KnownClasses {
  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    var classes: [String: NSManagedObject.Type] = [:]
  }
  private static let table = Table()

  static func note(_ type: NSManagedObject.Type) {
    table.lock.withLock { table.classes[String(describing: type)] = type }
  }

  static func type(named name: String?) -> NSManagedObject.Type? {
    name.flatMap { name in table.lock.withLock { table.classes[name] } }
  }
}
