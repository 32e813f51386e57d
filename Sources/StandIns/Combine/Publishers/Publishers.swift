/// The namespace of the publishers behind the operators. Follows documentation/combine/publishers.
public enum Publishers {}

extension Publishers {
  /// Publishes a sequence's elements. Follows documentation/combine/publishers/sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Publishes the elements.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      deliver(sequence, to: subscriber)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, or of nothing. Follows documentation/swift/optional/publisher.
  public var publisher: Publisher { Publisher(self) }

  /// Publishes an optional's value. Follows documentation/swift/optional/publisher-swift.struct.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    /// The optional.
    public let output: Wrapped?

    /// Publishes the value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      deliver(output.map { [$0] } ?? [], to: subscriber)
    }
  }
}

extension Result {
  /// A publisher of the value or of the error.
  public var publisher: Publisher { Publisher(self) }

  /// Publishes a result. Follows documentation/swift/result/publisher-swift.struct.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    /// The result.
    public let result: Result<Success, Failure>

    /// Publishes this result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Publishes this value.
    public init(_ output: Success) { result = .success(output) }

    /// Publishes this error.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): deliver([value], to: subscriber)
      case .failure(let error): deliver([], ending: .failure(error), to: subscriber)
      }
    }
  }
}
