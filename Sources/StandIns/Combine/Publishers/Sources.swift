/// A publisher of nothing. Follows documentation/combine/empty.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once; it never ends otherwise.
  public let completeImmediately: Bool

  /// Publishes no values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Publishes no values of the given types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once. Follows documentation/combine/fail.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error published.
  public let error: Failure

  /// Fails with this error.
  public init(error: Failure) { self.error = error }

  /// Fails with this error, in place of values of the given type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is made when it is subscribed to. Follows documentation/combine/deferred.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes the publisher with the closure, once for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of recorded values. Follows documentation/combine/record.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the end.
  public let recording: Recording

  /// Replays the values and the end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Replays what the closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    deliver(recording.output, ending: recording.completion, to: subscriber)
  }

  /// Values and an end. Follows documentation/combine/record/recording.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// Records nothing yet.
    public init() {}

    /// Records these values and this end.
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }
    /// Sets the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}
