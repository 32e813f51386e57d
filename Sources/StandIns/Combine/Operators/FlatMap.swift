extension Publishers {
  /// Publishes what the publishers made of each value publish.
  /// Follows documentation/combine/publishers/flatmap.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are turned into publishers.
    public let upstream: Upstream
    /// How many publishers are listened to at the same time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Flattens the publishers made of a publisher's values.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers) = (upstream, maxPublishers)
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, inputs: 1)
      var waiting: [NewPublisher] = []
      var active = 0
      func startNext() {
        guard !waiting.isEmpty, Subscribers.Demand.max(active) < maxPublishers else { return }
        active += 1
        junction.listen(
          to: waiting.removeFirst(),
          onEnd: {
            active -= 1
            startNext()
          }
        ) { junction.outlet.send($0) }
      }
      subscriber.receive(subscription: junction.outlet)
      junction.listen(to: upstream) { [transform] in
        junction.open()
        waiting.append(transform($0))
        startNext()
      }
    }
  }

  /// Publishes what the latest publisher publishes.
  /// Follows documentation/combine/publishers/switchtolatest.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    /// The publisher of publishers.
    public let upstream: Upstream

    /// Flattens a publisher of publishers.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var (latest, outerEnded): (Tap<P.Output, P.Failure>?, Bool) = (nil, false)
      let outer = Tap<P, Failure>(
        onSubscription: { $0.request(.unlimited) },
        onValue: { publisher in
          latest?.cancel()
          let inner = Tap<P.Output, P.Failure>(
            onSubscription: { $0.request(.unlimited) },
            onValue: {
              outlet.send($0)
              return .none
            },
            onCompletion: {
              latest = nil
              if case .failure(let error) = $0 { outlet.fail(error) }
              if outerEnded { outlet.finish(.finished) }
            })
          latest = inner
          publisher.subscribe(inner)
          return .none
        },
        onCompletion: {
          outerEnded = true
          if case .failure(let error) = $0 { outlet.fail(error) }
          if latest == nil { outlet.finish(.finished) }
        })
      outlet.onCancel = {
        outer.cancel()
        latest?.cancel()
      }
      subscriber.receive(subscription: outlet)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Publishes what the publishers made of each value publish.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// As above, for publishers that can't fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// As above, where this publisher can't fail and those made of its values can.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// As above, where none can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes what the latest publisher publishes.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
