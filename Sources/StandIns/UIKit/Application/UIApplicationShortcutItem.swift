import QuartzCore

/// An entry of the menu of an app's icon. Follows documentation/uikit/uiapplicationshortcutitem.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public fileprivate(set) var _type: String
  public fileprivate(set) var _title: String
  public fileprivate(set) var _subtitle: String?
  public fileprivate(set) var _icon: UIApplicationShortcutIcon?
  public fileprivate(set) var _userInfo: [String: any NSSecureCoding]?

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    _type = type
    _title = localizedTitle
    _subtitle = localizedSubtitle
    _icon = icon
    _userInfo = userInfo
    super.init()
  }

  open var type: String { _type }
  open var localizedTitle: String { _title }
  open var localizedSubtitle: String? { _subtitle }
  open var icon: UIApplicationShortcutIcon? { _icon }
  open var userInfo: [String: any NSSecureCoding]? { _userInfo }
}

/// One that can be changed. Follows documentation/uikit/uimutableapplicationshortcutitem.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { _type }
    set { _type = newValue }
  }
  open override var localizedTitle: String {
    get { _title }
    set { _title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { _subtitle }
    set { _subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { _icon }
    set { _icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { _userInfo }
    set { _userInfo = newValue }
  }
}
