/// The subscription that an operator with several inputs, or its own timing, gives to its
/// subscriber: values wait in it until the subscriber asks for them.
final class Outlet<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var downstream: Downstream?
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false
  var onCancel: () -> Void = {}
  var onRequest: (Subscribers.Demand) -> Void = { _ in }

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// How many values wait.
  var waitingCount: Int { lock.withLock { waiting.count } }

  /// Gives the value up that has waited longest.
  func dropOldest() { lock.withLock { if !waiting.isEmpty { waiting.removeFirst() } } }

  /// Delivers the value now, or when the subscriber asks for it.
  func send(_ value: Downstream.Input) {
    lock.withLock { if downstream != nil, ending == nil { waiting.append(value) } }
    drain()
  }

  /// Ends after the values that still wait.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { if ending == nil { ending = completion } }
    drain()
  }

  /// Ends at once: a failure does not wait for the values before it.
  func fail(_ error: Downstream.Failure) {
    lock.withLock {
      waiting = []
      ending = .failure(error)
    }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    onRequest(demand)
    drain()
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      waiting = []
    }
    onCancel()
  }

  private func drain() {
    guard lock.withLock({ if isDraining { return false } else { isDraining = true; return true } })
    else { return }
    while let (receiver, value) = next() {
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }
    let last: (Downstream, Subscribers.Completion<Downstream.Failure>)? = lock.withLock {
      isDraining = false
      guard let receiver = downstream, let ending, waiting.isEmpty else { return nil }
      downstream = nil
      return (receiver, ending)
    }
    if let (receiver, ending) = last { receiver.receive(completion: ending) }
  }

  private func next() -> (Downstream, Downstream.Input)? {
    lock.withLock {
      guard let receiver = downstream, !waiting.isEmpty, demand > .none else { return nil }
      demand -= 1
      return (receiver, waiting.removeFirst())
    }
  }
}
