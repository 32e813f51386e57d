import Foundation
import QuartzCore

// What would differ from run to run is answered here instead of by the system: the linker finds these before
// the libraries that they are named after.

/// The day on which every walkthrough begins: Monday, 6 January 2025, 9:41 in UTC. It lies in the past, so that
/// whoever waits for a moment of it by the system's own clock does not wait.
private let firstMoment: TimeInterval = 1_736_156_460

/// The time by the clock that a walkthrough moves, in seconds since 1970.
private func present() -> TimeInterval { firstMoment + RunTime.passed }

/// How long the walkthrough has been going on, by the virtual clock.
enum RunTime {
  private static let start = Guard()

  /// Begins to count; until then no time passes.
  static func begin() { start.set(_MediaClock.main.now) }

  fileprivate static var passed: TimeInterval {
    start.value.map { max(0, _MediaClock.main.now - $0) } ?? 0
  }

  /// The clock may be read on any thread.
  private final class Guard: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: TimeInterval?
    var value: TimeInterval? { lock.withLock { stored } }
    func set(_ value: TimeInterval) { lock.withLock { stored = value } }
  }
}

/// The system's own function of a name that is taken here.
private func system<Function>(_ name: String, as type: Function.Type) -> Function? {
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
}

private typealias ClockFunction =
  @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

private let systemClock = system("clock_gettime", as: ClockFunction.self)

/// `clock_gettime`: the date is the walkthrough's, every other clock the system's.
@_cdecl("clock_gettime")
public func _steleClock(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
  guard clock == CLOCK_REALTIME else { return systemClock?(clock, time) ?? -1 }
  let now = present()
  time.pointee = timespec(tv_sec: Int(now), tv_nsec: Int((now - now.rounded(.down)) * 1e9))
  return 0
}

/// `gettimeofday`: the walkthrough's date.
@_cdecl("gettimeofday")
public func _steleTimeOfDay(
  _ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?
) -> Int32 {
  let now = present()
  time?.pointee = timeval(
    tv_sec: Int(now), tv_usec: Int((now - now.rounded(.down)) * 1e6))
  return 0
}
