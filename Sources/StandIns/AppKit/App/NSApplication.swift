import UIKit

/// An app of the Mac. Follows documentation/appkit/nsapplication.
@preconcurrency @MainActor open class NSApplication: NSResponder {
  private static let application = NSApplication()
  open class var shared: NSApplication { application }

  open weak var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var helpMenu: NSMenu?
  open internal(set) var windows: [NSWindow] = []
  open internal(set) weak var keyWindow: NSWindow?
  open weak var mainWindow: NSWindow? { keyWindow }
  open private(set) var isRunning = false
  open private(set) var isActive = false
  open private(set) var currentEvent: NSEvent?
  open var applicationIconImage: NSImage!
  open var appearance: NSAppearance?
  open var presentationOptions: PresentationOptions = []
  public let dockTile = NSDockTile()
  private var policy = ActivationPolicy.regular
  public private(set) var _aboutPanel: [AboutPanelOptionKey: Any]?

  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  open func activationPolicy() -> ActivationPolicy { policy }

  @available(*, deprecated, message: "Use activate()")
  open func activate(ignoringOtherApps flag: Bool) { activate() }
  open func activate() {
    isActive = true
    tell(NSApplication.didBecomeActiveNotification) {
      delegate?.applicationDidBecomeActive($0)
    }
  }
  open func hide(_ sender: Any?) { isActive = false }
  open func unhide(_ sender: Any?) { activate() }
  open func deactivate() { isActive = false }

  open func finishLaunching() {
    tell(NSApplication.willFinishLaunchingNotification) {
      delegate?.applicationWillFinishLaunching($0)
    }
    tell(NSApplication.didFinishLaunchingNotification) {
      delegate?.applicationDidFinishLaunching($0)
    }
  }

  /// Launches the app; without a screen there are no events to wait for.
  open func run() {
    isRunning = true
    finishLaunching()
  }
  open func stop(_ sender: Any?) { isRunning = false }

  open func terminate(_ sender: Any?) {
    guard delegate?.applicationShouldTerminate(self) != .terminateCancel else { return }
    tell(NSApplication.willTerminateNotification) { delegate?.applicationWillTerminate($0) }
    isRunning = false
  }
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    if shouldTerminate { isRunning = false }
  }

  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    action._perform(on: target ?? delegate ?? self, sender: sender)
  }

  open func orderFrontStandardAboutPanel(_ sender: Any?) { _aboutPanel = [:] }
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    _aboutPanel = options
  }

  open func registerForRemoteNotifications() {}

  private func tell(_ name: Notification.Name, _ delegate: (Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    delegate(notification)
    NotificationCenter.default.post(notification)
  }

  /// Follows documentation/appkit/nsapplication/activationpolicy-swift.enum.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// Follows documentation/appkit/nsapplication/terminatereply.
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }

  /// Follows documentation/appkit/nsapplication/modalresponse.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }

  /// Follows documentation/appkit/nsapplication/aboutpaneloptionkey.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
  }

  /// Follows documentation/appkit/nsapplication/presentationoptions-swift.struct.
  public struct PresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    public static let hideDock = PresentationOptions(rawValue: 2)
    public static let fullScreen = PresentationOptions(rawValue: 1024)
  }

  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
}

/// The app. Follows documentation/appkit/nsapp.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// Follows documentation/appkit/nsapplicationmain(_:_:).
@MainActor public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  NSApplication.shared.run()
  return 0
}

/// Follows documentation/appkit/nsdocktile.
@preconcurrency @MainActor open class NSDockTile: NSObject {
  open var badgeLabel: String?
  open var contentView: NSView?
  open func display() {}
}

/// Follows documentation/appkit/nsapplicationdelegate.
@preconcurrency @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  public func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  public func application(_ application: NSApplication, open urls: [URL]) {}
}
