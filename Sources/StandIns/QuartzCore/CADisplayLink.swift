import CoreGraphics

/// Calls a method for each frame of the screen. Follows documentation/quartzcore/cadisplaylink.
open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector
  private var isValid = false
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open private(set) var timestamp: CFTimeInterval = 0

  public init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
    super.init()
  }

  open var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isValid else { return }
    isValid = true
    scheduleFrame()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isValid = false }
  open func invalidate() { isValid = false }

  private func scheduleFrame() {
    let link = Frame(link: self)
    _MediaClock.main._scheduleLater(after: duration) { link.show() }
  }

  private struct Frame: @unchecked Sendable {
    let link: CADisplayLink

    func show() {
      guard link.isValid else { return }
      link.timestamp = CACurrentMediaTime()
      if !link.isPaused { link.selector._perform(on: link.target, sender: link) }
      link.scheduleFrame()
    }
  }
}
