import Foundation

/// A kind of object in a model. Follows documentation/coredata/nsentitydescription.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open internal(set) weak var superentity: NSEntityDescription?
  open var renamingIdentifier: String?
  open var uniquenessConstraints: [[Any]] = []
  /// The class of the objects, once one has been made or asked for.
  var objectClass: NSManagedObject.Type?

  public override init() { super.init() }

  open var propertiesByName: [String: NSPropertyDescription] {
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    return all
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// Follows documentation/coredata/nsentitydescription/entity(forentityname:in:).
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context._model?._entity(named: entityName)
  }

  /// Follows documentation/coredata/nsentitydescription/insertnewobject(forentityname:into:).
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  )
    -> NSManagedObject
  {
    let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
    entity.name = entityName
    let object = entity._makeObject(of: entity.objectClass)
    object._enter(entity, context)
    return object
  }

  /// An object of a class, without a context.
  func _makeObject(of type: NSManagedObject.Type?) -> NSManagedObject {
    let known = type ?? objectClass ?? _KnownClasses.type(named: managedObjectClassName)
    return known?._new() as? NSManagedObject ?? NSManagedObject()
  }
}

/// A property of an entity. Follows documentation/coredata/nspropertydescription.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open internal(set) weak var entity: NSEntityDescription?
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?

  public override init() { super.init() }
}

/// A value of an entity. Follows documentation/coredata/nsattributedescription.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
}

/// A link to another entity. Follows documentation/coredata/nsrelationshipdescription.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

/// Follows documentation/coredata/nsattributetype.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// Follows documentation/coredata/nsdeleterule.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
