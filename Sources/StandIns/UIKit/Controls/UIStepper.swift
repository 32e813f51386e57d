import QuartzCore

/// Counts up and down. Follows documentation/uikit/uistepper.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var current = 0.0
  open var minimumValue = 0.0 { didSet { value = current } }
  open var maximumValue = 100.0 { didSet { value = current } }
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// What touching plus or minus does.
  public func _step(up: Bool) {
    guard isEnabled else { return }
    let next = current + (up ? stepValue : -stepValue)
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    sendActions(for: _primaryEvents)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    _step(up: touch.location(in: self).x >= bounds.midX)
  }

  override var _primaryEvents: Event { [.valueChanged, .primaryActionTriggered] }
}
