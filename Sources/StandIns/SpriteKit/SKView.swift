import UIKit

/// Shows a scene. Follows documentation/spritekit/skview.
@preconcurrency @MainActor open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60

  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene = scene
    scene?.present(in: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  /// Lets time go on, frame by frame; a run calls it, since nothing else drives the view here.
  public func _advance(by time: TimeInterval) {
    let frame = 1 / TimeInterval(max(1, preferredFramesPerSecond))
    var left = time
    while left > 0.000_1, !isPaused, let scene {
      let step = min(frame, left)
      clock += step
      scene._step(at: clock, after: step)
      left -= step
    }
  }
  private var clock: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesCancelled(touches, with: event)
  }
}

extension UITouch {
  /// Follows documentation/uikit/uitouch/location(in:)-76u8t.
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
  }
  /// Follows documentation/uikit/uitouch/previouslocation(in:)-5uxu1.
  public func previousLocation(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
  }
}
