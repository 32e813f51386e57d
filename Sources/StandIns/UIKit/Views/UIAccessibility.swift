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
  var customActions: [UIAccessibilityCustomAction]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var groups = false
  var ignoresInvertColors = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var userInputLabels: [String]?
  var attributedLabel: NSAttributedString?
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var respondsToUser: Bool?
}

/// What every object tells assistive technology, and a class may tell in its own way.
/// Follows documentation/uikit/accessibility-for-uikit.
@preconcurrency @MainActor open class _AccessibleObject: NSObject {
  private var _accessibility = _AccessibilityValues()

  public override init() { super.init() }

  open var accessibilityIdentifier: String? {
    get { _accessibility.identifier }
    set { _accessibility.identifier = newValue }
  }
  open var accessibilityLabel: String? {
    get { _accessibility.label ?? _spokenText }
    set { _accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { _accessibility.hint }
    set { _accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { _accessibility.value }
    set { _accessibility.value = newValue }
  }
  open var isAccessibilityElement: Bool {
    get {
      _accessibility.isElement
        ?? (self is UIControl || self is UILabel || self is UIAccessibilityElement)
    }
    set { _accessibility.isElement = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { _accessibility.traits ?? _ownTraits }
    set { _accessibility.traits = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { _accessibility.elementsHidden }
    set { _accessibility.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { _accessibility.isModal }
    set { _accessibility.isModal = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { _accessibility.elements }
    set { _accessibility.elements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { _accessibility.customActions }
    set { _accessibility.customActions = newValue }
  }
  /// Where the element is on the screen: where the view is, unless it was set.
  open var accessibilityFrame: CGRect {
    get {
      _accessibility.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    set { _accessibility.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return _accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { _accessibility.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { _accessibility.language }
    set { _accessibility.language = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { _accessibility.groups }
    set { _accessibility.groups = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { _accessibility.containerType }
    set { _accessibility.containerType = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { _accessibility.navigationStyle }
    set { _accessibility.navigationStyle = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { _accessibility.userInputLabels }
    set { _accessibility.userInputLabels = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      _accessibility.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      _accessibility.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { _accessibility.respondsToUser ?? (self as? UIView)?.isUserInteractionEnabled ?? false }
    set { _accessibility.respondsToUser = newValue }
  }
  open var showsLargeContentViewer: Bool {
    get { _accessibility.showsLargeContentViewer }
    set { _accessibility.showsLargeContentViewer = newValue }
  }
  open var largeContentTitle: String? {
    get { _accessibility.largeContentTitle }
    set { _accessibility.largeContentTitle = newValue }
  }
  open var largeContentImage: UIImage? {
    get { _accessibility.largeContentImage }
    set { _accessibility.largeContentImage = newValue }
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

  // What assistive technology does with the element; a class may answer in its own way.
  // Follow documentation/objectivec/nsobject-swift.class/accessibilityactivate() and its neighbours.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
}
