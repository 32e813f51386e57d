import CoreGraphics

/// Groups changes of layers. Follows documentation/quartzcore/catransaction.
open class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  /// The open transactions of the thread, which nothing else can see.
  private static var levels: [Level] {
    get { Thread.current.threadDictionary["QuartzCore.CATransaction"] as? [Level] ?? [] }
    set { Thread.current.threadDictionary["QuartzCore.CATransaction"] = newValue }
  }

  open class func begin() { levels.append(Level()) }

  /// Ends the innermost transaction; its completion runs when its duration has passed.
  open class func commit() {
    guard let level = levels.popLast(), let completion = level.completion else { return }
    let work = Completion(run: completion)
    let delay = level.disablesActions ? 0 : level.duration ?? 0
    if delay > 0 {
      _MediaClock.main._scheduleLater(after: delay) { work.run() }
    } else {
      work.run()
    }
  }

  open class func flush() {}

  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last?.timingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  private class func change(_ body: (inout Level) -> Void) {
    var all = levels
    guard var last = all.popLast() else { return }
    body(&last)
    levels = all + [last]
  }

  private struct Completion: @unchecked Sendable {
    let run: () -> Void
  }
}
