#if STELE_MACROS
  import Foundation
  import SwiftUI

  /// Models that a view shows. Follows documentation/swiftdata/query().
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query() = #externalMacro(module: "SteleMacros", type: "QueryMacro")

  /// The models of a descriptor. Follows documentation/swiftdata/query(_:animation:).
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
  ) = #externalMacro(module: "SteleMacros", type: "QueryMacro")

  /// The models of a descriptor. Follows documentation/swiftdata/query(_:transaction:).
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction
  ) = #externalMacro(module: "SteleMacros", type: "QueryMacro")

  /// The models that a predicate chooses, in an order.
  /// Follows documentation/swiftdata/query(filter:sort:animation:).
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) = #externalMacro(module: "SteleMacros", type: "QueryMacro")

  /// The models that a predicate chooses, in an order.
  /// Follows documentation/swiftdata/query(filter:sort:transaction:).
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) = #externalMacro(module: "SteleMacros", type: "QueryMacro")

  /// The models that a predicate chooses, in the order of a property.
  /// Follows documentation/swiftdata/query(filter:sort:order:animation:).
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation = .default
  ) = #externalMacro(module: "SteleMacros", type: "QueryMacro")

  /// The models that a predicate chooses, in the order of a property that may be missing.
  /// Follows documentation/swiftdata/query(filter:sort:order:animation:).
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation = .default
  ) = #externalMacro(module: "SteleMacros", type: "QueryMacro")

  /// The models that a predicate chooses, in the order of a property.
  /// Follows documentation/swiftdata/query(filter:sort:order:transaction:).
  @attached(accessor) @attached(peer, names: prefixed(_))
  public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction
  ) = #externalMacro(module: "SteleMacros", type: "QueryMacro")
#endif
