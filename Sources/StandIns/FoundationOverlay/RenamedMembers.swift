import Foundation
import FoundationNetworking

// Members and functions of Swift 2 that Swift 3 renamed. The compiler says so where an old tutorial uses
// one, as it does on Apple's platforms.

extension UserDefaults {
  @available(*, unavailable, renamed: "standard")
  public class func standardUserDefaults() -> UserDefaults { .standard }

  @available(*, unavailable, renamed: "object(forKey:)")
  public func objectForKey(_ defaultName: String) -> Any? { object(forKey: defaultName) }

  @available(*, unavailable, renamed: "set(_:forKey:)")
  public func setObject(_ value: Any?, forKey defaultName: String) {
    set(value, forKey: defaultName)
  }
}

extension NotificationCenter {
  @available(*, unavailable, renamed: "default")
  public class func defaultCenter() -> NotificationCenter { .default }

  @available(*, unavailable, renamed: "post(name:object:)")
  public func postNotificationName(_ aName: String, object anObject: Any?) {
    post(name: Notification.Name(aName), object: anObject)
  }
}

extension Bundle {
  @available(*, unavailable, renamed: "main")
  public class func mainBundle() -> Bundle { .main }
}

extension FileManager {
  @available(*, unavailable, renamed: "default")
  public class func defaultManager() -> FileManager { .default }
}

extension OperationQueue {
  @available(*, unavailable, renamed: "main")
  public class func mainQueue() -> OperationQueue { .main }
}

extension ProcessInfo {
  @available(*, unavailable, renamed: "processInfo")
  public class func currentProcessInfo() -> ProcessInfo { .processInfo }
}

extension URLSession {
  @available(*, unavailable, renamed: "shared")
  public class func sharedSession() -> URLSession { .shared }

  @available(*, unavailable, renamed: "dataTask(with:completionHandler:)")
  public func dataTaskWithURL(
    _ url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: url, completionHandler: completionHandler)
  }
}

extension JSONSerialization {
  @available(*, unavailable, renamed: "jsonObject(with:options:)")
  public class func JSONObjectWithData(_ data: Data, options opt: ReadingOptions) throws -> Any {
    try jsonObject(with: data, options: opt)
  }
}

// Functions of Dispatch that are methods since Swift 3.

@available(*, unavailable, renamed: "DispatchQueue.async(self:execute:)")
public func dispatch_async(
  _ queue: DispatchQueue, _ block: @escaping @Sendable @convention(block) () -> Void
) {
  queue.async(execute: block)
}

@available(*, unavailable, renamed: "DispatchQueue.sync(self:execute:)")
public func dispatch_sync(_ queue: DispatchQueue, _ block: () -> Void) {
  queue.sync(execute: block)
}

@available(*, unavailable, renamed: "getter:DispatchQueue.main()")
public func dispatch_get_main_queue() -> DispatchQueue { .main }

@available(*, unavailable, message: "Use DispatchQueue.global(qos:)")
public func dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> DispatchQueue {
  .global()
}

@available(*, unavailable, message: "Use the initializer of DispatchQueue")
public func dispatch_queue_create(_ label: String?, _ attr: Any?) -> DispatchQueue {
  DispatchQueue(label: label ?? "")
}

@available(*, unavailable, message: "Use DispatchQueue.asyncAfter(deadline:execute:)")
public func dispatch_after(
  _ when: DispatchTime, _ queue: DispatchQueue, _ block: @escaping @Sendable () -> Void
) {
  queue.asyncAfter(deadline: when, execute: block)
}
