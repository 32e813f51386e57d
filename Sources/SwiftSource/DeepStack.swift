import Foundation

/// A thread whose stack is deep enough for whatever a page may nest.
///
/// The parser and the visitors over its tree call themselves once for each level of the code, and the
/// parser's own limit does not hold for all of its ways: thousands of `else if` or of opening brackets
/// would run over an ordinary stack and take the whole process with them.
enum DeepStack {
  /// Only what is used of it becomes memory.
  private static let size = 512 << 20

  /// Does the work on such a thread; the calling one waits.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let result = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.value = work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    // The thread has set it before it signalled.
    return result.value ?? work()
  }

  /// Is written by one thread before the other reads it.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    var value: Value?
  }
}
