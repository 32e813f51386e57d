import QuartzCore

extension UIApplication {
  @available(
    iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead."
  )
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: _screen.bounds.width, height: 47)
  }
  @available(
    iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead."
  )
  public var isStatusBarHidden: Bool { false }
  @available(
    iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead."
  )
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  @available(
    iOS, deprecated: 13.0, message: "Provide a custom network activity UI in your app if desired."
  )
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  @available(
    iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead"
  )
  public func beginIgnoringInteractionEvents() {}
  @available(
    iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead"
  )
  public func endIgnoringInteractionEvents() {}
  @available(iOS, deprecated: 13.0, message: "Use a BGAppRefreshTask instead")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// As long as there is no limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var isProtectedDataAvailable: Bool { true }
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Fails, since there is no icon here that could be another one.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

/// Follows documentation/uikit/uibackgroundrefreshstatus.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// A picture beside an entry of an icon's menu. Follows documentation/uikit/uiapplicationshortcuticon.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public let _image: UIImage?
  public let _type: IconType?

  public convenience init(type: IconType) { self.init(nil, type) }
  public convenience init(templateImageName: String) {
    self.init(UIImage(named: templateImageName), nil)
  }
  public convenience init(systemImageName: String) {
    self.init(UIImage(systemName: systemImageName), nil)
  }

  private init(_ image: UIImage?, _ type: IconType?) {
    _image = image
    _type = type
    super.init()
  }

  /// Follows documentation/uikit/uiapplicationshortcuticon/icontype.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
