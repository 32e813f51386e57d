import QuartzCore

/// An entry of a bar. Follows documentation/uikit/uibaritem.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhone: UIImage?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// A button in a bar. Follows documentation/uikit/uibarbuttonitem.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var style: Style
  open weak var target: AnyObject?
  open var action: Selector?
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var possibleTitles: Set<String>?
  open var isHidden = false
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  public private(set) var _systemItem: SystemItem?

  init(style: Style, target: Any?, action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
    super.init()
  }

  public override convenience init() { self.init(style: .plain, target: nil, action: nil) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style: style, target: target, action: action)
    self.title = title
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(style: barButtonSystemItem.style, target: target, action: action)
    _systemItem = barButtonSystemItem
    title = barButtonSystemItem.title
  }
  public convenience init(customView: UIView) {
    self.init(style: .plain, target: nil, action: nil)
    self.customView = customView
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(style: .plain, target: nil, action: nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// What touching the button does.
  public func _press() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  func _editingDidChange(_ editing: Bool) {
    title = editing ? "Done" : "Edit"
    style = editing ? .done : .plain
  }

  /// Follows documentation/uikit/uibarbuttonitem/style-swift.enum.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// Follows documentation/uikit/uibarbuttonitem/systemitem.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24

    var style: Style { self == .done || self == .save ? .done : .plain }
    /// Those that show an icon have no title.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      default: nil
      }
    }
  }
}

/// A tab. Follows documentation/uikit/uitabbaritem.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Follows documentation/uikit/uitabbaritem/systemitem.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: String(describing: self).capitalized
      }
    }
  }
}
