import QuartzCore

/// Pages to leaf through. Follows documentation/uikit/uipageviewcontroller.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var isDoubleSided = false
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages that curl, side by side, as Objective-C's plain initialiser makes them.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let element = (coder as? _InterfaceBuilderCoder)?.element
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers ?? []
    let new = viewControllers ?? []
    self.viewControllers = viewControllers
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    guard let completion else { return }
    _MediaClock.main._schedule(after: animated ? 0.3 : 0) { completion(true) }
  }

  /// What a swipe to the next or the previous page does.
  public func _turn(_ direction: NavigationDirection) {
    guard let shown = viewControllers?.first else { return }
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: shown)
      : dataSource?.pageViewController(self, viewControllerBefore: shown)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: false)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
  }

  /// Follows documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Follows documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Follows documentation/uikit/uipageviewcontroller/navigationdirection.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Follows documentation/uikit/uipageviewcontroller/optionskey.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}

/// Follows documentation/uikit/uipageviewcontrollerdatasource.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Follows documentation/uikit/uipageviewcontrollerdelegate.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
