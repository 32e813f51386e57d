extension Publishers {
  /// Delivers on a scheduler. Follows documentation/combine/publishers/receiveon.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher delivered.
    public let upstream: Upstream
    /// Where it is delivered.
    public let scheduler: Context
    /// How it is delivered.
    public let options: Context.SchedulerOptions?

    /// Delivers a publisher's values on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      relay(upstream, to: subscriber) { [scheduler, options] work in
        scheduler.schedule(options: options, work)
      }
    }
  }

  /// Delivers later. Follows documentation/combine/publishers/delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher delayed.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exact the delay is.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What waits.
    public let scheduler: Context
    /// How it waits.
    public let options: Context.SchedulerOptions?

    /// Delays a publisher's values.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      relay(upstream, to: subscriber) { [interval, tolerance, scheduler, options] work in
        let date = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: date, tolerance: tolerance, options: options, work)
      }
    }
  }

  /// Subscribes on a scheduler. Follows documentation/combine/publishers/subscribeon.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher subscribed to.
    public let upstream: Upstream
    /// Where the subscription is made.
    public let scheduler: Context
    /// How it is made.
    public let options: Context.SchedulerOptions?

    /// Subscribes to a publisher on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { [upstream] in
        upstream.receive(subscriber: subscriber)
      }
    }
  }

  /// Publishes a value when no other follows for a while.
  /// Follows documentation/combine/publishers/debounce.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher thinned out.
    public let upstream: Upstream
    /// How long it has to be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What waits.
    public let scheduler: Context
    /// How it waits.
    public let options: Context.SchedulerOptions?

    /// Thins a publisher's values out.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, inputs: 1)
      let lock = Lock()
      var (pending, turn): (Output?, Int) = (nil, 0)
      func release(_ expected: Int?) {
        let value: Output? = lock.withLock {
          guard expected == nil || expected == turn else { return nil }
          defer { pending = nil }
          return pending
        }
        if let value { junction.outlet.send(value) }
      }
      subscriber.receive(subscription: junction.outlet)
      junction.listen(to: upstream, onEnd: { release(nil) }) {
        [dueTime, scheduler, options] value in
        let mine = lock.withLock {
          pending = value
          turn += 1
          return turn
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) { release(mine) }
      }
    }
  }

  /// Publishes at most one value in an interval. Follows documentation/combine/publishers/throttle.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher thinned out.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// What waits.
    public let scheduler: Context
    /// Whether the latest value of an interval is published, or the first.
    public let latest: Bool

    /// Thins a publisher's values out.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, inputs: 1)
      let lock = Lock()
      var (pending, isWaiting): (Output?, Bool) = (nil, false)
      func startInterval() {
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          let value: Output? = lock.withLock {
            defer { pending = nil }
            isWaiting = pending != nil
            return pending
          }
          if let value {
            junction.outlet.send(value)
            startInterval()
          }
        }
      }
      subscriber.receive(subscription: junction.outlet)
      junction.listen(to: upstream, onEnd: { if let last = pending { junction.outlet.send(last) } })
      {
        [latest] value in
        let isFirst = lock.withLock {
          if isWaiting, latest || pending == nil { pending = value }
          defer { isWaiting = true }
          return !isWaiting
        }
        if isFirst {
          junction.outlet.send(value)
          startInterval()
        }
      }
    }
  }
}

/// Passes every event on through the closure, which decides when and where.
private func relay<Upstream: Publisher, S: Subscriber>(
  _ upstream: Upstream, to subscriber: S, schedule: @escaping (@escaping () -> Void) -> Void
) where Upstream.Output == S.Input, Upstream.Failure == S.Failure {
  let outlet = Outlet(subscriber)
  let tap = Tap<S.Input, S.Failure>(
    onSubscription: { _ in },
    onValue: { value in
      schedule { outlet.send(value) }
      return .none
    },
    onCompletion: { completion in schedule { outlet.finish(completion) } })
  outlet.onRequest = { tap.request($0) }
  outlet.onCancel = { tap.cancel() }
  upstream.subscribe(tap)
  subscriber.receive(subscription: outlet)
}

extension Publisher {
  /// Delivers on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Publishes a value when no other follows for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Publishes at most one value in an interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
