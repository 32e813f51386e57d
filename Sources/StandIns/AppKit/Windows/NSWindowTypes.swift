import UIKit

extension NSWindow {
  /// Follows documentation/appkit/nswindow/stylemask-swift.struct.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let utilityWindow = StyleMask(rawValue: 16)
    public static let nonactivatingPanel = StyleMask(rawValue: 128)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// Follows documentation/appkit/nswindow/backingstoretype.
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }

  /// Follows documentation/appkit/nswindow/titlevisibility-swift.enum.
  public enum TitleVisibility: Int, Sendable { case visible, hidden }

  /// Follows documentation/appkit/nswindow/buttontype.
  public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }

  /// Follows documentation/appkit/nswindow/level-swift.struct.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let floating = Level(3)
    public static let modalPanel = Level(8)
    public static let mainMenu = Level(24)
    public static let statusBar = Level(25)
    public static let popUpMenu = Level(101)
    public static let screenSaver = Level(1000)
  }

  /// Follows documentation/appkit/nswindow/collectionbehavior-swift.struct.
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    public static let stationary = CollectionBehavior(rawValue: 16)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
  }
}

/// Follows documentation/appkit/nswindowdelegate.
@preconcurrency @MainActor public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidResize(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
}

extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
}

/// Follows documentation/appkit/nspanel.
@preconcurrency @MainActor open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open var worksWhenModal = false
}

/// Follows documentation/appkit/nswindowcontroller.
@preconcurrency @MainActor open class NSWindowController: NSResponder {
  open var window: NSWindow? { didSet { window?.windowController = self } }
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }

  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func close() { window?.close() }
  open func windowDidLoad() {}
}

/// Follows documentation/appkit/nstoolbar.
@preconcurrency @MainActor open class NSToolbar: NSObject {
  public let identifier: String
  open var showsBaselineSeparator = true

  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Follows documentation/appkit/nsappearance.
open class NSAppearance: NSObject, @unchecked Sendable {
  public let name: Name

  public init?(named name: Name) {
    self.name = name
    super.init()
  }

  /// Follows documentation/appkit/nsappearance/name-swift.struct.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }
}
