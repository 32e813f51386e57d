import Combine
@_exported import CoreData

extension EnvironmentValues {
  private struct ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(.mainQueue)
  }

  /// Where fetch requests look. Follows documentation/swiftui/environmentvalues/managedobjectcontext.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// Objects of a database, fetched again when they change. Follows documentation/swiftui/fetchrequest.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult> {
  private let make: () -> NSFetchRequest<Result>
  private let typed: [SortDescriptor<Result>]
  private var keeper: FetchKeeper<Result>?

  /// Objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    typed = []
    make = {
      let request = NSFetchRequest<Result>(entityName: entity.name ?? "\(Result.self)")
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  /// What a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    typed = []
    make = { fetchRequest }
  }

  /// What a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }

  fileprivate init(
    _ sortDescriptors: [NSSortDescriptor], _ typed: [SortDescriptor<Result>],
    _ predicate: NSPredicate?
  ) {
    self.typed = typed
    make = {
      let request = NSFetchRequest<Result>(entityName: "\(Result.self)")
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  /// What was found.
  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> {
    keeper?.results ?? FetchedResults(all: [], keeper: nil)
  }

  /// A binding to how the request is made.
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let keeper = keeper
    return Binding(
      get: { keeper?.configuration ?? Configuration() }, set: { keeper?.configuration = $0 })
  }

  /// What of a request can be changed later. Follows documentation/swiftui/fetchrequest/configuration.
  public struct Configuration {
    /// The order of the results, as Core Data has it.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    /// Which objects are wanted.
    public var nsPredicate: NSPredicate?
    var typed: [SortDescriptor<Result>] = []
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Objects of a class in an order.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sortDescriptors, [], predicate)
  }

  /// Objects of a class in an order.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init([], sortDescriptors, predicate)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the results.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typed }
    set { typed = newValue }
  }
}

extension FetchRequest: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    let (make, typed) = (make, typed)
    let keeper = context.stored { FetchKeeper(make(), typed) }
    keeper.fetch(from: context.node.environment.managedObjectContext, for: context.node)
    self.keeper = keeper
  }
}

/// Found objects. Follows documentation/swiftui/fetchedresults.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let all: [Result]
  let keeper: FetchKeeper<Result>?

  /// The first place.
  public var startIndex: Int { all.startIndex }
  /// The place behind the last.
  public var endIndex: Int { all.endIndex }
  /// The object at a place.
  public subscript(position: Int) -> Result { all[position] }

  /// Which objects are wanted; setting it fetches again.
  @MainActor public var nsPredicate: NSPredicate? {
    get { keeper?.configuration.nsPredicate }
    nonmutating set { keeper?.configuration.nsPredicate = newValue }
  }

  /// The order of the results; setting it fetches again.
  @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
    get { keeper?.configuration.nsSortDescriptors ?? [] }
    nonmutating set { keeper?.configuration.nsSortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the results; setting it fetches again.
  @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
    get { keeper?.configuration.typed ?? [] }
    nonmutating set { keeper?.configuration.typed = newValue }
  }
}

/// Keeps a request's results and fetches again when the context changes.
@MainActor final class FetchKeeper<Result: NSFetchRequestResult> {
  private let request: NSFetchRequest<Result>
  private weak var context: NSManagedObjectContext?
  private weak var node: ViewNode?
  private var subscription: AnyCancellable?
  private var all: [Result] = []

  var configuration: FetchRequest<Result>.Configuration {
    didSet { node?.invalidate() }
  }

  init(_ request: NSFetchRequest<Result>, _ typed: [SortDescriptor<Result>]) {
    self.request = request
    configuration = FetchRequest.Configuration(
      nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate,
      typed: typed)
  }

  var results: FetchedResults<Result> { FetchedResults(all: all, keeper: self) }

  func fetch(from context: NSManagedObjectContext, for node: ViewNode) {
    self.node = node
    request.sortDescriptors = configuration.nsSortDescriptors
    request.predicate = configuration.nsPredicate
    all = ((try? context.fetch(request)) ?? []).sorted(using: configuration.typed)
    guard self.context !== context else { return }
    self.context = context
    subscription = NotificationCenter.default.publisher(
      for: NSManagedObjectContext.didChangeObjectsNotification, object: context
    ).sink { [weak node] _ in MainActor.assumeIsolated { node?.invalidate() } }
  }
}
