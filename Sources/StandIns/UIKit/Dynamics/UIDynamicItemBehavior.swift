import QuartzCore

/// How items answer to forces. Follows documentation/uikit/uidynamicitembehavior.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0 { didSet { apply() } }
  open var friction: CGFloat = 0
  open var density: CGFloat = 1 { didSet { apply() } }
  open var resistance: CGFloat = 0 { didSet { apply() } }
  open var angularResistance: CGFloat = 0 { didSet { apply() } }
  open var charge: CGFloat = 0
  open var isAnchored = false { didSet { apply() } }
  open var allowsRotation = true { didSet { apply() } }
  /// Velocities that were given before there was an animator.
  private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    apply()
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, velocity, 0))
    apply()
  }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, velocity))
    apply()
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let velocity = dynamicAnimator?._body(of: item).velocity else { return .zero }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?._body(of: item).spin ?? 0
  }

  override var _items: [any UIDynamicItem] { items }
  override func _join(_ animator: UIDynamicAnimator?) {
    super._join(animator)
    apply()
  }

  private func apply() {
    guard let animator = dynamicAnimator else { return }
    for item in items {
      let body = animator._body(of: item)
      body.elasticity = elasticity
      body.density = density
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
    for (item, linear, angular) in waiting {
      let body = animator._body(of: item)
      body.velocity.dx += linear.x
      body.velocity.dy += linear.y
      body.spin += angular
    }
    waiting = []
  }
}
