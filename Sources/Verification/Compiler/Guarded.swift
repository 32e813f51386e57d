import Foundation

/// A value that several threads change, one at a time.
///
/// `Mutex` of the standard library would do, but it asks for a newer macOS than the tool does.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Looks at the value, and changes it, while no other thread can.
  func access<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
