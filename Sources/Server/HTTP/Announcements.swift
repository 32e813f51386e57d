import Foundation

/// Tells browsers that there is a new version of the site. Each listener waits in a thread of its own.
public final class Announcements: @unchecked Sendable {
  /// What a listener hears.
  enum Event: Equatable {
    case version(Int)
    /// Nothing has happened for a while.
    case nothing
    /// There will be nothing more.
    case end
  }

  private let condition = NSCondition()
  // The condition guards these two.
  private var latest = 0
  private var isClosed = false

  /// Nothing is announced yet.
  public init() {}

  /// Tells every listener of a version; an older one than before is no news.
  public func announce(_ version: Int) {
    condition.withLock {
      latest = max(latest, version)
      condition.broadcast()
    }
  }

  /// Ends every listener's connection.
  public func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Waits for a version later than one.
  func next(after version: Int, for seconds: TimeInterval) -> Event {
    let end = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !isClosed, latest <= version, condition.wait(until: end) {}
      if isClosed { return .end }
      return latest > version ? .version(latest) : .nothing
    }
  }
}
