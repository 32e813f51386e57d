import Dispatch
import Foundation

/// Ctrl-C and requests to end, turned into the cancellation of the work.
enum Interruption {
  /// What is still to be cleaned up gets this long.
  private static let grace = DispatchTimeInterval.seconds(5)

  /// Does the work; at a signal it is cancelled, so that it can stop its children and remove what it
  /// has half written. Work that does not end soon, or a second signal, ends the process at once.
  static func guarding(_ work: @escaping @Sendable () async -> ExitStatus) async -> ExitStatus {
    // A reader who has left is seen where it is written to.
    signal(SIGPIPE, SIG_IGN)
    let task = Task { await work() }
    let queue = DispatchQueue(label: "stele.signals")
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if task.isCancelled { _exit(ExitStatus.interrupted.rawValue) }
        task.cancel()
        queue.asyncAfter(deadline: .now() + grace) { _exit(ExitStatus.interrupted.rawValue) }
      }
      source.resume()
      return source
    }
    let status = await task.value
    for source in sources { source.cancel() }
    return task.isCancelled ? .interrupted : status
  }
}
