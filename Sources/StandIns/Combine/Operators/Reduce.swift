extension Publishers {
  /// Publishes one result at the end of all values. Follows documentation/combine/publishers/reduce.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are reduced.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes a result of the one before and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Reduces the values of a publisher.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial) = (upstream, initial)
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var result = initial
      let tap = Tap<Upstream.Output, Failure>(
        onSubscription: { $0.request(.unlimited) },
        onValue: { [nextPartialResult] in
          result = nextPartialResult(result, $0)
          return .none
        },
        onCompletion: {
          if case .finished = $0 { outlet.send(result) }
          outlet.finish($0)
        })
      outlet.onCancel = { tap.cancel() }
      subscriber.receive(subscription: outlet)
      upstream.subscribe(tap)
    }
  }
}

extension Publisher {
  /// Publishes one result of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes all values as one array, at the end.
  public func collect() -> Publishers.Reduce<Self, [Output]> { reduce([]) { $0 + [$1] } }

  /// Publishes the number of values, at the end.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Publishes the last value, at the end.
  public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { $1 }.compactMap { $0 }
  }

  /// Publishes the last value that passes the test, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { predicate($1) ? $1 : $0 }.compactMap { $0 }
  }

  /// Publishes whether all values pass the test, at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Reduce<Self, Bool> {
    reduce(true) { $0 && predicate($1) }
  }

  /// Publishes whether a value passes the test, at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Reduce<Self, Bool> {
    reduce(false) { $0 || predicate($1) }
  }

  /// Publishes only the end.
  public func ignoreOutput() -> Publishers.CompactMap<Self, Never> { compactMap { _ in nil } }

  /// Publishes a value if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    collect().flatMap { values in
      Publishers.Sequence<[Output], Failure>(sequence: values.isEmpty ? [output] : values)
    }.eraseToAnyPublisher()
  }

  /// Publishes the values in arrays of a size; the last one may be smaller.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    let chunks = scan([Output]()) { ($0.count == count ? [] : $0) + [$1] }
    // The unfinished rest is only known at the end, so both streams come from one recording.
    return chunks.filter { $0.count == count }
      .append(chunks.last().filter { $0.count < count }).eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether the value occurs, at the end.
  public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value, at the end.
  public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { least, value in least.map { Swift.min($0, value) } ?? value }.compactMap { $0 }
  }

  /// Publishes the greatest value, at the end.
  public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { most, value in most.map { Swift.max($0, value) } ?? value }.compactMap { $0 }
  }
}
