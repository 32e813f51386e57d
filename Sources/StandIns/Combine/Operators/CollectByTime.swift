extension Publishers {
  /// How values are grouped. Follows documentation/combine/publishers/timegroupingstrategy.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Those of an interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Those of an interval, or a number of them.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes the values of an interval as an array.
  /// Follows documentation/combine/publishers/collectbytime.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher collected.
    public let upstream: Upstream
    /// How values are grouped.
    public let strategy: TimeGroupingStrategy<Context>
    /// How the scheduler waits.
    public let options: Context.SchedulerOptions?

    /// Collects a publisher's values.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, limit): (Context, Context.SchedulerTimeType.Stride, Int) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let junction = Junction(subscriber, inputs: 1)
      let lock = Lock()
      var group: Output = []
      func publish() {
        let values = lock.withLock {
          defer { group = [] }
          return group
        }
        if !values.isEmpty { junction.outlet.send(values) }
      }
      let turns = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, publish)
      let cancelInputs = junction.outlet.onCancel
      junction.outlet.onCancel = {
        turns.cancel()
        cancelInputs()
      }
      subscriber.receive(subscription: junction.outlet)
      junction.listen(
        to: upstream,
        onEnd: {
          turns.cancel()
          publish()
        }
      ) { value in
        let isFull = lock.withLock {
          group.append(value)
          return group.count >= limit
        }
        if isFull { publish() }
      }
    }
  }
}

extension Publisher {
  /// Publishes the values of an interval as an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
