import Foundation

// Timers of run loops, of Dispatch and of tasks wait for files of the system. They are the system's, but
// never go off by themselves: the walkthrough's time has them ring.

private typealias SetFunction =
  @convention(c) (
    Int32, Int32, UnsafePointer<itimerspec>?, UnsafeMutablePointer<itimerspec>?
  ) -> Int32
private typealias CreateFunction = @convention(c) (clockid_t, Int32) -> Int32

private let systemSet = system("timerfd_settime", as: SetFunction.self)
private let systemCreate = system("timerfd_create", as: CreateFunction.self)

/// The system's side of timers.
enum SystemTimers {
  /// Has a timer ring now.
  ///
  /// - Returns: whether the file is a timer.
  static func ring(_ file: Int32) -> Bool {
    var soon = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: 0, tv_nsec: 1))
    guard systemSet?(file, 0, &soon, nil) == 0 else { return false }
    // Who waits for it is awake when it can be seen to have rung.
    var bell = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    poll(&bell, 1, 1)
    return true
  }

  /// Has a timer not ring any more.
  static func silence(_ file: Int32) -> Int32 {
    var never = itimerspec()
    return systemSet?(file, 0, &never, nil) ?? -1
  }
}

/// The clocks that timers were made for.
private final class TimerClocks: @unchecked Sendable {
  static let shared = TimerClocks()
  private let lock = NSLock()
  private var clocks: [Int32: clockid_t] = [:]

  subscript(file: Int32) -> clockid_t {
    get { lock.withLock { clocks[file] ?? CLOCK_MONOTONIC } }
    set { lock.withLock { clocks[file] = newValue } }
  }
}

/// `timerfd_create`: a timer of which we know the clock.
@_cdecl("timerfd_create")
public func _steleTimer(_ clock: clockid_t, _ flags: Int32) -> Int32 {
  guard let file = systemCreate?(clock, flags), file >= 0 else { return -1 }
  VirtualTime.shared.unset(file)
  TimerClocks.shared[file] = clock
  return file
}

/// `timerfd_settime`: it rings when the walkthrough comes so far.
@_cdecl("timerfd_settime")
public func _steleSetTimer(
  _ file: Int32, _ flags: Int32, _ value: UnsafePointer<itimerspec>?,
  _ old: UnsafeMutablePointer<itimerspec>?
) -> Int32 {
  old?.pointee = itimerspec()
  let time = VirtualTime.shared
  time.unset(file)
  let result = SystemTimers.silence(file)
  guard result == 0, let value = value?.pointee else { return result }
  let moment = value.it_value.nanoseconds
  guard moment != 0 else { return 0 }
  let isAbsolute = flags & 1 != 0
  time.set(
    file, at: isAbsolute ? time.uptime(moment, by: TimerClocks.shared[file]) : time.now + moment,
    every: value.it_interval.nanoseconds)
  return 0
}

extension Timer {
  /// `Timer(timeInterval:repeats:block:)`, which fires at once on Linux instead of after its interval.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  public static func _stele(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }
}
