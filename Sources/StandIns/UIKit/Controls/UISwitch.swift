import QuartzCore

/// A control that is on or off. Follows documentation/uikit/uiswitch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false { didSet { setNeedsDisplay() } }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  open var preferredStyle = Style.automatic

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override func _touchedUpInside() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override var _primaryEvents: Event { [.valueChanged, .primaryActionTriggered] }

  /// Follows documentation/uikit/uiswitch/style-swift.enum.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}
