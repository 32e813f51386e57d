import Foundation

/// The lines of the standard input as they come. The task that waits for one can be cancelled, which a plain
/// read cannot.
enum InputLines {
  static func all() -> AsyncStream<String> {
    AsyncStream { continuation in
      let thread = Thread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
      thread.name = "stele.input"
      thread.start()
    }
  }
}
