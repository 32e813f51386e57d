extension Publishers {
  /// Publishes values while a closure lets them through. The operators that publish the first or
  /// leave out the first values share it.
  public struct Gate<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is done with a value.
    enum Verdict {
      case pass
      case skip
      case passLast
      case stop
    }

    let upstream: Upstream
    let endsWithout: Bool
    let makeGuard: () -> (Output) -> Verdict

    init(
      upstream: Upstream, endsWithout: Bool = false,
      makeGuard: @escaping () -> (Output) -> Verdict
    ) {
      (self.upstream, self.endsWithout, self.makeGuard) = (upstream, endsWithout, makeGuard)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !endsWithout else { return deliver(EmptyCollection<Output>(), to: subscriber) }
      let judge = makeGuard()
      upstream.subscribe(
        Link(subscriber) { value, link in
          switch judge(value) {
          case .pass: link.send(value)
          case .skip: .max(1)
          case .passLast: link.stop(sending: value, .finished)
          case .stop: link.stop(.finished)
          }
        })
    }
  }
}

extension Publisher {
  /// Publishes the first value only.
  public func first() -> Publishers.Gate<Self> { prefix(1) }

  /// Publishes the first value that passes the test, only.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Gate<Self> {
    Publishers.Gate(upstream: self) { { predicate($0) ? .passLast : .skip } }
  }

  /// Publishes up to a number of values.
  public func prefix(_ maxLength: Int) -> Publishers.Gate<Self> {
    Publishers.Gate(upstream: self, endsWithout: maxLength <= 0) {
      var seen = 0
      return { _ in
        seen += 1
        return seen < maxLength ? .pass : .passLast
      }
    }
  }

  /// Publishes values until one fails the test.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Gate<Self> {
    Publishers.Gate(upstream: self) { { predicate($0) ? .pass : .stop } }
  }

  /// Leaves out a number of values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Gate<Self> {
    Publishers.Gate(upstream: self) {
      var seen = 0
      return { _ in
        seen += 1
        return seen > count ? .pass : .skip
      }
    }
  }

  /// Leaves out values until one fails the test.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Gate<Self> {
    Publishers.Gate(upstream: self) {
      var isOpen = false
      return { value in
        isOpen = isOpen || !predicate(value)
        return isOpen ? .pass : .skip
      }
    }
  }

  /// Publishes the value at a position only.
  public func output(at index: Int) -> Publishers.Gate<Publishers.Gate<Self>> {
    dropFirst(index).prefix(1)
  }

  /// Publishes the values at some positions only.
  public func output<R: RangeExpression>(
    in range: R
  ) -> Publishers.Gate<Publishers.Gate<Self>> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// Publishes values until another publisher publishes one.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    let end = other.first().map { _ in Output?.none }.catch { _ in Empty<Output?, Never>() }
    return map(Output?.some).merge(with: end.setFailureType(to: Failure.self))
      .prefix { $0 != nil }.compactMap { $0 }.eraseToAnyPublisher()
  }
}
