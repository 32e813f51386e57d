import QuartzCore

/// An animation that can be started, paused and stopped. Follows documentation/uikit/uiviewanimating.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Follows documentation/uikit/uiviewimplicitlyanimating.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Follows documentation/uikit/uiviewanimatingstate.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Follows documentation/uikit/uiviewanimatingposition.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
