import FoundationOverlay

/// Which points are inside a path that crosses itself.
/// Follows documentation/coregraphics/cgpathfillrule.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

extension CGPath {
  /// Follows documentation/coregraphics/cgpath/contains(_:using:transform:).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    var crossings = 0
    for polygon in _flattened(transform) {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (start.y <= point.y) != (end.y <= point.y) {
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += end.y > start.y ? 1 : -1
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// The path as polygons, its curves cut into short lines.
  public func _flattened(_ transform: CGAffineTransform = .identity) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    func flush() {
      if !current.isEmpty { polygons.append(current) }
      current = []
    }
    for element in _elements.map({ $0.applying(transform) }) {
      let from = current.last ?? .zero
      switch element {
      case .move(let point):
        flush()
        current = [point]
      case .line(let point): current.append(point)
      case .quadCurve(let end, let control):
        current += curvePoints(from, mix(from, control), mix(end, control), end)
      case .curve(let end, let first, let second): current += curvePoints(from, first, second, end)
      case .close:
        let start = current.first
        flush()
        if let start { current = [start] }
      }
    }
    if current.count > 1 { flush() }
    return polygons
  }
}

/// The control point of the cubic curve that equals a quadratic one.
private func mix(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
  CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
}

private func curvePoints(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
  (1...16).map { step in
    let t = CGFloat(step) / 16
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }
}
