import Foundation

/// The time of a walkthrough. It stands still until a step lets it pass, and is then at once where it is to be;
/// what the sample has waited for rings on the way.
///
/// All of the system's ways to wait end here: timers of run loops, of Dispatch and of Swift's tasks are
/// timer files on Linux, and threads that sleep ask for it by name.
final class VirtualTime: @unchecked Sendable {
  /// Nanoseconds, of the device's uptime where it is a moment.
  typealias Nanoseconds = Int64

  static let shared = VirtualTime()

  /// What follows within so short a time happens at the same moment, one after the other.
  static let instant: Nanoseconds = 1_000

  /// When every walkthrough begins: the device has been on for a while.
  static let start: Nanoseconds = 1_000_000_000_000
  /// So often may the time be asked for before it moves on by itself: somebody is waiting for it with a loop.
  private static let patience = 200_000

  private struct Alarm {
    var moment: Nanoseconds
    let interval: Nanoseconds
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let moved = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var uptime = start
  private var alarms: [Int32: Alarm] = [:]
  private var sleepers: [Int: Nanoseconds] = [:]
  private var nextSleeper = 0
  private var questions = 0
  private var isKept = false

  private init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(moved, nil)
  }

  private func locked<Result>(_ work: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }

  /// Whether somebody moves the time, so that sleeping threads wake up.
  var isMoving: Bool { locked { isKept } }

  /// Notes that somebody moves the time from now on.
  func keep() { locked { isKept = true } }

  /// How long the device has been on.
  var now: Nanoseconds { locked { uptime } }

  /// How long the walkthrough has been going on.
  var passed: Nanoseconds { now - VirtualTime.start }

  /// The time for somebody of the sample who asks.
  func tell() -> Nanoseconds {
    locked {
      questions += 1
      if questions > VirtualTime.patience, isKept { move(uptime + 1_000_000) }
      return uptime
    }
  }

  /// The moment at which the next of those who wait is to be woken.
  var next: Nanoseconds? {
    locked {
      let waiting = alarms.values.map(\.moment) + sleepers.values
      return waiting.filter { $0 > uptime }.min()
    }
  }

  /// Lets time pass and wakes all whose moment has come.
  func advance(to moment: Nanoseconds) {
    locked {
      questions = 0
      move(moment)
    }
  }

  private func move(_ moment: Nanoseconds) {
    uptime = max(uptime, moment)
    let due = alarms.filter { $0.value.moment <= uptime }
    for (file, alarm) in due.sorted(by: { ($0.value.moment, $0.key) < ($1.value.moment, $1.key) }) {
      ring(file, alarm)
    }
    pthread_cond_broadcast(moved)
  }

  private func ring(_ file: Int32, _ alarm: Alarm) {
    let isThere = SystemTimers.ring(file)
    guard isThere, alarm.interval > 0 else {
      alarms[file] = nil
      return
    }
    let missed = (uptime - alarm.moment) / alarm.interval + 1
    alarms[file]?.moment = alarm.moment + missed * alarm.interval
  }

  // MARK: Waiting

  /// Has a timer's file ring at a moment, and again and again where there is an interval.
  func set(_ file: Int32, at moment: Nanoseconds, every interval: Nanoseconds) {
    locked {
      let alarm = Alarm(moment: moment, interval: interval)
      alarms[file] = alarm
      if moment <= uptime { ring(file, alarm) }
    }
  }

  /// Forgets when a timer's file was to ring.
  func unset(_ file: Int32) { locked { alarms[file] = nil } }

  /// Holds this thread until a moment.
  func sleep(until moment: Nanoseconds) {
    locked {
      let sleeper = wait(until: moment)
      while uptime < moment { pthread_cond_wait(moved, mutex) }
      sleepers[sleeper] = nil
    }
  }

  /// Counts this thread among those that are to be woken at a moment, while it waits for something else.
  func counting<Result>(until moment: Nanoseconds, _ work: () -> Result) -> Result {
    let sleeper = locked { wait(until: moment) }
    defer { locked { sleepers[sleeper] = nil } }
    return work()
  }

  private func wait(until moment: Nanoseconds) -> Int {
    nextSleeper += 1
    sleepers[nextSleeper] = moment
    return nextSleeper
  }
}

extension VirtualTime {
  /// The uptime as Core Animation counts it.
  var seconds: Double { Double(now) / 1e9 }

  /// A moment of Core Animation, or the one just behind it.
  static func nanoseconds(_ seconds: Double) -> Nanoseconds {
    Nanoseconds((seconds * 1e9).rounded(.up))
  }
}

extension timespec {
  /// A span or a moment.
  init(_ nanoseconds: VirtualTime.Nanoseconds) {
    self.init(
      tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  }

  /// All of it, as far as a number can hold it.
  var nanoseconds: VirtualTime.Nanoseconds {
    let (seconds, isTooLong) = Int64(tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLong ? .max / 2 : min(seconds, .max / 2) + Int64(tv_nsec)
  }
}
