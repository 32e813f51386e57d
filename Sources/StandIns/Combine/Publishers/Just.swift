/// A publisher of one value. Follows documentation/combine/just.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value published.
  public let output: Output

  /// Publishes this value.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    deliver([output], to: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// Gives the values, as they are asked for, and then the end.
func deliver<S: Subscriber, Values: Sequence>(
  _ values: Values, ending: Subscribers.Completion<S.Failure> = .finished, to subscriber: S
) where Values.Element == S.Input {
  subscriber.receive(
    subscription: Supply(values.makeIterator(), ending: ending, to: subscriber))
}

/// Takes values out of an iterator only when they are asked for, so that it may be endless.
private final class Supply<Values: IteratorProtocol, Downstream: Subscriber>: Subscription
where Values.Element == Downstream.Input {
  private let lock = Lock()
  private var values: Values
  private var upcoming: Values.Element?
  private let ending: Subscribers.Completion<Downstream.Failure>
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(
    _ values: Values, ending: Subscribers.Completion<Downstream.Failure>, to downstream: Downstream
  ) {
    self.values = values
    self.ending = ending
    self.downstream = downstream
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      if upcoming == nil { upcoming = values.next() }
      while demand > .none, let downstream, let value = upcoming {
        demand -= 1
        upcoming = nil
        demand += downstream.receive(value)
        upcoming = values.next()
      }
      if upcoming == nil, let downstream {
        self.downstream = nil
        downstream.receive(completion: ending)
      }
    }
  }

  func cancel() { lock.withLock { downstream = nil } }
}
