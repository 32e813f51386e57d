import Foundation

extension NotificationCenter {
  /// Follows documentation/foundation/notificationcenter/addobserver(_:selector:name:object:).
  ///
  /// The observer is not kept alive, and an observer that is gone is no longer called.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let reference = WeakObserver(observer as AnyObject, selector)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      reference.notify(notification)
    }
  }
}

private struct WeakObserver: @unchecked Sendable {
  weak var object: AnyObject?
  let selector: Selector

  init(_ object: AnyObject, _ selector: Selector) {
    self.object = object
    self.selector = selector
  }

  func notify(_ notification: Notification) {
    guard let object else { return }
    selector._perform(on: object, sender: notification)
  }
}
