import Foundation

/// A program that runs to its end while we look at what it printed.
///
/// Its temporary files go to a folder of its own that is removed after it: `swiftc` leaves one
/// behind even where all goes well.
package struct Run: Sendable {
  /// What came of it: how it ended, and both of its outputs in the order of the writes.
  package struct Result: Sendable {
    package var ending: Spawn.Ending
    package var text: String
  }

  private let process: Spawn
  private let scratch: Scratch
  private let temporaries: URL

  /// Runs a program; the calling thread waits.
  static func output(of command: [String]) throws(Spawn.Failure) -> Result {
    try Run(command).finish()
  }

  /// Runs a program without holding up a thread of the concurrency pool.
  ///
  /// - Throws: `CancellationError` where the task is cancelled; the program and all that it started
  ///   are ended then.
  package static func concurrently(_ command: [String]) async throws -> Result {
    let run = try Run(command)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: run.finish()) }
      }
    } onCancel: {
      run.process.end()
    }
    try Task.checkCancellation()
    return result
  }

  private init(_ command: [String]) throws(Spawn.Failure) {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 else { throw Spawn.Failure("cannot open /dev/null") }
    defer { close(nothing) }
    temporaries = FileManager.default.temporaryDirectory
      .appendingPathComponent("stele-run-\(UUID().uuidString)")
    scratch = try Scratch()
    do {
      try FileManager.default.createDirectory(at: temporaries, withIntermediateDirectories: true)
      var environment = ProcessInfo.processInfo.environment
      environment["TMPDIR"] = temporaries.path
      process = try Spawn(
        command, input: nothing, output: scratch.file, error: scratch.file, ownGroup: true,
        environment: environment)
    } catch {
      scratch.close()
      try? FileManager.default.removeItem(at: temporaries)
      throw error as? Spawn.Failure
        ?? Spawn.Failure(reason: "cannot make a temporary folder: \(error.localizedDescription)")
    }
  }

  /// Waits for the end, once.
  private func finish() -> Result {
    defer {
      scratch.close()
      try? FileManager.default.removeItem(at: temporaries)
    }
    return Result(ending: process.wait(), text: scratch.tail())
  }
}
