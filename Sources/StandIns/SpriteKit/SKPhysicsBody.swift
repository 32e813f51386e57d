import UIKit

/// What makes a node fall and meet others. Follows documentation/spritekit/skphysicsbody.
///
/// Bodies count as the rectangles that they lie in; they do not turn by themselves.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var usesPreciseCollisionDetection = false
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  open var isResting: Bool { velocity == .zero }
  let box: CGRect
  /// Whether the body is a line around a room, and not what fills it.
  let isEdge: Bool
  private var force = CGVector.zero
  var touching: [SKPhysicsBody] = []

  private init(_ box: CGRect, isEdge: Bool) {
    self.box = box
    self.isEdge = isEdge
    super.init()
    if isEdge { isDynamic = false }
  }
  private static func centered(_ size: CGSize, _ center: CGPoint = .zero) -> CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(Self.centered(CGSize(width: 2 * r, height: 2 * r), center), isEdge: false)
  }
  public convenience init(rectangleOf s: CGSize) { self.init(Self.centered(s), isEdge: false) }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    self.init(Self.centered(s, center), isEdge: false)
  }
  public convenience init(polygonFrom path: CGPath) { self.init(path.boundingBox, isEdge: false) }
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(rect, isEdge: true) }
  public convenience init(edgeLoopFrom path: CGPath) { self.init(path.boundingBox, isEdge: true) }
  public convenience init(edgeChainFrom path: CGPath) { self.init(path.boundingBox, isEdge: true) }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init(
      CGRect(
        x: min(p1.x, p2.x), y: min(p1.y, p2.y), width: abs(p1.x - p2.x), height: abs(p1.y - p2.y)),
      isEdge: false)
    isDynamic = false
  }

  open func applyForce(_ force: CGVector) {
    self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy)
  }
  open func applyImpulse(_ impulse: CGVector) {
    velocity.dx += impulse.dx / mass
    velocity.dy += impulse.dy / mass
  }
  open func applyAngularImpulse(_ impulse: CGFloat) { angularVelocity += impulse / mass }
  open func applyTorque(_ torque: CGFloat) { angularVelocity += torque / mass / 60 }
  open func allContactedBodies() -> [SKPhysicsBody] { touching }

  /// Where the body is, in the coordinates of the scene.
  var area: CGRect {
    guard let node, let parent = node.parent else { return box }
    let origin = parent._global(node.position)
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }

  func move(_ gravity: CGVector, _ time: CGFloat) {
    guard isDynamic, !pinned, let node else { return }
    if affectedByGravity {
      // A metre is 150 points.
      velocity.dx += gravity.dx * 150 * time
      velocity.dy += gravity.dy * 150 * time
    }
    let kept = max(0, 1 - linearDamping * time)
    velocity = CGVector(
      dx: (velocity.dx + force.dx / mass * time) * kept,
      dy: (velocity.dy + force.dy / mass * time) * kept)
    force = .zero
    node.position = CGPoint(
      x: node.position.x + velocity.dx * time, y: node.position.y + velocity.dy * time)
    if allowsRotation { node.zRotation += angularVelocity * time }
  }

  /// Is pushed out of something, and bounces.
  func shift(_ dx: CGFloat, _ dy: CGFloat) {
    guard isDynamic, let node else { return }
    node.position = CGPoint(x: node.position.x + dx, y: node.position.y + dy)
    if dx * velocity.dx < 0 { velocity.dx *= -restitution }
    if dy * velocity.dy < 0 { velocity.dy *= -restitution }
  }
}
