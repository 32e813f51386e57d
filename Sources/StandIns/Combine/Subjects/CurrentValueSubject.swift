/// A subject that keeps its latest value. Follows documentation/combine/currentvaluesubject.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private let audience = Audience<Output, Failure>()
  private var current: Output
  private var isEnded = false

  /// Makes a subject that starts with this value.
  public init(_ value: Output) { current = value }

  /// The latest value; setting it publishes.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    let isLive = lock.withLock {
      if !isEnded { current = value }
      return !isEnded
    }
    if isLive { audience.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    lock.withLock { isEnded = true }
    audience.send(completion: completion)
  }

  public func send(subscription: any Subscription) { audience.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber, first: value, keepsLatest: true)
  }
}
