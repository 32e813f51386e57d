import Combine
import Foundation

/// An object of a database. Follows documentation/coredata/nsmanagedobject.
open class NSManagedObject: NSObject, NSFetchRequestResult, _KeyValueCoding {
  private var description_ = NSEntityDescription()
  private var number: NSManagedObjectID?
  private var values: [String: Any] = [:]
  private var saved: [String: Any] = [:]
  open private(set) weak var managedObjectContext: NSManagedObjectContext?

  /// What Swift makes a managed object of a class with, which on Apple's platforms only the runtime does.
  public override init() {
    super.init()
    _KnownClasses.note(type(of: self))
  }

  /// Follows documentation/coredata/nsmanagedobject/init(entity:insertinto:).
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init()
    _enter(entity, context)
  }

  /// Follows documentation/coredata/nsmanagedobject/init(context:).
  public convenience init(context moc: NSManagedObjectContext) {
    let name = "\(Self.self)"
    let entity = moc._model?._entity(named: name) ?? NSEntityDescription()
    entity.name = name
    self.init(entity: entity, insertInto: moc)
  }

  /// Follows documentation/coredata/nsmanagedobject/entity().
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    entity.managedObjectClassName = "\(self)"
    return entity
  }

  /// Follows documentation/coredata/nsmanagedobject/fetchrequest().
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  open var entity: NSEntityDescription { description_ }
  open var objectID: NSManagedObjectID {
    if let number { return number }
    let new = NSManagedObjectID(entity: description_)
    number = new
    return new
  }
  open var isInserted: Bool { managedObjectContext?._isInserted(self) ?? false }
  open var isUpdated: Bool { managedObjectContext?._isUpdated(self) ?? false }
  open var isDeleted: Bool { managedObjectContext?._isDeleted(self) ?? false }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Values are always there; nothing is loaded later.
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }

  // MARK: Life

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  /// Joins a context as a new object.
  func _enter(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
    description_ = entity
    entity.objectClass = entity.objectClass ?? type(of: self)
    _KnownClasses.note(type(of: self))
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { values[name] = value }
    }
    guard let context else { return }
    context._insert(self)
    awakeFromInsert()
  }

  /// Joins a context as an object that is in the store.
  func _load(_ id: NSManagedObjectID, _ values: [String: Any], _ context: NSManagedObjectContext) {
    description_ = id.entity
    number = id
    self.values = values
    saved = values
    managedObjectContext = context
    awakeFromFetch()
  }

  func _join(_ context: NSManagedObjectContext?) { managedObjectContext = context }
  func _noteSaved() { saved = values }
  func _restore() { values = saved }
  var _values: [String: Any] { values }

  // MARK: Values

  public func _value(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    return values[key]
  }

  public func _setValue(_ value: Any?, forKey key: String) -> Bool {
    objectWillChange.send()
    values[key] = value is NSNull ? nil : value
    managedObjectContext?._noteChange(of: self)
    return true
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) { managedObjectContext?._noteChange(of: self) }

  /// The values that differ from those in the store.
  open func changedValues() -> [String: Any] {
    values.filter { key, value in _KeyValue.compare(saved[key], value) != .orderedSame }
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard let keys else { return saved }
    return keys.reduce(into: [:]) { $0[$1] = saved[$1] ?? NSNull() }
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    ((values[key] as? NSSet)?.allObjects as? [NSManagedObject] ?? []).map(\.objectID)
  }

  // MARK: What @NSManaged stands for

  /// The value of a property. A number, text or set that was never set is zero or empty, as in a model
  /// with such defaults; for another type the model would need a default too.
  public func _managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let value = (values[key] as? NSNumber).flatMap({
      _ManagedDefault.convert($0, to: Value.self)
    }) {
      return value
    }
    if let empty = _ManagedDefault.value(of: Value.self) { return empty }
    preconditionFailure("The property '\(key)' of '\(entity.name ?? "")' has no value")
  }

  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    _ = _setValue(_ManagedDefault.unwrapped(value), forKey: key)
  }

  /// `addToItems(_:)` and its like.
  public func _changeManagedRelationship(_ method: String, _ arguments: [Any]) {
    let isRemoval = method.hasPrefix("removeFrom")
    let name = method.dropFirst(isRemoval ? "removeFrom".count : "addTo".count)
    guard method.hasPrefix("addTo") || isRemoval, let first = name.first else { return }
    let key = first.lowercased() + name.dropFirst()
    let members = arguments.flatMap { ($0 as? NSSet)?.allObjects ?? [$0] }
    let set = NSMutableSet(set: values[key] as? Set<AnyHashable> ?? [])
    if let known = values[key] as? NSSet { set.addObjects(from: known.allObjects) }
    for member in members { isRemoval ? set.remove(member) : set.add(member) }
    _ = _setValue(NSSet(set: set), forKey: key)
  }
}

extension NSManagedObject: ObservableObject {}
