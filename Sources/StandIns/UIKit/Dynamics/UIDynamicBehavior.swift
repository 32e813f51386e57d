import QuartzCore

/// A rule of motion, or several together. Follows documentation/uikit/uidynamicbehavior.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  open var action: (() -> Void)?

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior._join(dynamicAnimator)
  }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior._join(nil)
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  var _family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\._family) }

  func _join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child._join(animator) }
    guard let animator else { return }
    for item in _items { _ = animator._body(of: item) }
  }

  /// What the rule is about.
  var _items: [any UIDynamicItem] { [] }
  /// Changes velocities, before everything moves.
  func _push(_ animator: UIDynamicAnimator, _ time: TimeInterval) {}
  /// Corrects places, after everything has moved.
  func _restrain(_ animator: UIDynamicAnimator, _ time: TimeInterval) {}
}

/// Pulls items in a direction. Follows documentation/uikit/uigravitybehavior.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var gravityDirection = CGVector(dx: 0, dy: 1)

  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    _ = dynamicAnimator?._body(of: item)
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  open var angle: CGFloat {
    get { CGFloat(atan2(Double(gravityDirection.dy), Double(gravityDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(
      dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
  }

  override var _items: [any UIDynamicItem] { items }
  override func _push(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
    let pull = CGVector(
      dx: gravityDirection.dx * UIDynamicAnimator.gravity,
      dy: gravityDirection.dy * UIDynamicAnimator.gravity)
    for item in items { animator._body(of: item).accelerate(pull, for: time) }
  }
}

/// Pushes items, once or all the time. Follows documentation/uikit/uipushbehavior.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  open var active = true
  open var pushDirection = CGVector.zero

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  open var angle: CGFloat {
    get { CGFloat(atan2(Double(pushDirection.dy), Double(pushDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(
      dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
  }
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

  override var _items: [any UIDynamicItem] { items }
  override func _push(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
    guard active else { return }
    for item in items {
      let body = animator._body(of: item)
      let force = CGVector(
        dx: pushDirection.dx * 100 / body.mass, dy: pushDirection.dy * 100 / body.mass)
      body.accelerate(force, for: mode == .instantaneous ? 1 : time)
    }
    if mode == .instantaneous { active = false }
  }

  /// Follows documentation/uikit/uipushbehavior/mode-swift.enum.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }
}

/// Pulls an item to a place, like a spring. Follows documentation/uikit/uisnapbehavior.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var _items: [any UIDynamicItem] { [item] }
  override func _push(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
    let body = animator._body(of: item)
    let stiffness: CGFloat = 200
    let friction = (0.5 + damping / 2) * 2 * stiffness.squareRoot()
    body.accelerate(
      CGVector(
        dx: (snapPoint.x - item.center.x) * stiffness - body.velocity.dx * friction,
        dy: (snapPoint.y - item.center.y) * stiffness - body.velocity.dy * friction), for: time)
  }
}

/// Keeps an item at a distance of a place or another item. Follows documentation/uikit/uiattachmentbehavior.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint
  open var length: CGFloat
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    attachedBehaviorType = .anchor
    length = hypot(item.center.x - point.x, item.center.y - point.y)
    super.init()
  }
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    anchorPoint = other.center
    attachedBehaviorType = .items
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
    super.init()
  }
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }

  override var _items: [any UIDynamicItem] { items }
  override func _restrain(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
    guard let item = items.first else { return }
    let anchor = items.count > 1 ? items[1].center : anchorPoint
    let away = CGVector(dx: item.center.x - anchor.x, dy: item.center.y - anchor.y)
    let distance = hypot(away.dx, away.dy)
    guard distance > 0.001 else { return }
    let factor = length / distance
    let target = CGPoint(x: anchor.x + away.dx * factor, y: anchor.y + away.dy * factor)
    let body = animator._body(of: item)
    // With a frequency it is a spring, else a rod.
    let share = frequency > 0 ? min(1, CGFloat(time) * frequency * 6) : 1
    let shift = CGVector(
      dx: (target.x - item.center.x) * share, dy: (target.y - item.center.y) * share)
    item.center = CGPoint(x: item.center.x + shift.dx, y: item.center.y + shift.dy)
    body.velocity.dx += shift.dx / CGFloat(time) * (1 - damping * 0.5)
    body.velocity.dy += shift.dy / CGFloat(time) * (1 - damping * 0.5)
  }

  /// Follows documentation/uikit/uiattachmentbehavior/attachmenttype.
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }
}
