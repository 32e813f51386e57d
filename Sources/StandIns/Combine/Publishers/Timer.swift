import Foundation

extension Timer {
  /// A publisher of the time, at an interval, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the time. Follows documentation/foundation/timer/timerpublisher.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// The seconds between two values.
    public final let interval: TimeInterval
    /// How late a value may be.
    public final let tolerance: TimeInterval?
    /// The run loop that the timer runs on.
    public final let runLoop: RunLoop
    /// The mode that the timer runs in.
    public final let mode: RunLoop.Mode
    /// The options of the run loop.
    public final let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>()

    /// Publishes the time at this interval.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.admit(subscriber, first: nil, keepsLatest: false)
    }

    public func connect() -> any Cancellable {
      let audience = Transfer(value: audience)
      // `init(timeInterval:repeats:block:)` of Linux fires at once the first time.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
        audience.value.send(Date())
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
