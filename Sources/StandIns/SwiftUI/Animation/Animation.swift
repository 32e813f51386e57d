import Foundation

/// How a change goes on over time. Follows documentation/swiftui/animation.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case timing(Double, Double, Double, Double)
    case spring(response: Double, damping: Double, blend: Double)
  }
  var curve: Curve
  var duration: TimeInterval
  var delayed: TimeInterval = 0
  var rate: Double = 1
  var repetitions: Int? = 1
  var autoreverses = false

  private static func timing(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: TimeInterval
  ) -> Animation {
    Animation(curve: .timing(x1, y1, x2, y2), duration: duration)
  }

  /// The default animation.
  public static let `default` = spring()
  /// Slow at both ends.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Slow at the start.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Steady.
  public static let linear = linear(duration: 0.35)
  /// A spring.
  public static let spring = spring()
  /// A spring for what the user moves.
  public static let interactiveSpring = interactiveSpring()
  /// A spring that bounces.
  public static let bouncy = bouncy()
  /// A spring that does not bounce.
  public static let smooth = smooth()
  /// A spring that bounces a little.
  public static let snappy = snappy()

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timing(0.42, 0, 0.58, 1, duration)
  }
  /// Slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation { timing(0.42, 0, 1, 1, duration) }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timing(0, 0, 0.58, 1, duration)
  }
  /// Steady.
  public static func linear(duration: TimeInterval) -> Animation { timing(0, 0, 1, 1, duration) }
  /// A curve given by its control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timing(p1x, p1y, p2x, p2y, duration)
  }
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      curve: .spring(response: response, damping: dampingFraction, blend: blendDuration),
      duration: response)
  }
  /// A spring, given by how long it seems to take and how much it bounces.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - bounce, blendDuration: blendDuration)
  }
  /// A spring for what the user moves.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  /// A spring given by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    return spring(
      response: 2 * .pi / frequency, dampingFraction: damping / (2 * mass * frequency))
  }
  /// A spring that bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 0.7 - extraBounce)
  }
  /// A spring that does not bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 1 - extraBounce)
  }
  /// A spring that bounces a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 0.85 - extraBounce)
  }

  /// The animation started later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delayed += delay
    return copy
  }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed
    return copy
  }
  /// The animation a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    (copy.repetitions, copy.autoreverses) = (repeatCount, autoreverses)
    return copy
  }
  /// The animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    (copy.repetitions, copy.autoreverses) = (nil, autoreverses)
    return copy
  }

  /// The time until it is over, `nil` if it never is.
  var length: TimeInterval? {
    repetitions.map { delayed + duration * Double($0) / max(rate, .leastNonzeroMagnitude) }
  }
}
