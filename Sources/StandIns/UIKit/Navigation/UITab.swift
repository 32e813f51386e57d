import QuartzCore

/// One screen of a tab bar or sidebar. Follows documentation/uikit/uitab.
@preconcurrency @MainActor open class UITab: NSObject {
  public typealias ViewControllerProvider = (UITab) -> UIViewController
  public let identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var isEnabled = true
  open var isHidden = false
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open internal(set) weak var parent: UITabGroup?
  open internal(set) weak var tabBarController: UITabBarController?
  open var userInfo: Any?
  private let provider: ViewControllerProvider?
  private var made: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ViewControllerProvider?
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// Made when it is first asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    return made
  }

  /// Follows documentation/uikit/uitab/placement.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
}

/// The tab for searching. Follows documentation/uikit/uisearchtab.
@preconcurrency @MainActor open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: ViewControllerProvider?) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.search", viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs under a common title. Follows documentation/uikit/uitabgroup.
@preconcurrency @MainActor open class UITabGroup: UITab {
  open var children: [UITab] { didSet { adopt() } }
  open weak var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var sidebarActions: [UIAction] = []
  open var managingNavigationController: UINavigationController?
  open var sidebarAppearance = SidebarAppearance.automatic
  open var allowsReordering = false

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ViewControllerProvider? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// A group shows what its chosen child shows.
  open override var viewController: UIViewController? {
    let first = children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return super.viewController ?? (selectedChild ?? first)?.viewController
  }

  private func adopt() { for child in children { child.parent = self } }

  /// Follows documentation/uikit/uitabgroup/sidebarappearance-swift.enum.
  public enum SidebarAppearance: Int, Sendable {
    case automatic, inline, rootSection
  }
}
