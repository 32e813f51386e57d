import QuartzCore
import SteleCanvas

/// The copies of what is in a layer: one, or several where the layer replicates.
/// Follows documentation/quartzcore/careplicatorlayer.
@MainActor struct ReplicatedLayers {
  private let layer: CALayer
  private let replicator: CAReplicatorLayer?

  init(_ layer: CALayer) {
    self.layer = layer
    replicator = layer as? CAReplicatorLayer
  }

  var count: Int { max(0, min(replicator?.instanceCount ?? 1, 1000)) }

  /// Paints one copy. Each is changed as often as its number says, around the layer's middle.
  func change(
    _ index: Int, _ painter: inout ViewPainter, _ content: (inout ViewPainter) -> Void
  ) {
    guard let replicator, index > 0 else { return content(&painter) }
    let one = CATransform3DGetAffineTransform(replicator.instanceTransform)
    let all = (0..<index).reduce(CGAffineTransform.identity) { matrix, _ in
      matrix.concatenating(one)
    }
    let middle = painter.moved(CGPoint(x: layer.bounds.midX, y: layer.bounds.midY))
    let place = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(all)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    let fade = 1 + Double(replicator.instanceAlphaOffset) * Double(index)
    painter.layer(
      {
        $0.transform = Affine(place)
        $0.opacity = min(1, max(0, fade))
      }, content)
  }
}
