import Foundation

/// A recursive lock: a subscriber may send again, on the same thread, from what it receives.
final class Lock {
  private let lock = NSRecursiveLock()

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
