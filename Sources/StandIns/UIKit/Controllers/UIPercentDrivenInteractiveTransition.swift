import QuartzCore

/// A transition that follows a gesture. Follows documentation/uikit/uipercentdriveninteractivetransition.
///
/// The way that the gesture goes is kept as a fraction; the animator's animation runs once the
/// transition is finished, since nothing of it can be seen before.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
  private var context: _TransitionContext?

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? _TransitionContext
    if !wantsInteractiveStart { finish() }
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }
  open func pause() { context?.pauseInteractiveTransition() }
  open func finish() {
    context?.finishInteractiveTransition()
    context = nil
  }
  open func cancel() {
    context?.cancelInteractiveTransition()
    context = nil
  }
}
