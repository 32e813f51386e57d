/// A subscriber made of closures; the operators listen to their upstream publishers with it.
final class Tap<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isCancelled = false
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard self.subscription == nil, !isCancelled else { return false }
      self.subscription = subscription
      return true
    }
    if accepted { onSubscription(subscription) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand { isCancelled ? .none : onValue(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isLive = lock.withLock {
      defer {
        subscription = nil
        isCancelled = true
      }
      return !isCancelled
    }
    if isLive { onCompletion(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    let old = lock.withLock {
      isCancelled = true
      defer { subscription = nil }
      return subscription
    }
    old?.cancel()
  }
}
