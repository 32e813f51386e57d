import QuartzCore

/// A view that reports what the user does with it. Follows documentation/uikit/uicontrol.
@preconcurrency @MainActor open class UIControl: UIView {
  private struct Entry {
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: Selector?
    let closure: UIAction?
    let events: Event
  }

  private var entries: [Entry] = []
  open var isEnabled = true { didSet { if oldValue != isEnabled { _stateDidChange() } } }
  open var isSelected = false { didSet { if oldValue != isSelected { _stateDidChange() } } }
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { _stateDidChange() } } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    _adopt(primaryAction)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var state: State {
    var state: State = .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  // MARK: Targets and actions

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    entries.append(
      Entry(
        target: target.map { $0 as AnyObject }, hasTarget: target != nil, action: action,
        closure: nil, events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      entry.action != nil && (object == nil || entry.target === object)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// An action with the identifier of one that is there replaces it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    entries.removeAll { $0.closure?.identifier == action.identifier && $0.events == controlEvents }
    entries.append(
      Entry(target: nil, hasTarget: false, action: nil, closure: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    entries.removeAll {
      $0.closure?.identifier == identifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      if let closure = entry.closure {
        sendAction(closure)
      } else if let action = entry.action, !entry.hasTarget || entry.target != nil {
        sendAction(action, to: entry.target, for: nil)
      }
    }
  }

  open func performPrimaryAction() { sendActions(for: _primaryEvents) }

  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }
  open var allControlEvents: Event { entries.reduce([]) { $0.union($1.events) } }

  /// What the control sends when it is used in its plain way.
  var _primaryEvents: Event { .primaryActionTriggered }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = true
    isHighlighted = isTracking
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
    if inside { _touchedUpInside() } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// What a whole touch inside the control does.
  func _touchedUpInside() { sendActions(for: .touchUpInside) }

  /// Shows what its primary action says, where it shows anything.
  func _adopt(_ primaryAction: UIAction) {}

  /// The control looks different now.
  func _stateDidChange() { setNeedsDisplay() }
}
