import Foundation

/// What a run says, so that it can be said again.
final class Transcript: @unchecked Sendable {
  /// A piece of text with where it went.
  struct Part: Codable, Hashable {
    var isError: Bool
    var text: String
  }

  private let lock = NSLock()
  // The lock guards this one.
  private var written: [Part] = []

  /// Everything so far.
  var parts: [Part] { lock.withLock { written } }

  /// A console that keeps what it writes.
  func recording(_ console: Console) -> Console {
    var recording = console
    recording.writeOutput = { text in
      self.lock.withLock { self.written.append(Part(isError: false, text: text)) }
      console.writeOutput(text)
    }
    recording.writeError = { text in
      self.lock.withLock { self.written.append(Part(isError: true, text: text)) }
      console.writeError(text)
    }
    return recording
  }

  /// Says parts again.
  static func replay(_ parts: [Part], on console: Console) {
    for part in parts {
      if part.isError { console.writeError(part.text) } else { console.writeOutput(part.text) }
    }
  }
}
