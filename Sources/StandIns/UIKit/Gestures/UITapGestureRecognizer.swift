import QuartzCore

/// Recognises taps. Follows documentation/uikit/uitapgesturerecognizer.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = position
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    defer { start = nil }
    guard let start, _distance(start, position) < 10,
      touches.first.map({ $0.tapCount == numberOfTapsRequired }) == true
    else { return }
    _enter(.ended)
  }
}

/// Recognises a long press. Follows documentation/uikit/uilongpressgesturerecognizer.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  private var press = 0
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    start = position
    let current = press
    _MediaClock.main._schedule(after: minimumPressDuration) { [weak self] in
      guard let self, self.press == current, self.state == .possible else { return }
      self._enter(.began)
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return _enter(.changed) }
    if _distance(start, position) > allowableMovement { press += 1 }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    if state == .began || state == .changed { _enter(.ended) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    if state == .began || state == .changed { _enter(.cancelled) }
  }
}

func _distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  let (x, y) = (second.x - first.x, second.y - first.y)
  return (x * x + y * y).squareRoot()
}
