import Foundation

extension NotificationCenter {
  /// Follows documentation/foundation/notificationcenter/notifications(named:object:).
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name as they are posted.
  /// Follows documentation/foundation/notificationcenter/notifications.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(center: center, name: name, object: object)
    }

    public struct Iterator: AsyncIteratorProtocol {
      private let feed: Feed
      private var posted: AsyncStream<Posted>.Iterator

      fileprivate init(
        center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
      ) {
        feed = Feed(center: center, name: name, object: object)
        posted = feed.stream.makeAsyncIterator()
      }

      public mutating func next() async -> Notification? { await posted.next()?.notification }
    }
  }

  private struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// Observes for as long as its iterator is there.
  private final class Feed: @unchecked Sendable {
    let stream: AsyncStream<Posted>
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      self.stream = stream
      self.center = center
      token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
    }

    deinit { center.removeObserver(token) }
  }
}
