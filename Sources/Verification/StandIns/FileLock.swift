import Foundation

/// A lock between processes, held on a file for as long as the body runs.
enum FileLock {
  /// Waits for the lock without holding up a thread of the concurrency pool, then runs the body.
  ///
  /// The system takes the lock back when the process ends, however it ends.
  static func hold<Result>(_ path: String, during body: () async throws -> Result) async throws
    -> Result
  {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Spawn.Failure("cannot open \(path)") }
    defer { close(file) }
    let code: Int32 = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var result = flock(file, LOCK_EX)
        while result < 0, errno == EINTR { result = flock(file, LOCK_EX) }
        continuation.resume(returning: result < 0 ? errno : 0)
      }
    }
    guard code == 0 else { throw Spawn.Failure("cannot lock \(path)", code: code) }
    return try await body()
  }
}
