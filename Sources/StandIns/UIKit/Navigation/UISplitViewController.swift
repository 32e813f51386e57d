import QuartzCore

/// Shows a list and its details side by side, or one above the other where there is little room.
/// Follows documentation/uikit/uisplitviewcontroller.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = 320
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 414
  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }

  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      for column in Column.all { setViewController(nil, for: column) }
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().last, for: .secondary)
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if let old = columns[column], old !== controller {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded { placeColumns() }
  }

  open func show(_ column: Column) { columns[column].map { view.bringSubviewToFront($0.view) } }
  open func hide(_ column: Column) { columns[column].map { view.sendSubviewToBack($0.view) } }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeColumns()
  }

  private func placeColumns() {
    let all = view.bounds
    let width =
      isCollapsed
      ? all.width
      : min(maximumPrimaryColumnWidth, max(minimumPrimaryColumnWidth, preferredPrimaryColumnWidth))
    for (column, controller) in columns.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if isCollapsed, column != .primary { continue }
      let frame =
        column == .secondary
        ? CGRect(x: width, y: 0, width: all.width - width, height: all.height)
        : CGRect(x: 0, y: 0, width: width, height: all.height)
      controller.view.frame = frame
      if controller.view.superview !== view { view.addSubview(controller.view) }
    }
  }
}

extension UISplitViewController {
  /// Follows documentation/uikit/uisplitviewcontroller/style-swift.enum.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// Follows documentation/uikit/uisplitviewcontroller/column.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact

    static let all: [Column] = [.primary, .supplementary, .secondary, .compact]
  }

  /// Follows documentation/uikit/uisplitviewcontroller/displaymode-swift.enum.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  /// Follows documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}

/// Follows documentation/uikit/uisplitviewcontrollerdelegate.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
