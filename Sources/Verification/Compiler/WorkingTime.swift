import Foundation

/// The time that a process may work on one thing.
///
/// On a busy machine a process waits for a processor through no fault of its own, so what counts is the
/// time that it computes; a multiple of it on the wall's clock ends what only waits.
struct WorkingTime {
  private let limit: Double
  private let process: pid_t
  private let started: DispatchTime
  private let computed: Double

  /// How much longer than it may compute a process may take.
  private static let patience = 6.0
  /// How long to wait before looking at the clocks again, in seconds.
  private static let glance = 0.5

  /// Starts the clocks.
  init(of process: pid_t, limit: Duration) {
    let (seconds, attoseconds) = limit.components
    self.limit = Double(seconds) + Double(attoseconds) / 1e18
    self.process = process
    started = .now()
    computed = WorkingTime.computed(by: process) ?? 0
  }

  /// The milliseconds after which to look again; nothing when the time is up.
  var untilNextLook: Int32? {
    let passed = Double(DispatchTime.now().uptimeNanoseconds - started.uptimeNanoseconds) / 1e9
    if passed < limit { return WorkingTime.milliseconds(limit - passed) }
    guard passed < limit * WorkingTime.patience,
      let now = WorkingTime.computed(by: process), now - computed < limit
    else { return nil }
    return WorkingTime.milliseconds(WorkingTime.glance)
  }

  /// The time that the process has computed since; nothing where it is gone. By the wall's clock on systems
  /// that do not tell.
  var spent: Duration? {
    #if canImport(Darwin)
      let passed = DispatchTime.now().uptimeNanoseconds - started.uptimeNanoseconds
      return .nanoseconds(Int64(clamping: passed))
    #else
      return WorkingTime.computed(by: process).map { .seconds($0 - computed) }
    #endif
  }

  private static func milliseconds(_ seconds: Double) -> Int32 {
    Int32(clamping: Int(seconds * 1000) + 1)
  }

  /// The processor time of another process in seconds; unknown on systems that do not tell.
  private static func computed(by process: pid_t) -> Double? {
    #if canImport(Darwin)
      return nil
    #else
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }
}
