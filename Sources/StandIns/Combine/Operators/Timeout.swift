extension Publishers {
  /// Ends where no value comes in time. Follows documentation/combine/publishers/timeout.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher watched.
    public let upstream: Upstream
    /// How long is waited for a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// What waits.
    public let scheduler: Context
    /// How it waits.
    public let options: Context.SchedulerOptions?
    /// The error at the end; without one the end is a normal one.
    public let customError: (() -> Upstream.Failure)?

    /// Watches a publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, inputs: 1)
      let lock = Lock()
      var turn = 0
      func startWaiting() {
        let mine = lock.withLock {
          turn += 1
          return turn
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [customError] in
          guard lock.withLock({ turn == mine }) else { return }
          if let customError { junction.outlet.fail(customError()) }
          junction.finish()
        }
      }
      subscriber.receive(subscription: junction.outlet)
      startWaiting()
      junction.listen(to: upstream, onEnd: { lock.withLock { turn += 1 } }) {
        junction.outlet.send($0)
        startWaiting()
      }
    }
  }

  /// Publishes the time between values. Follows documentation/combine/publishers/measureinterval.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    /// The publisher measured.
    public let upstream: Upstream
    /// Whose time it is.
    public let scheduler: Context

    /// Measures a publisher.
    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        Link(subscriber) { [scheduler] _, link in
          let now = scheduler.now
          defer { last = now }
          return link.send(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Ends where no value comes for an interval.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }

  /// Publishes the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
