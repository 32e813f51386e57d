extension Publishers {
  /// Publishes pairs of the latest values. Follows documentation/combine/publishers/combinelatest.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, inputs: 2)
      var (first, second): (A.Output?, B.Output?) = (nil, nil)
      func publish() {
        if let first, let second { junction.outlet.send((first, second)) }
      }
      subscriber.receive(subscription: junction.outlet)
      junction.listen(to: a) {
        first = $0
        publish()
      }
      junction.listen(to: b) {
        second = $0
        publish()
      }
    }
  }

  /// Publishes pairs of values that belong together by their order.
  /// Follows documentation/combine/publishers/zip.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, inputs: 2)
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      var (firstEnded, secondEnded) = (false, false)
      func publish() {
        while !first.isEmpty, !second.isEmpty {
          junction.outlet.send((first.removeFirst(), second.removeFirst()))
        }
        // Without a value to pair it with, what the other publisher still has is of no use.
        if (firstEnded && first.isEmpty) || (secondEnded && second.isEmpty) { junction.finish() }
      }
      subscriber.receive(subscription: junction.outlet)
      junction.listen(
        to: a,
        onEnd: {
          firstEnded = true
          publish()
        }
      ) {
        first.append($0)
        publish()
      }
      junction.listen(
        to: b,
        onEnd: {
          secondEnded = true
          publish()
        }
      ) {
        second.append($0)
        publish()
      }
    }
  }

  /// `CombineLatest` of three publishers. Follows documentation/combine/publishers/combinelatest3.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let nested: CombineLatest<CombineLatest<A, B>, C>

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) { nested = CombineLatest(CombineLatest(a, b), c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      nested.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// `CombineLatest` of four publishers. Follows documentation/combine/publishers/combinelatest4.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let nested: CombineLatest<CombineLatest3<A, B, C>, D>

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      nested = CombineLatest(CombineLatest3(a, b, c), d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      nested.map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
    }
  }

  /// `Zip` of three publishers. Follows documentation/combine/publishers/zip3.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let nested: Zip<Zip<A, B>, C>

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) { nested = Zip(Zip(a, b), c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      nested.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes pairs of the latest values of this and another publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what the closure makes of the latest values of this and another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes pairs of values of this and another publisher.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what the closure makes of pairs of values of this and another publisher.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
}
