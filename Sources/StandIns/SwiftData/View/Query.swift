import Foundation
@_spi(Stele) import SwiftUI

/// Models that a view shows, fetched again when they change. Follows documentation/swiftdata/query.
@MainActor @preconcurrency public struct Query<Element: PersistentModel, Result> {
  nonisolated(unsafe) private let descriptor: FetchDescriptor<Element>
  nonisolated(unsafe) private let make: ([Element]) -> Result
  @State private var keeper = QueryKeeper<Element>()
  @Environment(\.modelContextIfAny) private var context

  nonisolated private init(
    fetching descriptor: FetchDescriptor<Element>, make: @escaping ([Element]) -> Result
  ) {
    (self.descriptor, self.make) = (descriptor, make)
  }

  /// The models.
  public var wrappedValue: Result { make(keeper.models) }
  /// The context that the models are of.
  public var modelContext: ModelContext? { context }
  /// What went wrong.
  public var fetchError: (any Error)? { keeper.error }
}

extension Query: @preconcurrency DynamicProperty {
  /// Fetches the models.
  public mutating func update() { keeper.fetch(descriptor, in: context) }
}

/// The models of one view.
@MainActor @Observable private final class QueryKeeper<Element: PersistentModel> {
  var models: [Element] { version >= 0 ? found : [] }
  @ObservationIgnored private(set) var error: (any Error)?
  @ObservationIgnored private var found: [Element] = []
  @ObservationIgnored private var watch: ContainerWatch?
  @ObservationIgnored private weak var watched: ModelContainer?
  private var version = 0

  nonisolated init() {}

  func fetch(_ descriptor: FetchDescriptor<Element>, in context: ModelContext?) {
    guard let context else { return }
    do { found = try context.fetch(descriptor) } catch { self.error = error }
    guard watched !== context.container else { return }
    watched = context.container
    watch = context.container.watch { [weak self] in
      MainActor.assumeIsolated { self?.version += 1 }
    }
  }
}

nonisolated extension Query where Result == [Element] {
  /// All models.
  public init() { self.init(fetching: FetchDescriptor(), make: { $0 }) }
  /// The models of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(fetching: descriptor, make: { $0 })
  }
  /// The models of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(fetching: descriptor, make: { $0 })
  }
  /// The models that a predicate chooses, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors), make: { $0 })
  }
  /// The models that a predicate chooses, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors), make: { $0 })
  }
  /// The models that a predicate chooses, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  /// The models that a predicate chooses, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  /// The models that a predicate chooses, in the order of a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  /// The models that a predicate chooses, in the order of a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}
