import FoundationOverlay

extension CGPoint {
  /// Follows documentation/corefoundation/cgpoint/applying(_:).
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Follows documentation/corefoundation/cgpoint/equalto(_:).
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Follows documentation/corefoundation/cgsize/applying(_:).
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Follows documentation/corefoundation/cgsize/equalto(_:).
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed one.
  /// Follows documentation/corefoundation/cgrect/applying(_:).
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || t.isIdentity { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return CGRect._enclosing(corners)
  }

  /// Follows documentation/corefoundation/cgrect/equalto(_:).
  public func equalTo(_ other: CGRect) -> Bool { self == other }

  /// The smallest rectangle that holds all the points; null without any.
  public static func _enclosing(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
