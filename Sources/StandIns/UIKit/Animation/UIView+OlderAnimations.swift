import QuartzCore

/// Animations between two calls, as they were before blocks.
/// Follows documentation/uikit/uiview/beginanimations(_:context:) and its neighbours.
@available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
extension UIView {
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    UIApplication.shared._animations.append(_AnimationSettings(duration: 0.2))
  }
  public class func commitAnimations() { _ = UIApplication.shared._animations.popLast() }
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.options.formUnion(curve.options) }
  }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { if repeatCount > 1 { $0.options.insert(.repeat) } }
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { if repeatAutoreverses { $0.options.insert(.autoreverse) } }
  }

  private class func change(_ edit: (inout _AnimationSettings) -> Void) {
    let application = UIApplication.shared
    guard let last = application._animations.indices.last,
      var settings = application._animations[last]
    else { return }
    edit(&settings)
    application._animations[last] = settings
  }
}
