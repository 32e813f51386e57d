import QuartzCore

/// The bar above a stack of screens. Follows documentation/uikit/uinavigationbar.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var _owner: UINavigationController?
  var _items: [UINavigationItem] = [] { didSet { setNeedsLayout() } }

  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]? {
    get { _items }
    set { _items = newValue ?? [] }
  }
  open var topItem: UINavigationItem? { _items.last }
  open var backItem: UINavigationItem? { _items.dropLast().last }
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open lazy var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = image
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { _items.append(item) }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { _items.popLast() }

  /// Whether the topmost screen shows its title large.
  public var _showsLargeTitle: Bool {
    guard prefersLargeTitles, let top = topItem else { return false }
    switch top.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return _items.count == 1
    }
  }

  /// What the back button says; nil on the first screen.
  public var _backTitle: String? {
    guard let back = backItem, topItem?.hidesBackButton == false else { return nil }
    return back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
  }

  /// What touching the back button does.
  public func _goBack() {
    if let owner = _owner {
      owner.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  var _height: CGFloat { (_showsLargeTitle ? 96 : 44) + (_searchBar == nil ? 0 : 52) }

  /// The bar of the topmost screen's search, which stands below the title.
  private var _searchBar: UISearchBar? { topItem?.searchController?.searchBar }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for case let bar as UISearchBar in subviews where bar !== _searchBar {
      bar.removeFromSuperview()
    }
    guard let bar = _searchBar else { return }
    if bar.superview !== self { addSubview(bar) }
    // The field stands close to the title above it.
    bar.frame = CGRect(x: 8, y: bounds.height - 54, width: bounds.width - 16, height: 52)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: _height)
  }
}

/// Follows documentation/uikit/uinavigationbardelegate.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    true
  }
}

/// Follows documentation/uikit/uibarpositioningdelegate.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Follows documentation/uikit/uibarmetrics.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// Follows documentation/uikit/uibarstyle.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
