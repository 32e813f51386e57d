/// One link of a chain: hears its upstream publisher, passes on what its closures decide, and
/// forwards requests and cancelling. The operators that answer each value at once are links.
final class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias OnValue = (Input, Link) -> Subscribers.Demand
  typealias OnCompletion = (Subscribers.Completion<Failure>, Link) -> Void

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let onValue: OnValue
  private let onCompletion: OnCompletion

  init(_ downstream: Downstream, onValue: @escaping OnValue, onCompletion: @escaping OnCompletion) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream == nil ? .none : onValue(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion, self) }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() {
    let old = lock.withLock {
      defer { (upstream, downstream) = (nil, nil) }
      return upstream
    }
    old?.cancel()
  }

  /// Passes a value on.
  func send(_ value: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(value) ?? .none
  }

  /// Passes the end on, once.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let receiver = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  /// Passes a value on and ends, and asks the upstream publisher for nothing more.
  func stop(
    sending value: Downstream.Input? = nil, _ completion: Subscribers.Completion<Downstream.Failure>
  ) -> Subscribers.Demand {
    if let value { _ = send(value) }
    let old = lock.withLock {
      defer { upstream = nil }
      return upstream
    }
    old?.cancel()
    finish(completion)
    return .none
  }
}

extension Link where Downstream.Failure == Failure {
  /// A link that passes the upstream publisher's end on as it is.
  convenience init(_ downstream: Downstream, onValue: @escaping OnValue) {
    self.init(downstream, onValue: onValue, onCompletion: { $1.finish($0) })
  }
}

extension Link where Downstream.Failure == any Error {
  /// A link whose closure may throw, which ends the chain with that error.
  convenience init(
    _ downstream: Downstream,
    throwing body: @escaping (Input, Link) throws -> Subscribers.Demand
  ) {
    self.init(
      downstream,
      onValue: { value, link in
        do { return try body(value, link) } catch { return link.stop(.failure(error)) }
      },
      onCompletion: { $1.finish($0.mapFailure { $0 }) })
  }
}
