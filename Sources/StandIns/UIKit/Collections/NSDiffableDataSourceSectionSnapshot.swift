import QuartzCore

/// The items of one section as a tree.
/// Follows documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, each before what is below it.
  public var items: [ItemIdentifierType] { flattened(nil) { _ in true } }
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened(nil, expanded.contains) }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var current = parents[item]
    while let parent = current {
      level += 1
      current = parents[parent]
    }
    return level
  }
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    if includingParent { result.append([parent]) }
    result.copy(childrenOf: parent, from: self, to: includingParent ? parent : nil)
    return result
  }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, offset: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, offset: 1)
  }
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      children[item] = nil
      children[parents[item]]?.removeAll { $0 == item }
      parents[item] = nil
      expanded.remove(item)
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    delete(children[parent] ?? [])
    for item in snapshot.rootItems {
      append([item], to: parent)
      copy(childrenOf: item, from: snapshot, to: item)
    }
  }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private mutating func insert(
    _ items: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    let parent = parents[other]
    let place = children[parent]?.firstIndex(of: other) ?? 0
    children[parent, default: []].insert(contentsOf: items, at: place + offset)
    for item in items { parents[item] = parent }
  }

  private mutating func copy(
    childrenOf source: ItemIdentifierType, from other: Self, to target: ItemIdentifierType?
  ) {
    for item in other.children[source] ?? [] {
      append([item], to: target)
      copy(childrenOf: item, from: other, to: item)
    }
    if other.isExpanded(source), target != nil { expanded.insert(source) }
  }

  private func flattened(
    _ parent: ItemIdentifierType?, _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { item in
      [item] + (isOpen(item) ? flattened(item, isOpen) : [])
    }
  }
}

/// What a user's reordering changed. Follows documentation/uikit/nsdiffabledatasourcetransaction.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
