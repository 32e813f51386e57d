import Foundation

/// Objects in sections, kept up to date. Follows documentation/coredata/nsfetchedresultscontroller.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var groups: [_ResultSection] = []
  private var token: (any NSObjectProtocol)?
  private var erasedView: NSFetchedResultsController<any NSFetchRequestResult>?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  open class func deleteCache(withName name: String?) {}

  /// Follows documentation/coredata/nsfetchedresultscontroller/performfetch().
  open func performFetch() throws {
    take(try managedObjectContext.fetch(fetchRequest))
    guard token == nil else { return }
    let reference = Refresher { [weak self] in self?.refresh($0) }
    token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: managedObjectContext,
      queue: nil
    ) { reference.refresh?($0) }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : groups }
  open var sectionIndexTitles: [String] { groups.compactMap(\.indexTitle) }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard groups.indices.contains(indexPath.section),
      let object = groups[indexPath.section].member(indexPath.row) as? ResultType
    else {
      preconditionFailure("no object at index \(indexPath.row) in section \(indexPath.section)")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, group) in groups.enumerated() {
      if let row = group.place(of: object) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  // MARK: Changes

  fileprivate func take(_ objects: [ResultType]) {
    fetchedObjects = objects
    var result: [_ResultSection] = []
    for object in objects {
      let name = sectionNameKeyPath.flatMap { _KeyValue.read(path: $0, of: object) }
      let title = name.map { "\($0)" } ?? ""
      if let last = result.last, last.name == title {
        last.all.append(object)
      } else {
        result.append(_ResultSection(name: title, all: [object]))
      }
    }
    if result.isEmpty, sectionNameKeyPath == nil { result = [_ResultSection(name: "", all: [])] }
    groups = result
  }

  fileprivate func refresh(_ notification: Notification) {
    guard let delegate, let before = fetchedObjects,
      let after = try? managedObjectContext.fetch(fetchRequest)
    else { return }
    let changed = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
    let old = before.map { ($0, indexPath(forObject: $0)) }
    let oldSections = groups
    delegate.controllerWillChangeContent(_erased)
    take(after)
    let (oldNames, newNames) = (oldSections.map(\.name), groups.map(\.name))
    for (index, section) in oldSections.enumerated() where !newNames.contains(section.name) {
      delegate.controller(
        _erased, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in groups.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(
        _erased, didChange: section, atSectionIndex: index, for: .insert)
    }
    for (object, place) in old where !after.contains(where: { same($0, object) }) {
      delegate.controller(_erased, didChange: object, at: place, for: .delete, newIndexPath: nil)
    }
    for object in after {
      let new = indexPath(forObject: object)
      guard let was = old.first(where: { same($0.0, object) })?.1 else {
        delegate.controller(_erased, didChange: object, at: nil, for: .insert, newIndexPath: new)
        continue
      }
      guard let managed = object as? NSManagedObject, changed.contains(managed) else { continue }
      delegate.controller(
        _erased, didChange: object, at: was, for: was == new ? .update : .move, newIndexPath: new)
    }
    delegate.controllerDidChangeContent(_erased)
  }

  /// The controller as its delegate sees it: Objective-C knows no generic parameters.
  private var _erased: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    let view =
      erasedView
      ?? NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
        managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
        cacheName: cacheName)
    erasedView = view
    view.take((fetchedObjects ?? []).compactMap { $0 as? any NSFetchRequestResult })
    return view
  }

  private func same(_ left: ResultType, _ right: ResultType) -> Bool {
    left as AnyObject === right as AnyObject
  }

}

/// Passes a notification on; it does not keep the controller.
private struct Refresher: @unchecked Sendable {
  let refresh: ((Notification) -> Void)?
}

/// One section's objects.
final class _ResultSection: NSObject, NSFetchedResultsSectionInfo {
  let name: String
  var all: [Any]

  init(name: String, all: [Any]) {
    self.name = name
    self.all = all
    super.init()
  }

  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { all.count }
  var objects: [Any]? { all }

  func member(_ row: Int) -> Any? { all.indices.contains(row) ? all[row] : nil }
  func place(of object: Any) -> Int? {
    all.firstIndex { $0 as AnyObject === object as AnyObject }
  }
}
