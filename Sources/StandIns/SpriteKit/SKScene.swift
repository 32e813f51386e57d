import UIKit

/// A node with a size of its own, such as a scene. Follows documentation/spritekit/skeffectnode.
@preconcurrency @MainActor open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var blendMode = SKBlendMode.alpha
}

/// Everything that a view shows at a time. Follows documentation/spritekit/skscene.
@preconcurrency @MainActor open class SKScene: SKEffectNode {
  open var size: CGSize { didSet { if oldValue != size { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor: UIColor = UIColor(white: 0.15, alpha: 1)
  open weak var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  open weak var listener: SKNode?
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?
  private var hasLoaded = false

  public init(size: CGSize) {
    self.size = size
    super.init()
    isUserInteractionEnabled = true
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 750, height: 1334)
    super.init(coder: aDecoder)
  }

  open override var scene: SKScene? { self }
  open override var next: UIResponder? { view }
  override var _size: CGSize { size }
  override var _anchor: CGPoint { anchorPoint }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let bounds = view?.bounds, bounds.width > 0, bounds.height > 0 else { return point }
    return CGPoint(
      x: (point.x / bounds.width - anchorPoint.x) * size.width,
      y: (1 - point.y / bounds.height - anchorPoint.y) * size.height)
  }
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let bounds = view?.bounds, size.width > 0, size.height > 0 else { return point }
    return CGPoint(
      x: (point.x / size.width + anchorPoint.x) * bounds.width,
      y: (1 - point.y / size.height - anchorPoint.y) * bounds.height)
  }

  func present(in view: SKView) {
    self.view = view
    if !hasLoaded { sceneDidLoad() }
    hasLoaded = true
    if scaleMode == .resizeFill, view.bounds.width > 0 { size = view.bounds.size }
    didMove(to: view)
  }

  /// One frame: update, actions, physics, constraints.
  public func _step(at now: TimeInterval, after time: TimeInterval) {
    guard !isPaused else { return }
    update(now)
    delegate?.update(now, for: self)
    _advance(by: time)
    didEvaluateActions()
    physicsWorld.simulate(self, time)
    didSimulatePhysics()
    for node in _below {
      for constraint in node.constraints ?? [] where constraint.enabled { constraint.apply(node) }
    }
    didApplyConstraints()
    didFinishUpdate()
  }
}

/// Follows documentation/spritekit/skscenedelegate.
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}

/// Follows documentation/spritekit/skscenescalemode.
public enum SKSceneScaleMode: Int, Sendable {
  case fill, aspectFill, aspectFit, resizeFill
}

/// Follows documentation/spritekit/skblendmode.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
