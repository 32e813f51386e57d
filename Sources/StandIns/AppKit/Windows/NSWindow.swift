import UIKit

/// A window. Follows documentation/appkit/nswindow.
@preconcurrency @MainActor open class NSWindow: NSResponder {
  open weak var delegate: (any NSWindowDelegate)?
  open var styleMask: StyleMask
  open var title = ""
  open var subtitle = ""
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var isMovableByWindowBackground = false
  open var isReleasedWhenClosed = true
  open var isOpaque = true
  open var hasShadow = true
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var minSize = NSSize.zero
  open var maxSize = NSSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var contentMinSize = NSSize.zero
  open var alphaValue: CGFloat = 1
  open var toolbar: NSToolbar?
  open var appearance: NSAppearance?
  open private(set) var isVisible = false
  open private(set) var frame: NSRect
  open weak var windowController: NSWindowController?
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var screen: NSScreen? { NSScreen.main }

  open var contentView: NSView? {
    didSet {
      oldValue?._join(nil)
      contentView?.frame = NSRect(origin: .zero, size: frame.size)
      contentView?._join(self)
    }
  }
  open var contentViewController: NSViewController? {
    didSet {
      contentView = contentViewController?.view
      title = contentViewController?.title ?? title
    }
  }

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    super.init()
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    contentView?._join(self)
  }

  public convenience override init() {
    self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
  }

  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: contentViewController.view.frame,
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: true)
    self.contentViewController = contentViewController
  }

  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    NSApplication.shared.keyWindow = self
    delegate?.windowDidBecomeKey(
      Notification(name: NSWindow.didBecomeKeyNotification, object: self))
  }
  open func orderFront(_ sender: Any?) {
    let application = NSApplication.shared
    if !application.windows.contains(where: { $0 === self }) { application.windows.append(self) }
    guard !isVisible else { return }
    isVisible = true
    contentViewController?.viewWillAppear()
    contentViewController?.viewDidAppear()
  }
  open func orderFrontRegardless() { orderFront(nil) }
  open func orderOut(_ sender: Any?) { isVisible = false }
  open func makeKey() { NSApplication.shared.keyWindow = self }
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) != false { close() }
  }
  open func close() {
    delegate?.windowWillClose(Notification(name: NSWindow.willCloseNotification, object: self))
    NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: self)
    isVisible = false
    let application = NSApplication.shared
    application.windows.removeAll { $0 === self }
    if application.windows.isEmpty,
      application.delegate?.applicationShouldTerminateAfterLastWindowClosed(application) == true
    {
      application.terminate(self)
    }
  }

  open func center() {
    let screen = screen?.visibleFrame ?? .zero
    frame.origin = NSPoint(
      x: screen.midX - frame.width / 2, y: screen.midY - frame.height / 2)
  }
  open func setContentSize(_ size: NSSize) {
    frame.size = size
    contentView?.frame.size = size
    delegate?.windowDidResize(Notification(name: NSWindow.didResizeNotification, object: self))
  }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    frame = frameRect
    contentView?.frame.size = frameRect.size
  }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: displayFlag)
  }
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
  open func toggleFullScreen(_ sender: Any?) { styleMask.formSymmetricDifference(.fullScreen) }
  open func miniaturize(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    responder?.becomeFirstResponder() ?? true
  }
  open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
}
