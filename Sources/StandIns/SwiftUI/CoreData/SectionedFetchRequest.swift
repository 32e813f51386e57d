import Combine
import CoreData

/// Objects of a database in sections. Follows documentation/swiftui/sectionedfetchrequest.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  private let make: () -> NSFetchRequest<Result>
  private let typed: [SortDescriptor<Result>]
  private let section: KeyPath<Result, SectionIdentifier>
  private var keeper: FetchKeeper<Result>?

  /// Objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    section = sectionIdentifier
    typed = []
    make = {
      let request = NSFetchRequest<Result>(entityName: entity.name ?? "\(Result.self)")
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  /// What a request finds.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    section = sectionIdentifier
    typed = []
    make = { fetchRequest }
  }

  fileprivate init(
    _ sectionIdentifier: KeyPath<Result, SectionIdentifier>, _ sortDescriptors: [NSSortDescriptor],
    _ typed: [SortDescriptor<Result>], _ predicate: NSPredicate?
  ) {
    section = sectionIdentifier
    self.typed = typed
    make = {
      let request = NSFetchRequest<Result>(entityName: "\(Result.self)")
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  /// What was found.
  @MainActor @preconcurrency public var wrappedValue:
    SectionedFetchResults<SectionIdentifier, Result>
  {
    SectionedFetchResults(all: keeper.map { Array($0.results) } ?? [], section: section)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Objects of a class in an order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sectionIdentifier, sortDescriptors, [], predicate)
  }

  /// Objects of a class in an order.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(sectionIdentifier, [], sortDescriptors, predicate)
  }
}

extension SectionedFetchRequest: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    let (make, typed) = (make, typed)
    let keeper = context.stored { FetchKeeper(make(), typed) }
    keeper.fetch(from: context.node.environment.managedObjectContext, for: context.node)
    self.keeper = keeper
  }
}

/// Found objects in sections. Follows documentation/swiftui/sectionedfetchresults.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  private let sections: [Section]

  init(all: [Result], section: KeyPath<Result, SectionIdentifier>) {
    var groups: [Section] = []
    for object in all {
      let id = object[keyPath: section]
      if groups.last?.id == id {
        groups[groups.count - 1].members.append(object)
      } else {
        groups.append(Section(id: id, members: [object]))
      }
    }
    sections = groups
  }

  /// The first place.
  public var startIndex: Int { sections.startIndex }
  /// The place behind the last.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// Objects with the same value. Follows documentation/swiftui/sectionedfetchresults/section.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    var members: [Result]

    /// The first place.
    public var startIndex: Int { members.startIndex }
    /// The place behind the last.
    public var endIndex: Int { members.endIndex }
    /// The object at a place.
    public subscript(position: Int) -> Result { members[position] }
  }
}
