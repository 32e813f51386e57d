import Foundation

/// A curve from 0 to 1. Follows documentation/swiftui/unitcurve.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circular(start: Bool, end: Bool)
  }
  private let kind: Kind

  /// Steady.
  public static let linear = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(kind: .circular(start: true, end: false))
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(kind: .circular(start: false, end: true))
  /// Two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(kind: .circular(start: true, end: true))

  /// A curve given by its control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  /// The value at a progress.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let start, let end):
      let t = parameter(at: progress, start.x, end.x)
      return UnitCurve.cubic(t, start.y, end.y)
    case .circular(true, false): return 1 - (1 - progress * progress).squareRoot()
    case .circular(false, _): return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circular(true, true):
      let half = { (x: Double) in (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return progress < 0.5 ? half(progress) : 1 - half(1 - progress)
    }
  }

  /// The slope at a progress.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(0, progress - step), min(1, progress + step))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve with its axes swapped.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let start, let end):
      return .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    case .circular(let start, let end): return UnitCurve(kind: .circular(start: end, end: start))
    }
  }

  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter of the curve at a progress, by halving.
  private func parameter(at progress: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if UnitCurve.cubic(middle, first, second) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  var animationCurve: Animation.Curve {
    switch kind {
    case .bezier(let start, let end): .timing(start.x, start.y, end.x, end.y)
    case .circular(let start, let end):
      .timing(start ? 0.55 : 0, end && !start ? 0.55 : 0, end ? 0.45 : 1, 1)
    }
  }
}
