import Dispatch
import Foundation

/// A time span that a number of seconds can be turned into.
/// Follows documentation/combine/schedulertimeintervalconvertible.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// When and where work is done. Follows documentation/combine/scheduler.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in this scheduler's time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options that this scheduler takes.
  associatedtype SchedulerOptions

  /// The present time.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that the scheduler allows.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does the work soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does the work at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does the work at a time and again after each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does the work soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does the work at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does the work at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Does the work at a time and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// Repeats work on a scheduler by scheduling the next turn at the end of each.
final class Repetition<S: Scheduler>: Cancellable {
  private let lock = Lock()
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private var action: (() -> Void)?

  init(_ scheduler: S, interval: S.SchedulerTimeType.Stride, action: @escaping () -> Void) {
    self.scheduler = scheduler
    self.interval = interval
    self.action = action
  }

  func start(at date: S.SchedulerTimeType) {
    scheduler.schedule(after: date) {
      guard let action = self.lock.withLock({ self.action }) else { return }
      action()
      self.start(at: date.advanced(by: self.interval))
    }
  }

  func cancel() { lock.withLock { action = nil } }
}
