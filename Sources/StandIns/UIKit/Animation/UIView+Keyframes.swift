import QuartzCore

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & 0x1F)
    let settings = _AnimationSettings(duration: duration, delay: delay, options: plain)
    _animate(settings, animations, completion)
  }

  /// A part of the surrounding keyframe animation, its times as shares of the whole.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double,
    animations: @escaping () -> Void
  ) {
    let outer = (UIApplication.shared._animations.last ?? nil) ?? _AnimationSettings(duration: 0)
    let settings = _AnimationSettings(
      duration: outer.duration * relativeDuration, delay: outer.delay + outer.duration * start,
      options: outer.options)
    _animate(settings, animations, nil)
  }
}
