import Foundation

extension Timer {
  /// Follows documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:).
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let call = TimerCall(target: target, selector: selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.fire($0) }
  }

  /// Follows documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:).
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target: target, selector: selector)
    // `init(timeInterval:repeats:block:)` of Linux fires at once the first time.
    let first = Date(timeIntervalSinceNow: interval)
    self.init(fire: first, interval: interval, repeats: repeats) { call.fire($0) }
  }
}

/// The target and method of a timer; a timer fires on the run loop it was scheduled on.
private struct TimerCall: @unchecked Sendable {
  let target: Any
  let selector: Selector

  func fire(_ timer: Timer) {
    selector._perform(on: target, sender: timer)
  }
}
