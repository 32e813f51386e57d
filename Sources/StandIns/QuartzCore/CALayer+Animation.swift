import CoreGraphics

extension CALayer {
  /// Follows documentation/quartzcore/calayer/add(_:forkey:).
  public func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? (animation as? CAPropertyAnimation)?.keyPath ?? UUID().uuidString
    removeAnimation(forKey: key)
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    let now = CACurrentMediaTime()
    let start = animation.beginTime > 0 ? animation.beginTime : now
    running.append((key, animation, start))
    animation.delegate?.animationDidStart(animation)
    scheduleEnd(of: animation, key: key, after: start - now + animation._totalDuration)
  }

  public func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let animation = running.remove(at: index).animation
    animation.delegate?.animationDidStop(animation, finished: false)
  }

  public func removeAllAnimations() {
    for entry in running { removeAnimation(forKey: entry.key) }
  }

  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

  private func scheduleEnd(of animation: CAAnimation, key: String, after delay: CFTimeInterval) {
    guard delay.isFinite else { return }
    let ending = Ending(layer: self, animation: animation, key: key)
    _MediaClock.main._scheduleLater(after: delay) { ending.finish() }
  }

  /// What the layer looks like at a time, its running animations applied.
  public func _presentation(at time: CFTimeInterval) -> CALayer {
    let copy = self is CAShapeLayer ? CAShapeLayer(layer: self) : CALayer(layer: self)
    for entry in running {
      entry.animation._apply(to: copy, model: self, elapsed: time - entry.start)
    }
    return copy
  }
}

/// The end of an animation. It runs on the main thread, as the animation's start did.
private struct Ending: @unchecked Sendable {
  let layer: CALayer
  let animation: CAAnimation
  let key: String

  func finish() {
    guard layer.animation(forKey: key) === animation else { return }
    if animation.isRemovedOnCompletion { layer.running.removeAll { $0.key == key } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
