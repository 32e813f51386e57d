import Foundation

// What would differ from run to run is answered here instead of by the system: the linker finds these before
// the libraries that they are named after.

/// The day on which every walkthrough begins: Monday, 6 January 2025, 9:41 in UTC.
private let firstMoment: VirtualTime.Nanoseconds = 1_736_156_460_000_000_000

/// The system's own function of a name that is taken here.
func system<Function>(_ name: String, as type: Function.Type) -> Function? {
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
}

private typealias ClockFunction =
  @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

private let systemClock = system("clock_gettime", as: ClockFunction.self)

extension VirtualTime {
  /// What a clock of the system shows; nothing for those that measure how hard a program works.
  func tell(_ clock: clockid_t) -> Nanoseconds? {
    offset(of: clock).map { tell() + $0 }
  }

  /// The uptime that is meant by what a clock will show.
  func uptime(_ moment: Nanoseconds, by clock: clockid_t) -> Nanoseconds {
    moment - (offset(of: clock) ?? 0)
  }

  private func offset(of clock: clockid_t) -> Nanoseconds? {
    switch clock {
    case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: firstMoment - VirtualTime.start
    case CLOCK_MONOTONIC, CLOCK_MONOTONIC_COARSE, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME: 0
    default: nil
    }
  }
}

/// The time outside, for limits on how long something may take for real.
func realTime(_ clock: clockid_t = CLOCK_MONOTONIC) -> VirtualTime.Nanoseconds {
  var time = timespec()
  _ = systemClock?(clock, &time)
  return time.nanoseconds
}

/// `clock_gettime`: the time of the walkthrough.
@_cdecl("clock_gettime")
public func _steleClock(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
  guard let now = VirtualTime.shared.tell(clock) else { return systemClock?(clock, time) ?? -1 }
  time.pointee = timespec(now)
  return 0
}

/// `gettimeofday`: the walkthrough's date.
@_cdecl("gettimeofday")
public func _steleTimeOfDay(
  _ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?
) -> Int32 {
  let now = timespec(VirtualTime.shared.tell(CLOCK_REALTIME) ?? 0)
  time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000)
  return 0
}

/// `time`: the walkthrough's date in seconds.
@_cdecl("time")
public func _steleSeconds(_ time: UnsafeMutablePointer<time_t>?) -> time_t {
  let now = timespec(VirtualTime.shared.tell(CLOCK_REALTIME) ?? 0).tv_sec
  time?.pointee = now
  return now
}
