import UIKit

/// What part of a scene is seen. Follows documentation/spritekit/skcameranode.
@preconcurrency @MainActor open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool {
    guard let scene else { return false }
    let seen = CGRect(
      x: position.x - scene.size.width / 2 * xScale, y: position.y - scene.size.height / 2 * yScale,
      width: scene.size.width * xScale, height: scene.size.height * yScale)
    return seen.intersects(node.calculateAccumulatedFrame())
  }
}
