extension Publishers {
  /// Publishes what any of its publishers publishes. `merge(with:)` of such a publisher adds to it.
  /// Follows documentation/combine/publishers/mergemany.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers merged.
    public let publishers: [Upstream]

    /// Merges the publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, inputs: publishers.count)
      subscriber.receive(subscription: junction.outlet)
      if publishers.isEmpty { junction.outlet.finish(.finished) }
      for publisher in publishers {
        junction.listen(to: publisher) { junction.outlet.send($0) }
      }
    }

    /// Merges one more publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

/// An outlet with several inputs, which ends when all of them have ended or one has failed.
final class Junction<Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var open: Int
  private var cancels: [() -> Void] = []

  init(_ downstream: Downstream, inputs: Int) {
    outlet = Outlet(downstream)
    open = inputs
    outlet.onCancel = { [weak self] in self?.cancelAll() }
  }

  /// Receives all values of a publisher with the closure. `onEnd` hears a normal end first.
  func listen<P: Publisher>(
    to publisher: P, onEnd: @escaping () -> Void = {}, _ body: @escaping (P.Output) -> Void
  ) where P.Failure == Downstream.Failure {
    let tap = Tap<P.Output, P.Failure>(
      onSubscription: { $0.request(.unlimited) },
      onValue: {
        body($0)
        return .none
      },
      onCompletion: { [self] in end($0, onEnd) })
    lock.withLock { cancels.append { tap.cancel() } }
    publisher.subscribe(tap)
  }

  /// Counts one more input.
  func open(_ count: Int = 1) { lock.withLock { open += count } }

  /// Ends all inputs and then the outlet.
  func finish() {
    cancelAll()
    outlet.finish(.finished)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ onEnd: () -> Void) {
    switch completion {
    case .finished:
      onEnd()
      let isLast = lock.withLock {
        open -= 1
        return open == 0
      }
      if isLast { outlet.finish(.finished) }
    case .failure(let error):
      cancelAll()
      outlet.fail(error)
    }
  }

  private func cancelAll() {
    let pending = lock.withLock {
      defer { cancels = [] }
      return cancels
    }
    for cancel in pending { cancel() }
  }
}

extension Publisher {
  /// Publishes this publisher's values and then the other's.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Publishes some values after this publisher's.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the other publisher's values and then this one's.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Publishes some values before this publisher's.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }
}

extension Publishers {
  /// Publishes one publisher's values and then another's.
  /// Follows documentation/combine/publishers/concatenate.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    /// The publisher that comes first.
    public let prefix: Prefix
    /// The publisher that follows.
    public let suffix: Suffix

    /// Joins two publishers.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay.outlet)
      relay.follow(prefix) { [suffix] completion in
        if case .failure = completion { return relay.outlet.finish(completion) }
        relay.follow(suffix) { relay.outlet.finish($0) }
      }
    }
  }
}
