import QuartzCore

/// Recognises a finger that is dragged. Follows documentation/uikit/uipangesturerecognizer.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  private var last = (position: CGPoint.zero, time: TimeInterval(0))
  private var speed = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: position.x - start.x, y: position.y - start.y)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: position.x - translation.x, y: position.y - translation.y)
  }
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = position
    speed = .zero
    last = (position, CACurrentMediaTime())
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = CACurrentMediaTime()
    let time = max(now - last.time, 1 / 120)
    speed = CGPoint(
      x: (position.x - last.position.x) / time, y: (position.y - last.position.y) / time)
    last = (position, now)
    if state == .possible {
      if _distance(start, position) >= 10 { _enter(.began) }
    } else if state == .began || state == .changed {
      _enter(.changed)
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { _enter(.ended) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { _enter(.cancelled) }
  }
}

/// Recognises a drag that begins at the edge of the screen.
/// Follows documentation/uikit/uiscreenedgepangesturerecognizer.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Recognises a swipe. Follows documentation/uikit/uiswipegesturerecognizer.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = position }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let (x, y) = (position.x - start.x, position.y - start.y)
    guard max(abs(x), abs(y)) >= 50 else { return }
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    if direction.contains(moved) { _enter(.ended) }
  }

  /// Follows documentation/uikit/uiswipegesturerecognizer/direction-swift.struct.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
}

/// Recognises two fingers that move apart or together.
/// Follows documentation/uikit/uipinchgesturerecognizer.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open internal(set) var velocity: CGFloat = 0

  /// A whole pinch to the scale.
  public func _pinch(to newScale: CGFloat) {
    scale = 1
    _enter(.began)
    guard state == .began else { return }
    scale = newScale
    _enter(.changed)
    _enter(.ended)
    _finish()
  }
}

/// Recognises two fingers that turn. Follows documentation/uikit/uirotationgesturerecognizer.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open internal(set) var velocity: CGFloat = 0

  /// A whole turn by the angle.
  public func _rotate(by angle: CGFloat) {
    rotation = 0
    _enter(.began)
    guard state == .began else { return }
    rotation = angle
    _enter(.changed)
    _enter(.ended)
    _finish()
  }
}
