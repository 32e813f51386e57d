import QuartzCore

/// How a bar looks. Follows documentation/uikit/uibarappearance.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?
  /// Whether one of the methods below has said what the background is.
  private(set) var _isConfigured = false

  public override init() { super.init() }
  public init(idiom: UIUserInterfaceIdiom) { super.init() }

  open func configureWithDefaultBackground() {
    _isConfigured = true
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }
  open func configureWithOpaqueBackground() {
    _isConfigured = true
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }
  open func configureWithTransparentBackground() {
    _isConfigured = true
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

/// Follows documentation/uikit/uinavigationbarappearance.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// Follows documentation/uikit/uibarbuttonitemappearance.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// Follows documentation/uikit/uibarbuttonitemstateappearance.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

/// Follows documentation/uikit/uitoolbarappearance.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Follows documentation/uikit/uitabbarappearance.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// Follows documentation/uikit/uitabbaritemappearance.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
}

/// Follows documentation/uikit/uitabbaritemstateappearance.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}
