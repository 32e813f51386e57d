import QuartzCore

/// Shows one of several controllers, chosen by tabs. Follows documentation/uikit/uitabbarcontroller.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  public private(set) lazy var tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var controllers: [UIViewController] = []
  /// The tabs, where they were given as such.
  open var tabs: [UITab] = [] { didSet { showTabs() } }
  open var mode = Mode.automatic
  open var customizableViewControllers: [UIViewController]?
  private var selection = 0
  private let container = UIView()

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    showTabs()
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
  open var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }
  private func showTabs() {
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
  }

  /// Follows documentation/uikit/uitabbarcontroller/mode-swift.enum.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers
    let shown = selectedViewController
    controllers = viewControllers ?? []
    for controller in old where !controllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in controllers where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selection = shown.flatMap(controllers.firstIndex(of:)) ?? 0
    tabBar.items = controllers.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    showSelection(replacing: shown)
  }

  open var selectedIndex: Int {
    get { selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      tabBar.selectedItem = selectedViewController?.tabBarItem
      showSelection(replacing: old)
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set { newValue.flatMap(controllers.firstIndex(of:)).map { selectedIndex = $0 } }
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
    guard let controller = controllers.first(where: { $0.tabBarItem === item }),
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
    for controller in controllers where controller._containerInsets != insets {
      controller._containerInsets = insets
    }
  }
}
