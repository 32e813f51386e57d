import QuartzCore

/// Something that physics moves. Follows documentation/uikit/uidynamicitem.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves items by the rules of its behaviours, step by step with the clock of animations.
/// Follows documentation/uikit/uidynamicanimator.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  open private(set) var elapsedTime: TimeInterval = 0
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private static let step: TimeInterval = 1 / 60
  /// Points a second squared that a gravity of one is.
  static let gravity: CGFloat = 1000

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  public override init() {
    referenceView = nil
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior._join(self)
    start()
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior._join(nil)
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.values.filter { $0.frame.intersects(rect) }.map(\.item)
  }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[ObjectIdentifier(item)] = nil
    start()
  }

  func _body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = bodies[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    bodies[ObjectIdentifier(item)] = body
    return body
  }

  private func start() {
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    schedule()
  }

  private func schedule() {
    _MediaClock.main._schedule(after: Self.step) { [weak self] in self?.advance() }
  }

  private func advance() {
    guard isRunning else { return }
    let all = behaviors.flatMap(\._family)
    for behavior in all { behavior._push(self, Self.step) }
    for body in bodies.values { body.move(Self.step) }
    for behavior in all { behavior._restrain(self, Self.step) }
    elapsedTime += Self.step
    for behavior in all { behavior.action?() }
    if behaviors.isEmpty || bodies.values.allSatisfy(\.isAtRest) {
      isRunning = false
      delegate?.dynamicAnimatorDidPause(self)
    } else {
      schedule()
    }
  }
}

/// Follows documentation/uikit/uidynamicanimatordelegate.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An item with its motion.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var velocity = CGVector.zero
  var spin: CGFloat = 0
  var angle: CGFloat = 0
  var density: CGFloat = 1
  var elasticity: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
  private var stillSteps = 0

  init(_ item: any UIDynamicItem) { self.item = item }

  var frame: CGRect {
    CGRect(
      x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
      width: item.bounds.width, height: item.bounds.height)
  }
  /// One for a square of a hundred points.
  var mass: CGFloat { max(0.0001, density * item.bounds.width * item.bounds.height / 10_000) }
  var isAtRest: Bool { stillSteps > 30 }

  func move(_ time: TimeInterval) {
    let time = CGFloat(time)
    if isAnchored { velocity = .zero }
    let kept = max(0, 1 - resistance * time)
    velocity = CGVector(dx: velocity.dx * kept, dy: velocity.dy * kept)
    item.center = CGPoint(
      x: item.center.x + velocity.dx * time, y: item.center.y + velocity.dy * time)
    if allowsRotation, spin != 0 {
      spin *= max(0, 1 - angularResistance * time)
      angle += spin * time
      item.transform = CGAffineTransform(rotationAngle: angle)
    }
    let isSlow = abs(velocity.dx) < 1 && abs(velocity.dy) < 1 && abs(spin) < 0.01
    stillSteps = isSlow ? stillSteps + 1 : 0
  }

  func accelerate(_ acceleration: CGVector, for time: TimeInterval) {
    velocity.dx += acceleration.dx * CGFloat(time)
    velocity.dy += acceleration.dy * CGFloat(time)
  }
}
