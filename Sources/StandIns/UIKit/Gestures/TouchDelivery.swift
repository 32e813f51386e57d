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
    guard let first = points.first, let last = points.last else { return }
    let finger = _touchDown(at: first, tapCount: tapCount)
    for point in points.dropFirst() { finger?.move(to: point) }
    finger?.lift(at: last)
  }
}

extension UIView {
  /// A finger that goes down at a place of this view, on what lies in the view there. Nothing comes of it
  /// where there is nothing that takes touches.
  public func _touchDown(at point: CGPoint, tapCount: Int = 1) -> _Finger? {
    guard let window = self as? UIWindow ?? window, let view = hitTest(point, with: nil) else {
      return nil
    }
    return _Finger(on: view, in: window, from: self, at: point, tapCount: tapCount)
  }
}

/// A finger on the screen. Its places are those of the view that it was put into.
@MainActor public final class _Finger {
  private let touch = UITouch()
  private let event = UIEvent()
  private let window: UIWindow
  private let surface: UIView

  init(on view: UIView, in window: UIWindow, from surface: UIView, at point: CGPoint, tapCount: Int)
  {
    (self.window, self.surface) = (window, surface)
    touch.view = view
    touch.window = window
    touch.tapCount = tapCount
    event.allTouches = [touch]
    touch.position = surface.convert(point, to: window)
    send(.began, point)
  }

  /// Moves it along.
  public func move(to point: CGPoint) { send(.moved, point) }

  /// Takes it away.
  public func lift(at point: CGPoint) { send(.ended, point) }

  private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
    touch.previousPosition = touch.position
    touch.position = surface.convert(point, to: window)
    touch.phase = phase
    touch.timestamp = CACurrentMediaTime()
    if UIApplication.shared._windows.contains(window) { UIApplication.shared.sendEvent(event) }
  }
}
