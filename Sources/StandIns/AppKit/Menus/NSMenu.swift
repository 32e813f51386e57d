import UIKit

/// A menu. Follows documentation/appkit/nsmenu.
@preconcurrency @MainActor open class NSMenu: NSObject {
  open var title: String
  open private(set) var items: [NSMenuItem] = []
  open private(set) weak var supermenu: NSMenu?
  open weak var delegate: (any NSMenuDelegate)?
  open var autoenablesItems = true
  open var numberOfItems: Int { items.count }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public convenience override init() { self.init(title: "") }

  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }

  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }

  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(0, index), items.count))
    newItem.menu = self
    newItem.submenu?.supermenu = self
  }
  open func removeItem(_ item: NSMenuItem) {
    items.removeAll { $0 === item }
    item.menu = nil
  }
  open func removeItem(at index: Int) {
    if items.indices.contains(index) { removeItem(items[index]) }
  }
  open func removeAllItems() { items.forEach(removeItem) }
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  open func update() {}
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    false
  }

  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.isEnabled, let action = item.action else { return }
    _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
  }
}

/// Follows documentation/appkit/nsmenudelegate.
@preconcurrency @MainActor public protocol NSMenuDelegate: NSObjectProtocol {
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}

/// One line of a menu. Follows documentation/appkit/nsmenuitem.
@preconcurrency @MainActor open class NSMenuItem: NSObject {
  open var title: String
  open var attributedTitle: NSAttributedString?
  open var action: Selector?
  open weak var target: AnyObject?
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var submenu: NSMenu?
  open internal(set) weak var menu: NSMenu?
  open var image: NSImage?
  open var state = NSControl.StateValue.off
  open var isEnabled = true
  open var isHidden = false
  open var tag = 0
  open var representedObject: Any?
  open var view: NSView?
  open var toolTip: String?
  open private(set) var isSeparatorItem = false
  open var hasSubmenu: Bool { submenu != nil }

  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }

  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }

  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
}

/// The right half of the menu bar. Follows documentation/appkit/nsstatusbar.
@preconcurrency @MainActor open class NSStatusBar: NSObject {
  private static let bar = NSStatusBar()
  open class var system: NSStatusBar { bar }
  public private(set) var _items: [NSStatusItem] = []
  open var thickness: CGFloat { 24 }

  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length: length, in: self)
    _items.append(item)
    return item
  }
  open func removeStatusItem(_ item: NSStatusItem) { _items.removeAll { $0 === item } }
}

/// Follows documentation/appkit/nsstatusitem.
@preconcurrency @MainActor open class NSStatusItem: NSObject {
  public nonisolated static let variableLength: CGFloat = -1
  public nonisolated static let squareLength: CGFloat = -2

  open var length: CGFloat
  open var menu: NSMenu?
  open var isVisible = true
  open private(set) weak var statusBar: NSStatusBar?
  public let button: NSStatusBarButton? = NSStatusBarButton()

  init(length: CGFloat, in bar: NSStatusBar) {
    self.length = length
    statusBar = bar
    super.init()
  }
}

/// Follows documentation/appkit/nsstatusbarbutton.
@preconcurrency @MainActor open class NSStatusBarButton: NSButton {
  open var appearsDisabled = false
}

/// Content that floats beside a view. Follows documentation/appkit/nspopover.
@preconcurrency @MainActor open class NSPopover: NSResponder {
  open weak var delegate: (any NSPopoverDelegate)?
  open var contentViewController: NSViewController?
  open var contentSize = NSSize.zero
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open private(set) var isShown = false
  open private(set) var positioningRect = NSRect.zero

  public override init() { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {
    self.positioningRect = positioningRect
    isShown = true
    contentViewController?.loadViewIfNeeded()
    contentViewController?.viewWillAppear()
    contentViewController?.viewDidAppear()
    delegate?.popoverDidShow(
      Notification(name: Notification.Name("NSPopoverDidShow"), object: self))
  }
  open func performClose(_ sender: Any?) { close() }
  open func close() {
    guard isShown else { return }
    isShown = false
    contentViewController?.viewWillDisappear()
    contentViewController?.viewDidDisappear()
    delegate?.popoverDidClose(
      Notification(name: Notification.Name("NSPopoverDidClose"), object: self))
  }

  /// Follows documentation/appkit/nspopover/behavior-swift.enum.
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
}

/// Follows documentation/appkit/nspopoverdelegate.
@preconcurrency @MainActor public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverDidShow(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}
