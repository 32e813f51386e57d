import QuartzCore

/// An entry that stands for a selector of the responder chain. Follows documentation/uikit/uicommand.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// Follows documentation/uikit/uicommandalternate.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// Entries that are made when the menu opens. Follows documentation/uikit/uideferredmenuelement.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let keeps: Bool
  private var made: [UIMenuElement]?

  /// The entries are made once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, keeps: true)
  }
  /// The entries are made whenever the menu opens.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, keeps: false)
  }

  private init(_ provider: @escaping Provider, keeps: Bool) {
    self.provider = provider
    self.keeps = keeps
    super.init(title: "", image: nil)
  }

  /// What opening the menu shows in the place of this element.
  public func _resolve(_ show: @escaping ([UIMenuElement]) -> Void) {
    if let made { return show(made) }
    provider { [weak self] elements in
      if self?.keeps == true { self?.made = elements }
      show(elements)
    }
  }
}

/// Changes the app's menus. Follows documentation/uikit/uimenubuilder.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Follows documentation/uikit/uimenusystem.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { mainSystem }
  open class var context: UIMenuSystem { contextSystem }
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()
  private var needsRebuild = false

  open func setNeedsRebuild() { needsRebuild = true }
  open func setNeedsRevalidate() {}
}

/// The menu over selected text of older systems. Follows documentation/uikit/uimenucontroller.
@available(
  iOS, deprecated: 16.0,
  message: "UIMenuController is deprecated. Use UIEditMenuInteraction instead."
)
@preconcurrency @MainActor open class UIMenuController: NSObject {
  open class var shared: UIMenuController { controller }
  private static let controller = UIMenuController()
  open private(set) var isMenuVisible = false
  open var menuItems: [UIMenuItem]?
  open private(set) var menuFrame = CGRect.zero

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetView.convert(targetRect, to: nil)
    isMenuVisible = true
  }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func update() {}
}

/// Follows documentation/uikit/uimenuitem.
@available(
  iOS, deprecated: 16.0, message: "UIMenuItem is deprecated. Use UIEditMenuInteraction instead."
)
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
