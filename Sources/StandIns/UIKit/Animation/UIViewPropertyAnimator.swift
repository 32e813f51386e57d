import QuartzCore

/// An animation that can be paused, moved and turned round.
/// Follows documentation/uikit/uiviewpropertyanimator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  open var isManualHitTestingEnabled = false
  public let timingParameters: (any UITimingCurveProvider)?
  private var settings: _AnimationSettings
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var elapsed = 0.0
  private var startedAt: CFTimeInterval = 0
  private var run = 0

  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.duration = duration
    self.timingParameters = timingParameters
    settings = _AnimationSettings(duration: duration)
    settings.spring = timingParameters._spring
    settings.options = timingParameters._options
    super.init()
  }

  /// As long as an animation without a duration of its own.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    completion.map { animator.addCompletion($0) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive { animations.append(animation) } else { perform([animation]) }
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append { [weak self] in
      guard let self else { return }
      var later = self.settings
      later.delay += self.duration * Double(delayFactor)
      later.duration *= 1 - Double(delayFactor)
      UIView._animate(later, animation, nil)
    }
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    settings.delay = delay
    if state == .inactive { perform(animations) }
    resume(after: delay)
  }
  open func pauseAnimation() {
    if state == .inactive {
      perform(animations)
      startedAt = CACurrentMediaTime()
    }
    elapsed = progress * duration
    isRunning = false
    state = .active
    run += 1
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { resume(after: 0) }

  open var fractionComplete: CGFloat {
    get { CGFloat(progress) }
    set {
      if state == .inactive || isRunning { pauseAnimation() }
      elapsed = Double(newValue) * duration
    }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    run += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    state = .inactive
    for completion in completions { completion(finalPosition) }
    completions = []
  }

  private var progress: Double {
    guard isRunning, duration > 0 else { return duration > 0 ? elapsed / duration : 1 }
    let moved = CACurrentMediaTime() - startedAt
    let now = isReversed ? elapsed - moved : elapsed + moved
    return min(1, max(0, now / duration))
  }

  private func perform(_ animations: [() -> Void]) {
    UIView._animate(settings, { for animation in animations { animation() } }, nil)
  }

  private func resume(after delay: TimeInterval) {
    state = .active
    isRunning = true
    startedAt = CACurrentMediaTime() + delay
    run += 1
    let current = run
    let left = isReversed ? elapsed : duration - elapsed
    _MediaClock.main._schedule(after: delay + max(0, left)) { [self] in
      guard run == current, isRunning else { return }
      isRunning = false
      finishAnimation(at: isReversed ? .start : .end)
    }
  }
}
