import QuartzCore

/// What is dragged. Follows documentation/uikit/uidragitem.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// Follows documentation/uikit/uidragpreview.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// Follows documentation/uikit/uidragdropsession.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// Follows documentation/uikit/uidragsession.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// Follows documentation/uikit/uidropsession.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  func canLoadObjects<Value>(ofClass type: Value.Type) -> Bool
  @discardableResult
  func loadObjects<Value>(ofClass type: Value.Type, completion: @escaping ([Value]) -> Void)
    -> Progress
}

/// One drag within the app, from its start to its end.
public final class _LocalDragSession: NSObject, UIDragSession, UIDropSession {
  public let items: [UIDragItem]
  public var localContext: Any?
  public var allowsMoveOperation: Bool { true }
  public var localDragSession: (any UIDragSession)? { self }
  var place: (view: UIView, point: CGPoint)?

  public init(items: [UIDragItem]) {
    self.items = items
    super.init()
  }

  public func location(in view: UIView) -> CGPoint {
    place.map { $0.view.convert($0.point, to: view) } ?? .zero
  }

  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains {
      !$0.itemProvider.registeredTypeIdentifiers.filter(typeIdentifiers.contains).isEmpty
    }
  }

  public func canLoadObjects<Value>(ofClass type: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }

  @discardableResult
  public func loadObjects<Value>(
    ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider._object(as: type) })
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// What a drop would do. Follows documentation/uikit/uidropoperation.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// Follows documentation/uikit/uidropproposal.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
