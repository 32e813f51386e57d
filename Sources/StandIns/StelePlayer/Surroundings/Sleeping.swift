import Foundation

// A thread that sleeps, or waits for somebody for so long, does so by the walkthrough's time.

private typealias SleepFunction =
  @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32

private let systemSleep = system("nanosleep", as: SleepFunction.self)

/// Holds this thread for real.
func reallySleep(_ nanoseconds: VirtualTime.Nanoseconds) {
  var span = timespec(nanoseconds)
  _ = systemSleep?(&span, nil)
}

/// Less than this is no sleep but a moment of patience with other threads.
private let shortestSleep: VirtualTime.Nanoseconds = 1_000_000

private func pass(_ nanoseconds: VirtualTime.Nanoseconds) {
  let time = VirtualTime.shared
  guard nanoseconds >= shortestSleep, time.isMoving else { return reallySleep(nanoseconds) }
  time.sleep(until: time.now + nanoseconds)
}

/// `nanosleep`, which `Thread.sleep` asks for.
@_cdecl("nanosleep")
public func _steleNanosleep(
  _ span: UnsafePointer<timespec>, _ left: UnsafeMutablePointer<timespec>?
) -> Int32 {
  pass(span.pointee.nanoseconds)
  left?.pointee = timespec()
  return 0
}

/// `clock_nanosleep`.
@_cdecl("clock_nanosleep")
public func _steleClockNanosleep(
  _ clock: clockid_t, _ flags: Int32, _ span: UnsafePointer<timespec>,
  _ left: UnsafeMutablePointer<timespec>?
) -> Int32 {
  let time = VirtualTime.shared
  let length = span.pointee.nanoseconds
  pass(flags & 1 == 0 ? length : max(0, time.uptime(length, by: clock) - time.now))
  left?.pointee = timespec()
  return 0
}

/// `usleep`.
@_cdecl("usleep")
public func _steleMicrosleep(_ microseconds: UInt32) -> Int32 {
  pass(Int64(microseconds) * 1000)
  return 0
}

/// `sleep`.
@_cdecl("sleep")
public func _steleSleep(_ seconds: UInt32) -> UInt32 {
  pass(Int64(seconds) * 1_000_000_000)
  return 0
}

// MARK: Waiting for somebody

private typealias ConditionFunction =
  @convention(c) (
    UnsafeMutablePointer<pthread_cond_t>, UnsafeMutablePointer<pthread_mutex_t>,
    UnsafePointer<timespec>
  ) -> Int32
private typealias SemaphoreFunction =
  @convention(c) (UnsafeMutableRawPointer, UnsafePointer<timespec>) -> Int32

private let systemCondition = system("pthread_cond_timedwait", as: ConditionFunction.self)
private let systemSemaphore = system("sem_timedwait", as: SemaphoreFunction.self)

/// Asks the system again and again to wait for a moment, until it does not say any more that it was in vain,
/// or the time is up that was meant.
///
/// - Returns: nothing where the time is up.
private func waiting(
  until date: timespec, _ attempt: (UnsafePointer<timespec>) -> Int32?
) -> Int32? {
  let time = VirtualTime.shared
  let end = time.uptime(date.nanoseconds, by: CLOCK_REALTIME)
  return time.counting(until: end) {
    repeat {
      var slice = timespec(realTime(CLOCK_REALTIME) + 5_000_000)
      if let result = attempt(&slice) { return result }
    } while time.now < end
    return nil
  }
}

/// `pthread_cond_timedwait`, which `NSCondition` asks for.
@_cdecl("pthread_cond_timedwait")
public func _steleWait(
  _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
  _ date: UnsafePointer<timespec>
) -> Int32 {
  let result = waiting(until: date.pointee) { slice in
    let result = systemCondition?(condition, mutex, slice) ?? EINVAL
    return result == ETIMEDOUT ? nil : result
  }
  return result ?? ETIMEDOUT
}

/// `sem_timedwait`, which semaphores of Dispatch ask for.
@_cdecl("sem_timedwait")
public func _steleWaitForSemaphore(
  _ semaphore: UnsafeMutableRawPointer, _ date: UnsafePointer<timespec>
) -> Int32 {
  let result = waiting(until: date.pointee) { slice in
    let result = systemSemaphore?(semaphore, slice) ?? -1
    return result != 0 && errno == ETIMEDOUT ? nil : result
  }
  guard let result else {
    errno = ETIMEDOUT
    return -1
  }
  return result
}
