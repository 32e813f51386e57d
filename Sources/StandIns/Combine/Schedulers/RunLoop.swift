import Foundation

/// A span of time in seconds, for the schedulers that count in dates.
public struct DateStride:
  SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
  Hashable, Sendable
{
  /// The length in seconds.
  public var magnitude: TimeInterval

  /// The length in seconds.
  public var timeInterval: TimeInterval { magnitude }

  /// A span of this many seconds.
  public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
  public init(integerLiteral value: TimeInterval) { magnitude = value }
  public init(floatLiteral value: TimeInterval) { magnitude = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    magnitude = value
  }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
  public static func *= (left: inout Self, right: Self) { left = left * right }
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
}

/// A date as a scheduler's time.
public struct DateTime: Strideable, Hashable, Codable, Sendable {
  /// The date.
  public var date: Date

  /// Wraps a date.
  public init(_ date: Date) { self.date = date }
  public func distance(to other: DateTime) -> DateStride {
    DateStride(other.date.timeIntervalSince(date))
  }
  public func advanced(by n: DateStride) -> DateTime {
    DateTime(date.addingTimeInterval(n.magnitude))
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DateTime

  /// A run loop takes no options. Follows documentation/foundation/runloop/scheduleroptions.
  public struct SchedulerOptions {}

  public var now: DateTime { DateTime(Date()) }
  public var minimumTolerance: DateStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Transfer(value: action)
    perform { work.value() }
  }

  public func schedule(
    after date: DateTime, tolerance: DateStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Transfer(value: action)
    add(
      Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() }, forMode: .default)
  }

  public func schedule(
    after date: DateTime, interval: DateStride, tolerance: DateStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Transfer(value: action)
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in
      work.value()
    }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = DateTime

  /// An operation queue takes no options.
  /// Follows documentation/foundation/operationqueue/scheduleroptions.
  public struct SchedulerOptions {}

  public var now: DateTime { DateTime(Date()) }
  public var minimumTolerance: DateStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Transfer(value: action)
    addOperation { work.value() }
  }

  public func schedule(
    after date: DateTime, tolerance: DateStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Transfer(value: action)
    let wait = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [self] in
      addOperation { work.value() }
    }
  }

  public func schedule(
    after date: DateTime, interval: DateStride, tolerance: DateStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(self, interval: interval, action: action)
    repetition.start(at: date)
    return AnyCancellable(repetition)
  }
}
