import QuartzCore

/// What assistive technology is told about a view.
struct _AccessibilityValues {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var isElement: Bool?
  var traits: UIAccessibilityTraits?
  var elementsHidden = false
  var isModal = false
  var elements: [Any]?
}

extension UIView {
  public var accessibilityIdentifier: String? {
    get { _accessibility.identifier }
    set { _accessibility.identifier = newValue }
  }
  public var accessibilityLabel: String? {
    get { _accessibility.label ?? _spokenText }
    set { _accessibility.label = newValue }
  }
  public var accessibilityHint: String? {
    get { _accessibility.hint }
    set { _accessibility.hint = newValue }
  }
  public var accessibilityValue: String? {
    get { _accessibility.value }
    set { _accessibility.value = newValue }
  }
  public var isAccessibilityElement: Bool {
    get { _accessibility.isElement ?? (self is UIControl || self is UILabel) }
    set { _accessibility.isElement = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { _accessibility.traits ?? _ownTraits }
    set { _accessibility.traits = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { _accessibility.elementsHidden }
    set { _accessibility.elementsHidden = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { _accessibility.isModal }
    set { _accessibility.isModal = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { _accessibility.elements }
    set { _accessibility.elements = newValue }
  }

  private var _spokenText: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
  }

  private var _ownTraits: UIAccessibilityTraits {
    switch self {
    case is UIButton: .button
    case is UILabel: .staticText
    case is UIImageView: .image
    case is UISlider: .adjustable
    default: .none
    }
  }
}

/// What kind of element it is. Follows documentation/uikit/uiaccessibilitytraits.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Follows documentation/uikit/uiaccessibility.
@MainActor public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }

  public static func post(notification: Notification, argument: Any?) {
    NotificationCenter.default.post(
      name: NSNotification.Name(notification.rawValue), object: argument)
  }

  /// Follows documentation/uikit/uiaccessibility/notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: "UIAccessibilityAnnouncement")
    public static let layoutChanged = Notification(rawValue: "UIAccessibilityLayoutChanged")
    public static let screenChanged = Notification(rawValue: "UIAccessibilityScreenChanged")
  }
}
