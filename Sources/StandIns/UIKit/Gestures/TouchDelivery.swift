import QuartzCore

extension UIWindow {
  /// Gives a touch to the view under it and to the recognizers on the way up.
  func _deliver(_ touch: UITouch, in event: UIEvent) {
    guard let view = touch.view else { return }
    let recognizers = _recognizers(for: view, touch)
    let touches: Set<UITouch> = [touch]
    for recognizer in recognizers {
      recognizer.position = touch.position
      recognizer.numberOfTouches = 1
      switch touch.phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      case .stationary: break
      }
    }
    let takes = recognizers.contains { recognizer in
      recognizer.cancelsTouchesInView
        && [.began, .changed, .ended].contains(recognizer.state)
    }
    switch touch.phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved where takes, .ended where takes, .cancelled:
      view.touchesCancelled(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .stationary: break
    }
    if touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in recognizers { recognizer._finish() }
    }
  }

  /// A control takes plain taps away from recognizers further up.
  private func _recognizers(for view: UIView, _ touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var candidate: UIView? = view
    while let current = candidate {
      for recognizer in current.gestureRecognizers ?? [] {
        if current !== view, view is UIControl, recognizer is UITapGestureRecognizer { continue }
        let receives = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
        if recognizer.isEnabled, receives ?? true { found.append(recognizer) }
      }
      candidate = current.superview
    }
    return found
  }

  /// A tap at a place of the window: what a run does to touch something.
  public func _tap(at point: CGPoint, count: Int = 1) {
    for tap in 1...max(1, count) {
      _drag([point], tapCount: tap)
    }
  }

  /// A finger that goes down at the first place, along the others and up at the last.
  public func _drag(_ points: [CGPoint], tapCount: Int = 1) {
    guard let first = points.first, let last = points.last,
      let view = hitTest(first, with: nil)
    else { return }
    let touch = UITouch()
    touch.view = view
    touch.window = self
    touch.tapCount = tapCount
    let event = UIEvent()
    event.allTouches = [touch]
    func send(_ phase: UITouch.Phase, _ point: CGPoint) {
      touch.previousPosition = touch.position
      touch.position = point
      touch.phase = phase
      touch.timestamp = CACurrentMediaTime()
      if UIApplication.shared._windows.contains(self) { UIApplication.shared.sendEvent(event) }
    }
    touch.position = first
    send(.began, first)
    for point in points.dropFirst() { send(.moved, point) }
    send(.ended, last)
  }
}
