extension Publishers {
  /// Continues with another publisher after an error. Follows documentation/combine/publishers/catch.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the publisher that follows an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Continues after an error of a publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay.outlet)
      relay.follow(upstream) { [handler] completion in
        switch completion {
        case .finished: relay.outlet.finish(.finished)
        case .failure(let error):
          relay.follow(handler(error)) { relay.outlet.finish($0) }
        }
      }
    }
  }

  /// As `Catch`, and may fail. Follows documentation/combine/publishers/trycatch.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the publisher that follows an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Continues after an error of a publisher.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay.outlet)
      relay.follow(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return relay.outlet.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.outlet.finish($0.mapFailure { $0 }) }
        } catch { relay.outlet.finish(.failure(error)) }
      }
    }
  }

  /// Subscribes again after an error. Follows documentation/combine/publishers/retry.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that may fail.
    public let upstream: Upstream
    /// How often it is tried again, without an end if it is `nil`.
    public let retries: Int?

    /// Subscribes again after an error of a publisher.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay.outlet)
      attempt(relay, left: retries)
    }

    private func attempt<S: Subscriber>(_ relay: Relay<S>, left: Int?)
    where S.Input == Output, S.Failure == Failure {
      relay.follow(upstream) { completion in
        if case .failure = completion, left ?? 1 > 0 {
          attempt(relay, left: left.map { $0 - 1 })
        } else {
          relay.outlet.finish(completion)
        }
      }
    }
  }

  /// Replaces an error by a value. Follows documentation/combine/publishers/replaceerror.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// The publisher that may fail.
    public let upstream: Upstream
    /// The value that replaces an error.
    public let output: Output

    /// Replaces an error of a publisher.
    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay.outlet)
      relay.follow(upstream) { [output] completion in
        if case .failure = completion { relay.outlet.send(output) }
        relay.outlet.finish(.finished)
      }
    }
  }
}

/// An outlet that follows one publisher after the other.
final class Relay<Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private var cancelCurrent: () -> Void = {}
  private var isCancelled = false

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
    outlet.onCancel = { [weak self] in
      self?.isCancelled = true
      self?.cancelCurrent()
    }
  }

  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    guard !isCancelled else { return }
    let tap = Tap<P.Output, P.Failure>(
      onSubscription: { $0.request(.unlimited) },
      onValue: { [self] in
        outlet.send($0)
        return .none
      },
      onCompletion: onCompletion)
    cancelCurrent = { tap.cancel() }
    publisher.subscribe(tap)
  }

  /// Stops following.
  func release() { cancelCurrent() }
}

extension Publisher {
  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with another publisher after an error, or fails.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again after an error, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  /// Replaces an error by a value.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Stops the program at an error, which the caller rules out.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// Rules out errors. Follows documentation/combine/publishers/assertnofailure.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// The publisher that must not fail.
    public let upstream: Upstream
    /// What the message starts with.
    public let prefix: String
    /// The file named in the message.
    public let file: StaticString
    /// The line named in the message.
    public let line: UInt

    /// Rules out errors of a publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        Link<Output, Upstream.Failure, S>(
          subscriber, onValue: { $1.send($0) },
          onCompletion: { [prefix, file, line] completion, link in
            switch completion {
            case .finished: link.finish(.finished)
            case .failure(let error): fatalError("\(prefix): \(error)", file: file, line: line)
            }
          }))
    }
  }
}
