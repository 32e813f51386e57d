import QuartzCore

/// Keeps items apart and within bounds. Follows documentation/uikit/uicollisionbehavior.
///
/// Items count as the rectangles that they lie in, and a boundary as the line between two points.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var collisionMode: Mode = .everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var lines: [(name: String, from: CGPoint, to: CGPoint)] = []
  private var paths: [String: UIBezierPath] = [:]

  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    _ = dynamicAnimator?._body(of: item)
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    lines.append(("\(identifier)", p1, p2))
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let box = bezierPath.bounds
    paths["\(identifier)"] = bezierPath
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    for (index, corner) in corners.enumerated() {
      lines.append(("\(identifier)", corner, corners[(index + 1) % 4]))
    }
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    paths["\(identifier)"]
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    lines.removeAll { $0.name == "\(identifier)" }
    paths["\(identifier)"] = nil
  }
  open func removeAllBoundaries() {
    lines = []
    paths = [:]
  }

  override var _items: [any UIDynamicItem] { items }

  override func _restrain(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
    let bodies = items.map { animator._body(of: $0) }
    if collisionMode.contains(.boundaries) {
      for body in bodies { keepInside(body, animator) }
    }
    guard collisionMode.contains(.items) else { return }
    for (index, first) in bodies.enumerated() {
      for second in bodies.dropFirst(index + 1) { separate(first, second) }
    }
  }

  private func keepInside(_ body: DynamicBody, _ animator: UIDynamicAnimator) {
    if translatesReferenceBoundsIntoBoundary, let view = animator.referenceView {
      let box = view.bounds.inset(by: insets)
      let frame = body.frame
      bounce(body, dx: max(0, box.minX - frame.minX) - max(0, frame.maxX - box.maxX), nil)
      bounce(body, dy: max(0, box.minY - frame.minY) - max(0, frame.maxY - box.maxY), nil)
    }
    for line in lines {
      let box = CGRect(
        x: min(line.from.x, line.to.x), y: min(line.from.y, line.to.y),
        width: abs(line.to.x - line.from.x), height: abs(line.to.y - line.from.y))
      let frame = body.frame
      guard frame.intersects(box.insetBy(dx: -0.5, dy: -0.5)) else { continue }
      if box.width >= box.height {
        let down = body.item.center.y < box.midY ? box.minY - frame.maxY : box.maxY - frame.minY
        bounce(body, dy: down, line.name)
      } else {
        let across = body.item.center.x < box.midX ? box.minX - frame.maxX : box.maxX - frame.minX
        bounce(body, dx: across, line.name)
      }
    }
  }

  private func bounce(_ body: DynamicBody, dx: CGFloat = 0, dy: CGFloat = 0, _ name: String?) {
    guard dx != 0 || dy != 0 else { return }
    body.item.center = CGPoint(x: body.item.center.x + dx, y: body.item.center.y + dy)
    if dx * body.velocity.dx < 0 { body.velocity.dx *= -body.elasticity }
    if dy * body.velocity.dy < 0 { body.velocity.dy *= -body.elasticity }
    let identifier = name.map { $0 as NSString }
    collisionDelegate?.collisionBehavior(
      self, beganContactFor: body.item, withBoundaryIdentifier: identifier, at: body.item.center)
  }

  private func separate(_ first: DynamicBody, _ second: DynamicBody) {
    let overlap = first.frame.intersection(second.frame)
    guard !overlap.isNull, overlap.width > 0, overlap.height > 0 else { return }
    let isSideways = overlap.width < overlap.height
    let isBefore =
      isSideways
      ? first.item.center.x < second.item.center.x : first.item.center.y < second.item.center.y
    let depth = (isSideways ? overlap.width : overlap.height) * (isBefore ? -1 : 1)
    let whole = first.mass + second.mass
    let share =
      second.isAnchored ? 1 : first.isAnchored ? 0 : second.mass / whole
    for (body, part) in [(first, depth * share), (second, depth * (share - 1))] where part != 0 {
      let center = body.item.center
      body.item.center =
        isSideways
        ? CGPoint(x: center.x + part, y: center.y) : CGPoint(x: center.x, y: center.y + part)
    }
    exchange(first, second, isSideways)
    collisionDelegate?.collisionBehavior(
      self, beganContactFor: first.item, with: second.item,
      at: CGPoint(x: overlap.midX, y: overlap.midY))
  }

  /// Both go on as the law of momentum says, with what their elasticity leaves.
  private func exchange(_ first: DynamicBody, _ second: DynamicBody, _ isSideways: Bool) {
    let path: WritableKeyPath<CGVector, CGFloat> = isSideways ? \.dx : \.dy
    let (a, b) = (first.velocity[keyPath: path], second.velocity[keyPath: path])
    let (m, n) = (first.mass, second.mass)
    let bounce = max(first.elasticity, second.elasticity)
    let common = (m * a + n * b) / (m + n)
    if !first.isAnchored { first.velocity[keyPath: path] = common + bounce * n * (b - a) / (m + n) }
    if !second.isAnchored {
      second.velocity[keyPath: path] = common + bounce * m * (a - b) / (m + n)
    }
  }

  /// Follows documentation/uikit/uicollisionbehavior/mode-swift.struct.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything: Mode = [.items, .boundaries]
  }
}

/// Follows documentation/uikit/uicollisionbehaviordelegate.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}
