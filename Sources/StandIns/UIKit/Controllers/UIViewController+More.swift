import QuartzCore

extension UIViewController {
  /// The scroll view that bars at an edge follow.
  /// Follows documentation/uikit/uiviewcontroller/contentscrollview(for:).
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    _contentScrollViews[edge.rawValue]
  }
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edge.contains(single) {
      _contentScrollViews[single.rawValue] = scrollView
    }
  }
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  @available(
    iOS, deprecated: 16.0,
    message: "Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`."
  )
  public class func attemptRotationToDeviceOrientation() {}

  /// Follows documentation/uikit/uiviewcontroller/overridetraitcollection(forchild:).
  public func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { _childTraits[ObjectIdentifier(childViewController)] }

  /// How the controller is shown, where not as its presentation says.
  /// Follows documentation/uikit/uiviewcontroller/preferredtransition.
  public var preferredTransition: Transition? {
    get { _preferredTransition }
    set { _preferredTransition = newValue }
  }

  /// Follows documentation/uikit/uiviewcontroller/transition.
  @MainActor public struct Transition {
    public let _name: String
    public let _sourceView: ((ZoomOptions.SourceContext) -> UIView?)?

    public static var coverVertical: Transition { Transition(_name: "cover", _sourceView: nil) }
    public static var crossDissolve: Transition { Transition(_name: "dissolve", _sourceView: nil) }
    public static var flipHorizontal: Transition { Transition(_name: "flip", _sourceView: nil) }
    public static var partialCurl: Transition { Transition(_name: "curl", _sourceView: nil) }
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomOptions.SourceContext) -> UIView?
    ) -> Transition { Transition(_name: "zoom", _sourceView: sourceViewProvider) }

    /// Follows documentation/uikit/uiviewcontroller/transition/zoomoptions.
    @MainActor public struct ZoomOptions {
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
      public init() {}

      /// Follows documentation/uikit/uizoomtransitionsourceviewprovidercontext.
      @MainActor public struct SourceContext {
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController
      }
    }
  }
}

/// Where a screen's content starts or ends below older bars. Follows documentation/uikit/uilayoutsupport.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The room between an edge of a controller's view and its safe area.
final class _LayoutSupport: NSObject, UILayoutSupport {
  enum Edge { case top, bottom }
  private unowned let controller: UIViewController
  private let edge: Edge
  private var guide: UILayoutGuide?

  nonisolated init(_ controller: UIViewController, _ edge: Edge) {
    self.controller = controller
    self.edge = edge
    super.init()
  }

  private var made: UILayoutGuide {
    if let guide { return guide }
    let new = UILayoutGuide()
    let view: UIView = controller.view
    view.addLayoutGuide(new)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      edge == .top
        ? [
          new.topAnchor.constraint(equalTo: view.topAnchor),
          new.bottomAnchor.constraint(equalTo: safe.topAnchor),
        ]
        : [
          new.topAnchor.constraint(equalTo: safe.bottomAnchor),
          new.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    guide = new
    return new
  }

  var length: CGFloat {
    edge == .top ? controller.view.safeAreaInsets.top : controller.view.safeAreaInsets.bottom
  }
  var topAnchor: NSLayoutYAxisAnchor { made.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { made.bottomAnchor }
  var heightAnchor: NSLayoutDimension { made.heightAnchor }
}

extension UIViewController {
  @available(
    iOS, deprecated: 11.0,
    message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  public var topLayoutGuide: any UILayoutSupport { _layoutSupports.top }
  @available(
    iOS, deprecated: 11.0,
    message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  public var bottomLayoutGuide: any UILayoutSupport { _layoutSupports.bottom }
}

/// Makes controllers anew after a restart. Follows documentation/uikit/uiviewcontrollerrestoration.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
