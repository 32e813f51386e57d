/// A publisher of one value that comes later. Follows documentation/combine/future.
public final class Future<Output, Failure: Error>: Publisher {
  /// Delivers the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<AnySubscriber<Output, Failure>>] = []

  /// Starts the work at once; it calls the promise when it is done.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    subscriber.receive(subscription: outlet)
    let ready = lock.withLock {
      if result == nil { waiting.append(outlet) }
      return result
    }
    if let ready { Self.settle(outlet, with: ready) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock {
      guard self.result == nil else { return [Outlet<AnySubscriber<Output, Failure>>]() }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for outlet in outlets { Self.settle(outlet, with: result) }
  }

  private static func settle(
    _ outlet: Outlet<AnySubscriber<Output, Failure>>, with result: Result<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.fail(error)
    }
  }
}

/// What goes into asynchronous code together with the promise that its caller made.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}

extension Future where Failure == Never {
  /// The value, awaited.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        receive(subscriber: Self.listener { continuation.resume(returning: $0.value) })
      }
    }
  }

  private static func listener(
    _ body: @escaping (Transfer<Output>) -> Void
  ) -> Subscribers.Sink<Output, Never> {
    Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { body(Transfer(value: $0)) })
  }
}
