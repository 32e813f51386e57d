import QuartzCore

/// Chooses a number by dragging. Follows documentation/uikit/uislider.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var current: Float = 0
  open var minimumValue: Float = 0 { didSet { value = current } }
  open var maximumValue: Float = 1 { didSet { value = current } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) { setNeedsDisplay() }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { setNeedsDisplay() }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { setNeedsDisplay() }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard bounds.width > 0 else { return true }
    let share = Float(touch.location(in: self).x / bounds.width)
    value = minimumValue + share * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: _primaryEvents) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: _primaryEvents) }
  }

  override var _primaryEvents: Event { [.valueChanged, .primaryActionTriggered] }
}
