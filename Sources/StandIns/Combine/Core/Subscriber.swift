/// A type that receives values from a publisher. Follows documentation/combine/subscriber.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of errors received.
  associatedtype Failure: Error

  /// Tells that the publisher accepted the subscription.
  func receive(subscription: any Subscription)
  /// Delivers a value; the result is how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells that publishing ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers an event without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher. Follows documentation/combine/subscription.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// A source of the subscriptions that do nothing. Follows documentation/combine/subscriptions.
public enum Subscriptions {
  /// A subscription that ignores every request.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// The identity of a publisher's or a subscriber's instance.
/// Follows documentation/combine/combineidentifier.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let identifier: ObjectIdentifier

  /// Takes the identity of an object.
  public init(_ object: AnyObject) { identifier = ObjectIdentifier(object) }

  public var description: String {
    "0x\(String(UInt(bitPattern: identifier.hashValue), radix: 16))"
  }
}

/// A type with an identity in a chain of publishers.
/// Follows documentation/combine/customcombineidentifierconvertible.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
