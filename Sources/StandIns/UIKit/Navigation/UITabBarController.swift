import QuartzCore

/// Shows one of several controllers, chosen by tabs. Follows documentation/uikit/uitabbarcontroller.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  public private(set) lazy var tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [UIViewController] = []
  private var selection = 0
  private let container = UIView()

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    let shown = selectedViewController
    tabs = viewControllers ?? []
    for controller in old where !tabs.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in tabs where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selection = shown.flatMap(tabs.firstIndex(of:)) ?? 0
    tabBar.items = tabs.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    showSelection(replacing: shown)
  }

  open var selectedIndex: Int {
    get { selection }
    set {
      guard tabs.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      tabBar.selectedItem = selectedViewController?.tabBarItem
      showSelection(replacing: old)
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { newValue.flatMap(tabs.firstIndex(of:)).map { selectedIndex = $0 } }
  }

  open override func loadView() {
    view = UIView(frame: UIApplication.shared._screen.bounds)
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(tabBar)
    tabBar.delegate = self
    showSelection(replacing: nil)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  /// What touching a tab does.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    let isSame = controller === selectedViewController
    selectedViewController = controller
    if isSame {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelection(replacing old: UIViewController?) {
    guard isViewLoaded else { return }
    let new = selectedViewController
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    if let new, new.view.superview !== container {
      new.view.frame = container.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(new.view)
    }
    placeBar()
  }

  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = 49 + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : 49, right: 0)
    for controller in tabs where controller._containerInsets != insets {
      controller._containerInsets = insets
    }
  }
}

/// Follows documentation/uikit/uitabbarcontrollerdelegate.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The bar of tabs. Follows documentation/uikit/uitabbar.
@preconcurrency @MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open lazy var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// What touching a tab does.
  public func _select(_ item: UITabBarItem) {
    guard items?.contains(item) == true, item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

/// Follows documentation/uikit/uitabbardelegate.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
