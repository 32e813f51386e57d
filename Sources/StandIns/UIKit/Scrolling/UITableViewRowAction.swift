import QuartzCore

/// A button beside a row that was swiped, as it was before iOS 13.
/// Follows documentation/uikit/uitableviewrowaction.
@available(
  iOS, deprecated: 13.0, message: "Use UIContextualAction and related APIs instead."
)
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public typealias Handler = (UITableViewRowAction, IndexPath) -> Void
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  public let _handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    backgroundColor = style == .normal ? .systemGray : .systemRed
    _handler = handler
    super.init()
  }

  /// Follows documentation/uikit/uitableviewrowaction/style-swift.enum.
  public enum Style: Int, Sendable {
    case `default`, normal
    public static var destructive: Style { .default }
  }
}

/// Follows documentation/uikit/uispringloadedinteractioncontext.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}
