/// A publisher's values as an asynchronous sequence. Follows documentation/combine/asyncpublisher.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// Wraps a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Transfer<P.Output>.self)
    let sink = publisher.sink(
      receiveCompletion: { _ in continuation.finish() },
      receiveValue: { continuation.yield(Transfer(value: $0)) })
    return Iterator(base: stream.makeAsyncIterator(), subscription: sink)
  }

  /// Goes through the values.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Transfer<P.Output>>.AsyncIterator
    let subscription: AnyCancellable

    public mutating func next() async -> P.Output? { await base.next()?.value }
  }
}

/// As `AsyncPublisher`, for one that may fail. Follows documentation/combine/asyncthrowingpublisher.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// Wraps a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Transfer<P.Output>.self)
    let sink = publisher.sink(
      receiveCompletion: {
        switch $0 {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      },
      receiveValue: { continuation.yield(Transfer(value: $0)) })
    return Iterator(base: stream.makeAsyncIterator(), subscription: sink)
  }

  /// Goes through the values.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncThrowingStream<Transfer<P.Output>, any Error>.AsyncIterator
    let subscription: AnyCancellable

    public mutating func next() async throws -> P.Output? { try await base.next()?.value }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the error.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
