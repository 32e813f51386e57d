import Foundation

@testable import CLI

/// A console that keeps what is written.
final class Recorder: @unchecked Sendable {
  private let lock = NSLock()
  private var texts = (output: "", error: "")

  var output: String { lock.withLock { texts.output } }
  var error: String { lock.withLock { texts.error } }

  func session(environment: [String: String] = [:]) -> Session {
    let console = Console(
      writeOutput: { text in self.lock.withLock { self.texts.output += text } },
      writeError: { text in self.lock.withLock { self.texts.error += text } },
      outputIsTerminal: false, errorIsTerminal: false)
    return Session(console: console, environment: environment, executable: "/nowhere/bin/stele")
  }

  /// Runs a command line and tells its status.
  func run(_ words: String...) async -> ExitStatus {
    await Stele.run(words, session: session())
  }
}
