@_exported import UIKit

/// Follows documentation/spritekit/skcolor.
public typealias SKColor = UIColor

/// Something in a scene, with its place. Follows documentation/spritekit/sknode.
@preconcurrency @MainActor open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []
  private var running: [RunningAction] = []

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// A node of a file made with the scene editor; there is nothing here that reads one.
  public convenience init?(fileNamed filename: String) { return nil }

  open var scene: SKScene? { parent?.scene }
  open override var next: UIResponder? { parent }

  // MARK: The tree

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "Attempted to add a SKNode which already has a parent")
    children.insert(node, at: min(max(0, index), children.count))
    node.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func move(toParent parent: SKNode) {
    let place = scene.map { parent.convert(position, from: self.parent ?? $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) == true
  }
  open func childNode(withName name: String) -> SKNode? {
    let isDeep = name.hasPrefix("//")
    let wanted = isDeep ? String(name.dropFirst(2)) : name
    return (isDeep ? _below : children).first { $0.name == wanted }
  }
  open subscript(name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let wanted = isDeep ? String(name.dropFirst(2)) : name
    return (isDeep ? _below : children).filter { $0.name == wanted }
  }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for node in self[name] where !stop.boolValue { block(node, &stop) }
  }
  var _below: [SKNode] { children.flatMap { [$0] + $0._below } }

  // MARK: Places

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// The node's own size, around its position.
  var _size: CGSize { .zero }
  var _anchor: CGPoint { CGPoint(x: 0.5, y: 0.5) }
  open var frame: CGRect {
    let size = CGSize(width: _size.width * abs(xScale), height: _size.height * abs(yScale))
    return CGRect(
      x: position.x - size.width * _anchor.x, y: position.y - size.height * _anchor.y,
      width: size.width, height: size.height)
  }
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { whole, child in
      let inner = child.calculateAccumulatedFrame()
      return whole.union(inner.offsetBy(dx: position.x, dy: position.y))
    }
  }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    _local(node._global(point))
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node._local(_global(point)) }
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  open func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }
  open func nodes(at p: CGPoint) -> [SKNode] {
    _below.filter { node in
      guard let parent = node.parent else { return false }
      return node.frame.contains(parent._local(_global(p)))
    }.sorted { $0.zPosition > $1.zPosition }
  }
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  private var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
      .scaledBy(x: xScale, y: yScale)
  }
  func _global(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent._global(point.applying(transform))
  }
  func _local(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent._local(point).applying(transform.inverted())
  }

  // MARK: Actions

  open func run(_ action: SKAction) { running.append(RunningAction(action, key: nil, nil)) }
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    running.append(RunningAction(action, key: nil, block))
  }
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    running.append(RunningAction(action, key: key, nil))
  }
  open func run(_ action: SKAction) async {
    await withCheckedContinuation { done in run(action) { done.resume() } }
  }
  open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }
  open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }
  open func removeAllActions() { running = [] }
  open func hasActions() -> Bool { !running.isEmpty }

  /// Lets time go on for this node and those below it.
  func _advance(by time: TimeInterval) {
    guard !isPaused else { return }
    let time = time * TimeInterval(speed)
    let ended = running.filter { $0.advance(self, by: time) }
    running.removeAll { action in ended.contains { $0 === action } }
    for action in ended { action.completion?() }
    for child in children { child._advance(by: time) }
  }
}

/// Follows documentation/spritekit/skconstraint.
@preconcurrency @MainActor open class SKConstraint: NSObject {
  open var enabled = true
  let apply: (SKNode) -> Void

  init(_ apply: @escaping (SKNode) -> Void) {
    self.apply = apply
    super.init()
  }
  open class func positionX(_ xRange: SKRange) -> SKConstraint {
    SKConstraint { $0.position.x = xRange.clamp($0.position.x) }
  }
  open class func positionY(_ yRange: SKRange) -> SKConstraint {
    SKConstraint { $0.position.y = yRange.clamp($0.position.y) }
  }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint {
      $0.position = CGPoint(x: xRange.clamp($0.position.x), y: yRange.clamp($0.position.y))
    }
  }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    SKConstraint { moved in
      let away = CGVector(
        dx: moved.position.x - node.position.x, dy: moved.position.y - node.position.y)
      let length = hypot(away.dx, away.dy)
      guard length > 0 else { return }
      let factor = range.clamp(length) / length
      moved.position = CGPoint(
        x: node.position.x + away.dx * factor, y: node.position.y + away.dy * factor)
    }
  }
}

/// Follows documentation/spritekit/skrange.
@preconcurrency @MainActor open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .infinity)
  }
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upper)
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
  func clamp(_ value: CGFloat) -> CGFloat { min(upperLimit, max(lowerLimit, value)) }
}
