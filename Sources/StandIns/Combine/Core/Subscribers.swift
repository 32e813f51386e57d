/// The namespace of the types that subscribers use. Follows documentation/combine/subscribers.
public enum Subscribers {}

extension Subscribers {
  /// How publishing ended. Follows documentation/combine/subscribers/completion.
  public enum Completion<Failure: Error> {
    /// It ended normally.
    case finished
    /// It stopped because of an error.
    case failure(Failure)
  }

  /// A number of requested values. Follows documentation/combine/subscribers/demand.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private let count: Int?

    private init(count: Int?) { self.count = count }

    /// As many values as there are.
    public static let unlimited = Demand(count: nil)
    /// No values.
    public static let none = Demand(count: 0)
    /// At most this many values.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }

    /// The number of values, `nil` without a limit.
    public var max: Int? { count }

    public var description: String { count.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool {
      switch (left.count, right.count) {
      case (nil, _): false
      case (_, nil): true
      case (let left?, let right?): left < right
      }
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.count, let second = right.count else { return .unlimited }
      let (sum, overflow) = first.addingReportingOverflow(second)
      return overflow ? .unlimited : .max(sum)
    }

    public static func - (left: Demand, right: Demand) -> Demand {
      guard let first = left.count else { return .unlimited }
      guard let second = right.count else { return .none }
      return .max(first - second)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    public static func == (left: Demand, right: Int) -> Bool { left == .max(right) }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
