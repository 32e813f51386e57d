import QuartzCore

/// One instance of the app's interface. Follows documentation/uikit/uiscene.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  func _becomeActive() {
    if activationState != .foregroundInactive { delegate?.sceneWillEnterForeground(self) }
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
  }

  func _enterBackground() {
    delegate?.sceneWillResignActive(self)
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
  }

  /// Follows documentation/uikit/uiscene/activationstate-swift.enum.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Follows documentation/uikit/uiscene/connectionoptions.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    open internal(set) var sourceApplication: String?
  }

  /// Follows documentation/uikit/uiscene/openexternalurloptions.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// An address that the app was asked to open. Follows documentation/uikit/uiopenurlcontext.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  public init(_url url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene that shows windows. Follows documentation/uikit/uiwindowscene.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { UIApplication.shared._screen }
  open var windows: [UIWindow] { UIApplication.shared._windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen._isLandscape ? .landscapeRight : .portrait
  }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Follows documentation/uikit/uistatusbarmanager.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  open var statusBarFrame: CGRect {
    let screen = UIApplication.shared._screen
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen._safeAreaInsets.top)
  }
}

/// Follows documentation/uikit/uistatusbarstyle.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// Follows documentation/uikit/uistatusbaranimation.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
