import QuartzCore

/// Something that the user did. Follows documentation/uikit/uievent.
@preconcurrency @MainActor open class UIEvent: NSObject {
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  public let timestamp: TimeInterval = CACurrentMediaTime()
  open internal(set) var allTouches: Set<UITouch>?

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Follows documentation/uikit/uievent/eventtype.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// Follows documentation/uikit/uievent/eventsubtype.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}

/// A finger on the screen. Follows documentation/uikit/uitouch.
@preconcurrency @MainActor open class UITouch: NSObject {
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var timestamp: TimeInterval = CACurrentMediaTime()
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var type: TouchType { .direct }
  /// In the coordinates of the window.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(position, from: nil) } ?? position
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPosition, from: nil) } ?? previousPosition
  }

  /// Follows documentation/uikit/uitouch/phase.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// Follows documentation/uikit/uitouch/touchtype.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }
}
