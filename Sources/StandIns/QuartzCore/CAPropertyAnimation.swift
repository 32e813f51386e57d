import CoreGraphics

/// An animation of one property, named by its key path.
/// Follows documentation/quartzcore/capropertyanimation.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func _apply(to copy: CALayer, model: CALayer, elapsed: CFTimeInterval) {
    guard let keyPath, let progress = _progress(at: elapsed) else { return }
    let current = _AnimatedValue(of: keyPath, in: model)
    guard let value = _value(at: progress, current: current) else { return }
    value.set(keyPath, in: copy)
  }

  func _value(at progress: Double, current: _AnimatedValue?) -> _AnimatedValue? { nil }
}

/// From one value to another. Follows documentation/quartzcore/cabasicanimation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func _value(at progress: Double, current: _AnimatedValue?) -> _AnimatedValue? {
    let change = _AnimatedValue(byValue)
    var from = _AnimatedValue(fromValue)
    var to = _AnimatedValue(toValue)
    if let change {
      if from == nil { from = to?.adding(change, -1) ?? current }
      if to == nil { to = from?.adding(change, 1) }
    }
    guard let start = from ?? current, let end = to ?? current else { return nil }
    return start.mixed(with: end, progress)
  }
}

/// Through several values. Follows documentation/quartzcore/cakeyframeanimation.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?

  override func _value(at progress: Double, current: _AnimatedValue?) -> _AnimatedValue? {
    let points = path?._flattened().flatMap { $0 }.map { _AnimatedValue($0) }
    let stops = (points ?? (values ?? []).map { _AnimatedValue($0) }).compactMap { $0 }
    guard let last = stops.last else { return nil }
    let even = (0..<stops.count).map { Double($0) / Double(max(1, stops.count - 1)) }
    let given = keyTimes?.map(\.doubleValue) ?? even
    let times = given.count == stops.count ? given : even
    guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
    guard next > 0 else { return stops.first }
    if calculationMode == .discrete { return stops[next - 1] }
    let span = times[next] - times[next - 1]
    let part = span > 0 ? (progress - times[next - 1]) / span : 1
    return stops[next - 1].mixed(with: stops[next], part)
  }
}

/// Follows documentation/quartzcore/caanimationcalculationmode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Follows documentation/quartzcore/caanimationrotationmode.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A basic animation with the pace of a spring. Follows documentation/quartzcore/caspringanimation.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// The time until less than a thousandth of the movement is left.
  open var settlingDuration: CFTimeInterval {
    let decay = Double(damping / (2 * mass))
    return decay > 0 ? log(1000) / decay : .infinity
  }

  override func _value(at progress: Double, current: _AnimatedValue?) -> _AnimatedValue? {
    super._value(at: position(at: progress * duration), current: current)
  }

  private func position(at time: Double) -> Double {
    let natural = Double((stiffness / mass).squareRoot())
    let decay = Double(damping / (2 * mass))
    let speed = Double(initialVelocity)
    if decay < natural {
      let frequency = (natural * natural - decay * decay).squareRoot()
      let sine = (decay - speed) / frequency
      return 1 - exp(-decay * time) * (cos(frequency * time) + sine * sin(frequency * time))
    }
    return 1 - exp(-natural * time) * (1 + (natural - speed) * time)
  }
}
