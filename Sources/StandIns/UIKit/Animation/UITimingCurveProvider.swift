import QuartzCore

/// The pace of an animator. Follows documentation/uikit/uitimingcurveprovider.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var _spring: (damping: CGFloat, velocity: CGFloat)? { get }
  var _options: UIView.AnimationOptions { get }
}

/// Follows documentation/uikit/uicubictimingparameters.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }

  /// A curve of its own; what is drawn goes by the nearest named one.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve =
      switch (point1.x > point1.y, point2.x < point2.y) {
      case (true, true): .easeInOut
      case (true, false): .easeIn
      case (false, true): .easeOut
      case (false, false): .linear
      }
    super.init()
    (controlPoint1, controlPoint2) = (point1, point2)
  }
  public private(set) var controlPoint1 = CGPoint.zero
  public private(set) var controlPoint2 = CGPoint(x: 1, y: 1)

  public var _spring: (damping: CGFloat, velocity: CGFloat)? { nil }
  public var _options: UIView.AnimationOptions { animationCurve.options }
}

/// Follows documentation/uikit/uispringtimingparameters.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let _damping: CGFloat
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    _damping = ratio
    initialVelocity = velocity
    super.init()
  }

  /// The spring of the system's own transitions.
  public override convenience init() { self.init(dampingRatio: 1) }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(dampingRatio: 1 - bounce)
  }
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: velocity) }

  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: velocity)
  }

  public var _spring: (damping: CGFloat, velocity: CGFloat)? { (_damping, initialVelocity.dx) }
  public var _options: UIView.AnimationOptions { [] }
}
