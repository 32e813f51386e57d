import Foundation

/// A spring. Follows documentation/swiftui/spring.
public struct Spring: Hashable, Sendable {
  /// How heavy what it moves is.
  public let mass: Double
  /// How strongly it pulls.
  public let stiffness: Double
  /// How strongly it is slowed down.
  public let damping: Double

  /// A spring given by how long it seems to take and how much it bounces.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
  /// A spring given by its response.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, .leastNonzeroMagnitude)
    (mass, stiffness) = (1, frequency * frequency)
    damping = 2 * dampingRatio * frequency
  }
  /// A spring given by its physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    (self.mass, self.stiffness) = (mass, stiffness)
    let critical = 2 * (stiffness * mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }
  /// A spring given by when it has come to rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 0.01)
    let frequency = -log(epsilon) / (ratio * max(settlingDuration, .leastNonzeroMagnitude))
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// How fast it pulls.
  public var response: Double { 2 * .pi / frequency }
  /// The damping in relation to the least at which it does not swing.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// How long it seems to take.
  public var duration: TimeInterval { response }
  /// How much it bounces.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// When it has come to rest.
  public var settlingDuration: TimeInterval { log(1000) / max(dampingRatio * frequency, 0.001) }

  /// A spring that does not bounce.
  public static var smooth: Spring { .init() }
  /// A spring that bounces a little.
  public static var snappy: Spring { .init(bounce: 0.15) }
  /// A spring that bounces.
  public static var bouncy: Spring { .init(bounce: 0.3) }
  /// A spring that does not bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    .init(duration: duration, bounce: extraBounce)
  }
  /// A spring that bounces a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    .init(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    .init(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How far it has come at a time, from 0 to 1, when it starts at a speed.
  private func progress(_ time: TimeInterval, _ initialVelocity: Double) -> Double {
    let (ratio, frequency) = (dampingRatio, frequency)
    guard time > 0 else { return 0 }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * frequency - initialVelocity) / swing
      return 1 - exp(-ratio * frequency * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
  }

  /// The value at a time on the way to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let start = (initialVelocity.magnitudeSquared / max(target.magnitudeSquared, 1e-12))
    var value = target
    value.scale(by: progress(time, start.squareRoot()))
    return value
  }
  /// The speed at a time on the way to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    var change = value(target: target, initialVelocity: initialVelocity, time: time + step)
    change -= value(target: target, initialVelocity: initialVelocity, time: time)
    change.scale(by: 1 / step)
    return change
  }
  /// The value at a time between two others.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData +=
      value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}

extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }
  /// A spring whose animations add up.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
  /// A spring whose animations add up.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// A spring whose animations add up.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// A curve over a time.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve: curve.animationCurve, duration: duration)
  }
}
