/// A type that delivers a sequence of values over time. Follows documentation/combine/publisher.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output
  /// The kind of errors published.
  associatedtype Failure: Error

  /// Attaches the subscriber, which from then on receives what is published.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject; what is published is sent through it until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let tap = Tap<Output, Failure>(
      onSubscription: { $0.request(.unlimited) },
      onValue: {
        subject.send($0)
        return .none
      },
      onCompletion: { subject.send(completion: $0) })
    receive(subscriber: tap)
    return AnyCancellable { tap.cancel() }
  }

  /// Wraps this publisher so that its concrete type is not shown.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that waits for a connection. Follows documentation/combine/connectablepublisher.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing; publishing stops when the result is cancelled.
  func connect() -> any Cancellable
}
