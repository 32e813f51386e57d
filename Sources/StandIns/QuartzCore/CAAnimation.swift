import CoreGraphics

/// A change over time that a layer shows. Follows documentation/quartzcore/caanimation.
open class CAAnimation: NSObject, _KeyValueCoding, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive, as documented.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  private var extraValues: [String: Any] = [:]

  public override init() { super.init() }

  public func _setValue(_ value: Any?, forKey key: String) -> Bool {
    extraValues[key] = value
    return true
  }
  public func _value(forKey key: String) -> Any? { extraValues[key] }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The time from the first to the last frame, repeats included.
  var _totalDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let once = duration / Double(speed == 0 ? 1 : speed) * (autoreverses ? 2 : 1)
    return once * Double(repeatCount > 0 ? repeatCount : 1)
  }

  /// The share of the animation that is done; nil where it shows nothing.
  func _progress(at elapsed: CFTimeInterval) -> Double? {
    if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    if elapsed >= _totalDuration {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return autoreverses ? 0 : 1
    }
    guard duration > 0 else { return 1 }
    let cycles = elapsed * Double(speed) / duration
    var part = cycles.truncatingRemainder(dividingBy: 1)
    if autoreverses, Int(cycles) % 2 == 1 { part = 1 - part }
    return timingFunction?._progress(at: part) ?? part
  }

  func _apply(to copy: CALayer, model: CALayer, elapsed: CFTimeInterval) {}
}

/// Hears of an animation's begin and end. Follows documentation/quartzcore/caanimationdelegate.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations at once. Follows documentation/quartzcore/caanimationgroup.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func _apply(to copy: CALayer, model: CALayer, elapsed: CFTimeInterval) {
    guard let progress = _progress(at: elapsed) else { return }
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation._apply(
        to: copy, model: model, elapsed: progress * duration - animation.beginTime)
    }
  }
}

/// A change from one content to another. Follows documentation/quartzcore/catransition.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func _apply(to copy: CALayer, model: CALayer, elapsed: CFTimeInterval) {
    guard type == .fade, let progress = _progress(at: elapsed) else { return }
    copy.opacity = model.opacity * Float(progress)
  }
}

/// Follows documentation/quartzcore/catransitiontype.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Follows documentation/quartzcore/catransitionsubtype.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
