import Foundation

/// Which models are wanted, and in which order. Follows documentation/swiftdata/fetchdescriptor.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which models are wanted.
  public var predicate: Predicate<T>?
  /// Their order.
  public var sortBy: [SortDescriptor<T>]
  /// How many are wanted at most.
  public var fetchLimit: Int?
  /// How many are left out.
  public var fetchOffset: Int?
  /// Whether those count that were not saved.
  public var includePendingChanges = true
  /// Which properties are read at once.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which other models are read at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// Some models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
