import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications. Follows documentation/foundation/notificationcenter/publisher.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The center listened to.
    public let center: NotificationCenter
    /// The name listened for.
    public let name: Notification.Name
    /// The object listened to, any if it is `nil`.
    public let object: AnyObject?

    /// Publishes the notifications of this name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let seat = Seat(AnySubscriber(subscriber), first: nil, keepsLatest: false)
      let listener = Transfer(value: seat)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        listener.value.offer($0)
      }
      seat.onCancel = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: seat)
    }
  }
}
