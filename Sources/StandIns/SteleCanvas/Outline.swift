import Foundation

/// The edge of something that is filled or drawn along.
public enum Outline: Equatable, Sendable {
  case rectangle(CGRect)
  case rounded(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path([Step])

  /// A part of a path.
  public enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// Straight lines between points, closed or not.
  public static func polygon(_ points: [CGPoint], isClosed: Bool = true) -> Outline {
    guard let first = points.first else { return .path([]) }
    return .path(
      [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : []))
  }

  /// The smallest rectangle around all points.
  public var bounds: CGRect {
    switch self {
    case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
    case .path(let steps):
      let points = steps.flatMap(\.points)
      guard let first = points.first else { return .zero }
      return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
        let (x, y) = (min($0.minX, $1.x), min($0.minY, $1.y))
        return CGRect(x: x, y: y, width: max($0.maxX, $1.x) - x, height: max($0.maxY, $1.y) - y)
      }
    }
  }

  /// The outline, moved.
  public func moved(by x: CGFloat, _ y: CGFloat) -> Outline {
    switch self {
    case .rectangle(let rect): .rectangle(rect.offsetBy(dx: x, dy: y))
    case .rounded(let rect, let radius): .rounded(rect.offsetBy(dx: x, dy: y), radius: radius)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: x, dy: y))
    case .path(let steps):
      .path(steps.map { $0.map { CGPoint(x: $0.x + x, y: $0.y + y) } })
    }
  }
}

extension Outline.Step {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }

  /// The part with all points changed.
  public func map(_ change: (CGPoint) -> CGPoint) -> Outline.Step {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let point, let control): .quad(change(point), control: change(control))
    case .cubic(let point, let first, let second):
      .cubic(change(point), control1: change(first), control2: change(second))
    case .close: .close
    }
  }
}

/// A linear change of places: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Affine: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  /// A change by its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// No change.
  public static let identity = Affine(1, 0, 0, 1, 0, 0)
  /// A move.
  public static func move(_ x: CGFloat, _ y: CGFloat) -> Affine { Affine(1, 0, 0, 1, x, y) }
  /// A scaling around a point.
  public static func scale(_ x: CGFloat, _ y: CGFloat, around point: CGPoint) -> Affine {
    Affine(x, 0, 0, y, point.x - point.x * x, point.y - point.y * y)
  }
  /// A turn around a point, clockwise where y points down.
  public static func turn(radians: Double, around point: CGPoint) -> Affine {
    let (sine, cosine) = (CGFloat(sin(radians)), CGFloat(cos(radians)))
    return Affine(
      cosine, sine, -sine, cosine, point.x - point.x * cosine + point.y * sine,
      point.y - point.x * sine - point.y * cosine)
  }

  /// Where a point comes to lie.
  public func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
