/// A publisher that values are sent into. Follows documentation/combine/subject.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the publishing.
  func send(completion: Subscribers.Completion<Failure>)
  /// Connects an upstream subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// The subscribers of a subject, and the end after which there are none.
final class Audience<Output, Failure: Error> {
  private let lock = Lock()
  private var seats: [Seat<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private var ending: Subscribers.Completion<Failure>?

  /// Seats a subscriber; `first` is what it receives right away. `keepsLatest` makes a value that
  /// comes without demand wait for it (the latest only) instead of being dropped.
  func admit<S: Subscriber>(_ subscriber: S, first: Output?, keepsLatest: Bool)
  where S.Input == Output, S.Failure == Failure {
    let seat = Seat(AnySubscriber(subscriber), first: first, keepsLatest: keepsLatest)
    seat.onCancel = { [weak self, weak seat] in
      self?.lock.withLock { self?.seats.removeAll { $0 === seat } }
    }
    let ending = lock.withLock {
      if self.ending == nil { seats.append(seat) }
      return self.ending
    }
    if let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ending)
    } else {
      subscriber.receive(subscription: seat)
    }
  }

  func send(_ value: Output) { for seat in lock.withLock({ seats }) { seat.offer(value) } }

  func send(completion: Subscribers.Completion<Failure>) {
    let leaving = lock.withLock {
      guard ending == nil else { return [Seat<Output, Failure>]() }
      ending = completion
      defer { (seats, upstreams) = ([], []) }
      return seats
    }
    for seat in leaving { seat.finish(completion) }
  }

  func keep(_ subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  deinit { for upstream in upstreams { upstream.cancel() } }
}

/// One subscriber of a subject.
final class Seat<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var latest: Output?
  private let keepsLatest: Bool
  var onCancel: () -> Void = {}

  init(_ subscriber: AnySubscriber<Output, Failure>, first: Output?, keepsLatest: Bool) {
    self.subscriber = subscriber
    self.latest = first
    self.keepsLatest = keepsLatest
  }

  func offer(_ value: Output) {
    let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
      guard demand > .none else {
        if keepsLatest { latest = value }
        return nil
      }
      demand -= 1
      return subscriber
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
  }

  func request(_ more: Subscribers.Demand) {
    let value = lock.withLock {
      demand += more
      defer { latest = nil }
      return latest
    }
    if let value { offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let receiver = lock.withLock {
      defer { subscriber = nil }
      return subscriber
    }
    receiver?.receive(completion: completion)
  }

  func cancel() {
    lock.withLock { subscriber = nil }
    onCancel()
  }
}
