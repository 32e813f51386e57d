import QuartzCore

/// The running app. Follows documentation/uikit/uiapplication.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let application = UIApplication()
  open class var shared: UIApplication { application }

  /// Kept alive here, since nothing else does in a run without a screen.
  open var delegate: (any UIApplicationDelegate)?
  open internal(set) var connectedScenes: Set<UIScene> = []
  open internal(set) var applicationState = State.active
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var shortcutItems: [UIApplicationShortcutItem]?
  open private(set) var isRegisteredForRemoteNotifications = false
  open var supportsMultipleScenes: Bool { false }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    _screen.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// What was set with `appearance()`, by class.
  var _appearances: [ObjectIdentifier: UIView] = [:]
  weak var _firstResponder: UIResponder?
  /// The animations being described, innermost last; nil where animating is switched off.
  var _animations: [_AnimationSettings?] = []
  var _animationsAreEnabled = true
  /// All windows, those without a scene as well.
  public internal(set) var _windows: [UIWindow] = []
  /// The addresses that `open(_:)` was asked for.
  public private(set) var _openedURLs: [URL] = []
  /// How a run answers whether some other app can open an address.
  public var _canOpenURL: (URL) -> Bool = { ["http", "https"].contains($0.scheme ?? "") }
  /// The classes, outlets and actions that storyboards name.
  public var _interfaceBuilderTypes = _InterfaceBuilderTypes()
  /// How many constraints have become active so far.
  var _constraintTurn = 0
  /// Constraints that could not hold together so far.
  public internal(set) var _layoutConflicts: [_LayoutConflict] = []
  /// The screen that windows are shown on.
  public let _screen = UIScreen._device

  @available(
    iOS, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead"
  )
  open var windows: [UIWindow] { _windows }

  @available(
    iOS, deprecated: 13.0,
    message:
      "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes"
  )
  open var keyWindow: UIWindow? { _windows.first { $0.isKeyWindow } }

  @available(
    iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead."
  )
  open var statusBarOrientation: UIInterfaceOrientation {
    _screen._isLandscape ? .landscapeRight : .portrait
  }

  open func canOpenURL(_ url: URL) -> Bool { _canOpenURL(url) }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let answer = canOpenURL(url)
    if answer { _openedURLs.append(url) }
    completion?(answer)
  }

  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let answer = canOpenURL(url)
    if answer { _openedURLs.append(url) }
    return answer
  }

  /// Sends the action to the target, or without one to the first responder that takes it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return perform(action, on: target, sender, event) }
    var responder = _firstResponder ?? sender as? UIResponder
    while let current = responder {
      if action._perform(on: current, sender: sender, event: event) { return true }
      responder = current.next
    }
    return false
  }

  /// As with Objective-C, a target that has no action of the name is the program's mistake.
  private func perform(
    _ action: Selector, on target: Any, _ sender: Any?, _ event: UIEvent?
  ) -> Bool {
    if action._perform(on: target, sender: sender, event: event) { return true }
    guard !action._name.isEmpty else { return false }
    if _interfaceBuilderTypes.performAction(action._name, of: target as AnyObject, sender: sender) {
      return true
    }
    preconditionFailure(
      "-[\(type(of: target)) \(action._name)]: unrecognized selector sent to instance")
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Hands an event to the window that it is for; every touch goes through here.
  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    for window in windows { window.sendEvent(event) }
  }

  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  open func beginBackgroundTask(
    withName name: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    nextBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: nextBackgroundTask)
  }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  private var nextBackgroundTask = 0
}

extension UIApplication {
  /// Follows documentation/uikit/uiapplication/state.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Follows documentation/uikit/uiapplication/launchoptionskey.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// Follows documentation/uikit/uiapplication/openurloptionskey.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Follows documentation/uikit/uiapplication/openexternalurloptionskey.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// Follows documentation/uikit/uibackgroundtaskidentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
