extension Subscribers {
  /// A subscriber with unlimited demand. Follows documentation/combine/subscribers/sink.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let tap: Tap<Input, Failure>
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called at the end.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Makes a subscriber of the two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
      tap = Tap(
        onSubscription: { $0.request(.unlimited) },
        onValue: {
          receiveValue($0)
          return .none
        },
        onCompletion: receiveCompletion)
    }

    public func receive(subscription: any Subscription) { tap.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { tap.receive(value) }
    public func receive(completion: Subscribers.Completion<Failure>) {
      tap.receive(completion: completion)
    }
    public func cancel() { tap.cancel() }
  }

  /// A subscriber that sets a property. Follows documentation/combine/subscribers/assign.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    private let tap: Tap<Input, Never>

    /// Sets `object[keyPath: keyPath]` to each value received.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      var target: Root? = object
      tap = Tap(
        onSubscription: { $0.request(.unlimited) },
        onValue: {
          target?[keyPath: keyPath] = $0
          return .none
        },
        onCompletion: { _ in target = nil })
    }

    public func receive(subscription: any Subscription) { tap.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { tap.receive(value) }
    public func receive(completion: Subscribers.Completion<Never>) {
      tap.receive(completion: completion)
    }
    public func cancel() { tap.cancel() }
  }
}

extension Publisher {
  /// Receives values and the end with closures, for as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Receives values with a closure, for as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value, for as long as the result is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Sets a published property to each value, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}
