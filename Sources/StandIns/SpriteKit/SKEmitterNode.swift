import UIKit

/// Many small pictures. Follows documentation/spritekit/skemitternode.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePositionRange = CGVector.zero
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleColor: UIColor = .white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleSize = CGSize.zero
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open weak var targetNode: SKNode?
  open func resetSimulation() {}
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// Values over time. Follows documentation/spritekit/skkeyframesequence.
@preconcurrency @MainActor open class SKKeyframeSequence: NSObject {
  public private(set) var _frames: [(time: CGFloat, value: Any)]

  public init(keyframeValues values: [Any], times: [NSNumber]) {
    _frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
    super.init()
  }
  open func count() -> Int { _frames.count }
  open func addKeyframeValue(_ value: Any, time: CGFloat) { _frames.append((time, value)) }
}
