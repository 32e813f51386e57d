extension Publishers {
  /// When a buffer asks for values. Follows documentation/combine/publishers/prefetchstrategy.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// At the start, so that the buffer is full.
    case keepFull
    /// When the subscriber asks.
    case byRequest
  }

  /// What a full buffer does. Follows documentation/combine/publishers/bufferingstrategy.
  public enum BufferingStrategy<Failure: Error> {
    /// It drops the new value.
    case dropNewest
    /// It drops the oldest value.
    case dropOldest
    /// It ends with an error.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for. Follows documentation/combine/publishers/buffer.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher buffered.
    public let upstream: Upstream
    /// How many values are kept.
    public let size: Int
    /// When values are asked for.
    public let prefetch: PrefetchStrategy
    /// What is done with more.
    public let whenFull: BufferingStrategy<Failure>

    /// Buffers a publisher's values.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size) = (upstream, size)
      (self.prefetch, self.whenFull) = (prefetch, whenFull)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let tap = Tap<Output, Failure>(
        onSubscription: { [prefetch, size] in
          $0.request(prefetch == .keepFull ? .max(size) : .unlimited)
        },
        onValue: { [prefetch, whenFull, size] value in
          if outlet.waitingCount < size {
            outlet.send(value)
            return prefetch == .keepFull && outlet.waitingCount < size ? .max(1) : .none
          }
          switch whenFull {
          case .dropNewest: break
          case .dropOldest:
            outlet.dropOldest()
            outlet.send(value)
          case .customError(let error): outlet.fail(error())
          }
          return .none
        },
        onCompletion: { outlet.finish($0) })
      outlet.onRequest = { [prefetch] in if prefetch == .keepFull { tap.request($0) } }
      outlet.onCancel = { tap.cancel() }
      upstream.subscribe(tap)
      subscriber.receive(subscription: outlet)
    }
  }
}

extension Publisher {
  /// Keeps values until the subscriber asks for them.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
