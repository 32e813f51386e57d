import QuartzCore

/// Recognises a movement of fingers. Follows documentation/uikit/uigesturerecognizer.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private struct Entry {
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: Selector
  }

  private var entries: [Entry] = []
  weak var _view: UIView?
  /// Where the finger is, in the coordinates of the window.
  var position = CGPoint.zero
  private var required: [UIGestureRecognizer] = []
  var _segue: UIStoryboardSegueTemplate?
  weak var _segueSource: UIViewController?
  /// Is told before the targets, by code that has no target.
  public var _handler: (() -> Void)?

  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var name: String?
  open internal(set) var numberOfTouches = 0
  open var modifierFlags: UIKeyModifierFlags = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { add(target, action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// The view that the recognizer belongs to.
  open var view: UIView? { _view }

  open func addTarget(_ target: Any, action: Selector) { add(target, action) }
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { object == nil || $0.target === object }
  }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(position, from: nil) } ?? position
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func reset() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Goes to a state and tells the targets, if the view and the delegate let the gesture begin.
  public func _enter(_ newState: State) {
    let begins = newState == .began || (newState == .ended && state == .possible)
    if begins, !mayBegin {
      state = .failed
      return
    }
    state = newState
    guard newState != .failed, newState != .possible else { return }
    if let segue = _segue, newState == .began || newState == .ended {
      _segueSource?._trigger(segue, self)
    }
    _handler?()
    for entry in entries where !entry.hasTarget || entry.target != nil {
      UIApplication.shared.sendAction(entry.action, to: entry.target, from: self, for: nil)
    }
  }

  private var mayBegin: Bool {
    guard isEnabled, let view = _view, view.gestureRecognizerShouldBegin(self),
      !required.contains(where: { $0.state == .ended || $0.state == .began })
    else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Begins anew for the next gesture.
  public func _finish() {
    state = .possible
    numberOfTouches = 0
    reset()
  }

  private func add(_ target: Any?, _ action: Selector) {
    entries.append(
      Entry(target: target.map { $0 as AnyObject }, hasTarget: target != nil, action: action))
  }

  /// Follows documentation/uikit/uigesturerecognizer/state-swift.enum.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
}

/// Follows documentation/uikit/uigesturerecognizerdelegate.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
