import UIKit

/// Something that a node does over time. Follows documentation/spritekit/skaction.
@preconcurrency @MainActor open class SKAction: NSObject, NSCopying {
  /// What an action comes down to.
  indirect enum Kind {
    /// Changes something gradually: the closure gets the node, and makes what sets a fraction.
    case change((SKNode) -> (CGFloat) -> Void)
    case instant((SKNode) -> Void)
    case wait
    case sequence([SKAction])
    case group([SKAction])
    case times(SKAction, Int?)
  }

  let kind: Kind
  open var duration: TimeInterval
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: (Float) -> Float = { $0 }
  open var speed: CGFloat = 1

  init(_ kind: Kind, duration: TimeInterval = 0) {
    self.kind = kind
    self.duration = duration
    super.init()
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  open func reversed() -> SKAction { self }

  func eased(_ fraction: CGFloat) -> CGFloat {
    let part = CGFloat(timingFunction(Float(fraction)))
    return switch timingMode {
    case .linear: part
    case .easeIn: part * part
    case .easeOut: part * (2 - part)
    case .easeInEaseOut: part * part * (3 - 2 * part)
    }
  }

  private class func toward<Value>(
    _ path: ReferenceWritableKeyPath<SKNode, Value>, _ duration: TimeInterval,
    _ between: @escaping (Value, CGFloat) -> Value
  ) -> SKAction {
    SKAction(
      .change { node in
        let start = node[keyPath: path]
        return { node[keyPath: path] = between(start, $0) }
      }, duration: duration)
  }

  // MARK: Places

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.position, duration) { CGPoint(x: $0.x + deltaX * $1, y: $0.y + deltaY * $1) }
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    toward(\.position, duration) {
      CGPoint(x: $0.x + (location.x - $0.x) * $1, y: $0.y + (location.y - $0.y) * $1)
    }
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.position.x, duration) { $0 + (x - $0) * $1 }
  }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.position.y, duration) { $0 + (y - $0) * $1 }
  }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    move(to: path.currentPoint, duration: duration)
  }

  // MARK: Turning, growing, fading

  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.zRotation, duration) { $0 + radians * $1 }
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.zRotation, duration) { $0 + (radians - $0) * $1 }
  }
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { rotate(toAngle: radians, duration: duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    group([
      toward(\.xScale, duration) { $0 * (1 + (scale - 1) * $1) },
      toward(\.yScale, duration) { $0 * (1 + (scale - 1) * $1) },
    ])
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    group([scaleX(to: scale, duration: duration), scaleY(to: scale, duration: duration)])
  }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.xScale, duration) { $0 + (scale - $0) * $1 }
  }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.yScale, duration) { $0 + (scale - $0) * $1 }
  }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    fadeAlpha(to: 1, duration: duration)
  }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    fadeAlpha(to: 0, duration: duration)
  }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.alpha, duration) { $0 + (alpha - $0) * $1 }
  }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    toward(\.alpha, duration) { $0 + factor * $1 }
  }
  open class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }) }
  open class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }) }

  // MARK: Looks and sounds

  open class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction {
    SKAction(
      .instant { node in
        guard let sprite = node as? SKSpriteNode else { return }
        sprite.texture = texture
        if resize { sprite.size = texture.size() }
      })
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false,
    restore: Bool = true
  ) -> SKAction {
    sequence(textures.flatMap { [setTexture($0, resize: resize), wait(forDuration: sec)] })
  }
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode else { return { _ in } }
        let start = sprite.colorBlendFactor
        sprite.color = color
        return { sprite.colorBlendFactor = start + (colorBlendFactor - start) * $0 }
      }, duration: duration)
  }
  /// A sound is not heard here; it takes no time unless the next action has to wait.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
  {
    SKAction(.wait)
  }

  // MARK: Together

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), duration: actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.times(action, count), duration: action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.times(action, nil), duration: .infinity)
  }
  open class func wait(forDuration sec: TimeInterval) -> SKAction {
    SKAction(.wait, duration: sec)
  }
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval)
    -> SKAction
  { wait(forDuration: sec + .random(in: -0.5...0.5) * durationRange) }
  open class func run(_ block: @escaping () -> Void) -> SKAction {
    SKAction(.instant { _ in block() })
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.instant { $0.childNode(withName: name)?.run(action) })
  }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(.change { node in { block(node, $0 * CGFloat(seconds)) } }, duration: seconds)
  }
  open class func removeFromParent() -> SKAction { SKAction(.instant { $0.removeFromParent() }) }
}

/// Follows documentation/spritekit/skactiontimingmode.
public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

/// An action on its way.
@MainActor final class RunningAction {
  let action: SKAction
  let key: String?
  let completion: (() -> Void)?
  private var elapsed: TimeInterval = 0
  private var set: ((CGFloat) -> Void)?
  private var parts: [RunningAction] = []
  private var done = 0

  init(_ action: SKAction, key: String?, _ completion: (() -> Void)?) {
    (self.action, self.key, self.completion) = (action, key, completion)
    switch action.kind {
    case .sequence(let all), .group(let all):
      parts = all.map { RunningAction($0, key: nil, nil) }
    case .times(let one, _): parts = [RunningAction(one, key: nil, nil)]
    case .change, .instant, .wait: break
    }
  }

  /// The time that is left over for what follows; a negative number while the action goes on.
  private var rest: TimeInterval { elapsed - action.duration }

  /// Whether the action has ended.
  func advance(_ node: SKNode, by time: TimeInterval) -> Bool {
    elapsed += time * TimeInterval(action.speed)
    switch action.kind {
    case .wait: return rest >= 0
    case .instant(let work):
      work(node)
      return true
    case .change(let begin):
      let set = self.set ?? begin(node)
      self.set = set
      let share = action.duration > 0 ? min(1, elapsed / action.duration) : 1
      set(action.eased(CGFloat(share)))
      return rest >= 0
    case .group:
      parts.removeAll { $0.advance(node, by: time) }
      return parts.isEmpty
    case .sequence: return advanceInTurn(node, by: time)
    case .times(let one, let count): return advanceAgain(node, by: time, one, count)
    }
  }

  private func advanceInTurn(_ node: SKNode, by time: TimeInterval) -> Bool {
    var time = time
    while let first = parts.first {
      guard first.advance(node, by: time) else { return false }
      time = max(0, first.rest)
      parts.removeFirst()
    }
    return true
  }

  private func advanceAgain(
    _ node: SKNode, by time: TimeInterval, _ one: SKAction, _ count: Int?
  ) -> Bool {
    var time = time
    while count.map({ done < $0 }) ?? true {
      guard let current = parts.first, current.advance(node, by: time) else { return false }
      done += 1
      time = max(0, current.rest)
      parts = [RunningAction(one, key: nil, nil)]
      // What takes no time would else go on for ever within one frame.
      if one.duration <= 0 { return count.map { done >= $0 } ?? false }
    }
    return true
  }
}
