import QuartzCore

/// What surrounds a change of a view: how long it takes and what runs afterwards.
struct _AnimationSettings {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var spring: (damping: CGFloat, velocity: CGFloat)?

  func makeAnimation(_ keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let spring {
      let made = CASpringAnimation(keyPath: keyPath)
      made.stiffness = CGFloat(pow(2 * Double.pi / max(duration, 0.01), 2))
      made.damping = 2 * spring.damping * made.stiffness.squareRoot()
      made.initialVelocity = spring.velocity
      animation = made
    } else {
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = options.timingFunction
    }
    animation.duration = duration
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.fillMode = .backwards
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    return animation
  }
}

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = _AnimationSettings(duration: duration, delay: delay, options: options)
    _animate(settings, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    _animate(_AnimationSettings(duration: duration), animations, completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    _animate(_AnimationSettings(duration: duration), animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = _AnimationSettings(
      duration: duration, delay: delay, options: options, spring: (dampingRatio, velocity))
    _animate(settings, animations, completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = _AnimationSettings(
      duration: duration, delay: delay, options: options,
      spring: (1 - bounce, initialSpringVelocity))
    _animate(settings, animations, completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let application = UIApplication.shared
    application._animations.append(nil)
    actionsWithoutAnimation()
    application._animations.removeLast()
  }

  public class var areAnimationsEnabled: Bool { UIApplication.shared._animationsAreEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared._animationsAreEnabled = enabled
  }
  public class var inheritedAnimationDuration: TimeInterval {
    (UIApplication.shared._animations.last ?? nil)?.duration ?? 0
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let change = CATransition()
    change.duration = duration
    view.layer.add(change, forKey: "transition")
    _animate(
      _AnimationSettings(duration: duration, options: options), { animations?() }, completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      container?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    _animate(_AnimationSettings(duration: duration, options: options), {}, completion)
  }

  /// Makes the changes, shows them over time and reports when the time has passed.
  class func _animate(
    _ settings: _AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let application = UIApplication.shared
    let runs = application._animationsAreEnabled
    application._animations.append(runs ? settings : nil)
    animations()
    application._animations.removeLast()
    guard let completion else { return }
    let isEndless = settings.options.contains(.repeat)
    if isEndless { return }
    let factor: Double = settings.options.contains(.autoreverse) ? 2 : 1
    let time = runs ? settings.delay + settings.duration * factor : 0
    _MediaClock.main._schedule(after: time) { completion(true) }
  }

  /// Changes a property of the layer, over time where an animation is being described.
  func _animating(_ keyPath: String, _ old: Any?, _ change: () -> Void) {
    guard let settings = UIApplication.shared._animations.last ?? nil, settings.duration > 0 else {
      return change()
    }
    let shown = layer.presentation()
    change()
    let animation = settings.makeAnimation(keyPath)
    animation.fromValue = shown.flatMap { $0._value(of: keyPath) } ?? old
    layer.add(animation, forKey: keyPath)
  }
}

extension CALayer {
  fileprivate func _value(of keyPath: String) -> Any? {
    switch keyPath {
    case "position": position
    case "bounds": bounds
    case "transform": transform
    case "opacity": opacity
    case "backgroundColor": backgroundColor
    default: nil
    }
  }
}
