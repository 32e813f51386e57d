extension Publishers {
  /// Publishes the values that pass a test. Follows documentation/combine/publishers/filter.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher filtered.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Output) -> Bool

    /// Filters the values of a publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // A value that is left out was asked for, so another one is due in its place.
      upstream.subscribe(
        Link(subscriber) { [isIncluded] in isIncluded($0) ? $1.send($0) : .max(1) })
    }
  }

  /// Filters with a test that may fail. Follows documentation/combine/publishers/tryfilter.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher filtered.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Output) throws -> Bool

    /// Filters the values of a publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Link(subscriber, throwing: { [isIncluded] in try isIncluded($0) ? $1.send($0) : .max(1) }))
    }
  }

  /// Transforms values and leaves `nil` out. Follows documentation/combine/publishers/compactmap.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher transformed.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Output) -> Output?

    /// Transforms the values of a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Link(subscriber) { [transform] in transform($0).map($1.send) ?? .max(1) })
    }
  }

  /// As `CompactMap`, and may fail. Follows documentation/combine/publishers/trycompactmap.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher transformed.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Output) throws -> Output?

    /// Transforms the values of a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Link(subscriber, throwing: { [transform] in try transform($0).map($1.send) ?? .max(1) }))
    }
  }

  /// Leaves out values equal to the one before.
  /// Follows documentation/combine/publishers/removeduplicates.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher filtered.
    public let upstream: Upstream
    /// Whether two values count as equal.
    public let predicate: (Output, Output) -> Bool

    /// Filters the values of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var latest: Output?
      upstream.subscribe(
        Link(subscriber) { [predicate] value, link in
          if let latest, predicate(latest, value) { return .max(1) }
          latest = value
          return link.send(value)
        })
    }
  }
}

extension Publisher {
  /// Publishes the values that pass the test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that pass a test that may fail.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Transforms the values and leaves `nil` out.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms the values, which may fail, and leaves `nil` out.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Leaves out values that the closure finds equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}
