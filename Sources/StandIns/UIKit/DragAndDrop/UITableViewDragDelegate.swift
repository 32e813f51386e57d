import QuartzCore

/// Says what of a list can be dragged. Follows documentation/uikit/uitableviewdragdelegate.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// Takes what is dropped on a list. Follows documentation/uikit/uitableviewdropdelegate.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// Follows documentation/uikit/uitableviewdropproposal.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Follows documentation/uikit/uitableviewdropproposal/intent-swift.enum.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
}

/// Follows documentation/uikit/uitableviewdropitem.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// Follows documentation/uikit/uitableviewdropcoordinator.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// One item that is dropped, and the coordinator of the drop.
private final class Drop: NSObject, UITableViewDropCoordinator {
  final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    var previewSize: CGSize { .zero }

    init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
      self.dragItem = dragItem
      self.sourceIndexPath = sourceIndexPath
      super.init()
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ session: _LocalDragSession, from source: IndexPath?, to destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    items = session.items.map { Item($0, from: source) }
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) {}
}

extension UITableView {
  /// What dragging from one place to another does; true if something was dropped.
  @discardableResult
  public func _drag(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dragDelegate, let dropDelegate else { return false }
    let empty = _LocalDragSession(items: [])
    let items = dragDelegate.tableView(self, itemsForBeginning: empty, at: source)
    guard !items.isEmpty else { return false }
    let session = _LocalDragSession(items: items)
    dragDelegate.tableView(self, dragSessionWillBegin: session)
    defer { dragDelegate.tableView(self, dragSessionDidEnd: session) }
    guard dropDelegate.tableView(self, canHandle: session) else { return false }
    let proposal = dropDelegate.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    guard proposal.operation == .copy || proposal.operation == .move else { return false }
    dropDelegate.tableView(
      self, performDropWith: Drop(session, from: source, to: destination, proposal))
    return true
  }
}
