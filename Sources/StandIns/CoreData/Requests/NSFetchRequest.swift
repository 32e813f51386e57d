import Foundation

/// What a fetch can give. Follows documentation/coredata/nsfetchrequestresult.
///
/// A protocol of Objective-C conforms to itself, one of Swift alone does not; so the classes below do not
/// ask their parameter for it, since `NSFetchRequest<NSFetchRequestResult>` is what tutorials write.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Follows documentation/coredata/nspersistentstorerequest.
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
  public override init() { super.init() }

  /// Does what the request asks for.
  func _execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}

/// Follows documentation/coredata/nspersistentstoreresult.
open class NSPersistentStoreResult: NSObject {}

/// Follows documentation/coredata/nsfetchrequestresulttype.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted. Follows documentation/coredata/nsfetchrequest.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open private(set) var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Follows documentation/coredata/nsfetchrequest/execute().
  open func execute() throws -> [ResultType] {
    throw CocoaError(CocoaError.Code(rawValue: 134_060))
  }

  override func _execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSAsynchronousFetchResult(request: self, results: try context.fetch(self))
  }

  /// The objects in the order of the sort descriptors.
  func _sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard let sortDescriptors, !sortDescriptors.isEmpty else { return objects }
    return objects.sorted { left, right in
      for descriptor in sortDescriptors {
        let order = descriptor.compare(left, to: right)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return false
    }
  }

  /// One object as the request wants it.
  func _result(_ object: NSManagedObject) -> Any {
    if resultType.contains(.managedObjectIDResultType) { return object.objectID }
    guard resultType.contains(.dictionaryResultType) else { return object }
    let names = propertiesToFetch?.compactMap { property in
      property as? String ?? (property as? NSPropertyDescription)?.name
    }
    let values = object._values.filter { names?.contains($0.key) ?? true }
    return NSDictionary(dictionary: values)
  }
}

/// Follows documentation/coredata/nsasynchronousfetchresult.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let finalResult: [ResultType]?

  init(request: NSFetchRequest<ResultType>, results: [ResultType]) {
    fetchRequest = request
    finalResult = results
    super.init()
  }
}

/// A fetch whose end is told. Follows documentation/coredata/nsasynchronousfetchrequest.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = blk
    super.init()
  }

  override func _execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(
      request: fetchRequest, results: try context.fetch(fetchRequest))
    completion?(result)
    return result
  }
}
