import UIKit

/// How one scene follows another. Follows documentation/spritekit/sktransition.
@preconcurrency @MainActor open class SKTransition: NSObject {
  public let _name: String
  public let _duration: TimeInterval
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true

  init(_ name: String, _ duration: TimeInterval) {
    (_name, _duration) = (name, duration)
    super.init()
  }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { .init("fade", sec) }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    .init("fade", sec)
  }
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition {
    .init("crossFade", sec)
  }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    .init("flipHorizontal", sec)
  }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
    .init("flipVertical", sec)
  }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { .init("doorway", sec) }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    .init("doorsOpenHorizontal", sec)
  }
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { .init("reveal \(direction)", sec) }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { .init("push \(direction)", sec) }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { .init("moveIn \(direction)", sec) }
}

/// Follows documentation/spritekit/sktransitiondirection.
public enum SKTransitionDirection: Int, Sendable {
  case up, down, right, left
}
