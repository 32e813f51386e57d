import CoreGraphics

extension CALayer {
  /// From this layer's coordinates to its superlayer's.
  private var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From this layer's coordinates to those of its outermost superlayer.
  private var toRoot: CGAffineTransform {
    let own = toSuperlayer
    guard let superlayer else { return .identity }
    return own.concatenating(superlayer.toRoot)
  }

  private var rootLayer: CALayer { superlayer?.rootLayer ?? self }

  /// The transform from this layer to another; nil means the outermost superlayer.
  public func _transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return toRoot }
    return toRoot.concatenating(other.toRoot.inverted())
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(_transform(to: layer))
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(_transform(to: layer).inverted())
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(_transform(to: layer))
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(_transform(to: layer).inverted())
  }

  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest layer at a point of the superlayer.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = point.applying(toSuperlayer.inverted())
    if masksToBounds, !contains(inside) { return nil }
    for layer in children.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }
}
