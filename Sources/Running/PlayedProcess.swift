import Diagnostics
import Foundation
import Verification

/// One run of a sample's program, from its start to its end, with what it said meanwhile.
struct PlayedProcess<Event: Decodable> {
  /// What it said.
  let events: [Event]
  /// How it ended.
  let end: ProgramEnd

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - seconds: the time that it gets.
  static func run(
    _ command: [String], outcomes: String, environment: [String: String],
    seconds: Int
  ) async throws -> PlayedProcess<Event> {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 else { throw Spawn.Failure("cannot open /dev/null") }
    defer { close(nothing) }
    let (printed, complaints) = (try Scratch(), try Scratch())
    defer {
      printed.close()
      complaints.close()
    }
    let running = RunningProcess()
    let clock = DispatchWorkItem { running.end() }
    let deadline = DispatchTime.now() + .seconds(seconds)
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: clock)
    let ending = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Bubblewrap ends with the thread that it was started from, so that is the one that waits for it.
        Thread {
          continuation.resume(
            with: Result {
              let process = try Spawn(
                command, input: nothing, output: printed.file, error: complaints.file,
                ownGroup: true, environment: environment)
              running.begin(process)
              return process.wait()
            })
        }.start()
      }
    } onCancel: {
      running.end()
    }
    clock.cancel()
    try Task.checkCancellation()
    let isLate = DispatchTime.now() >= deadline
    return PlayedProcess(
      events: events(in: outcomes),
      end: end(ending, isLate: isLate, complaints: complaints.tail()))
  }

  private static func events(in file: String) -> [Event] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Event.self, from: $0)
    }
  }

  private static func end(
    _ ending: Spawn.Ending, isLate: Bool, complaints: String
  ) -> ProgramEnd {
    switch ending {
    case .status(0): return .finished
    case .signal(SIGXCPU): return .timedOut
    case .signal(SIGKILL) where isLate, .status(128 + SIGKILL) where isLate,
      .status(128 + SIGXCPU):
      return .timedOut
    case .signal(SIGKILL), .status(128 + SIGKILL): return .killed
    case .signal(let number), .status(let number):
      let words = LastWords.read(complaints)
      if !words.isEmpty { return .stopped(words) }
      return .stopped(LastWords.reason(for: number > 128 ? number - 128 : number))
    }
  }
}

/// What became of a program.
enum ProgramEnd: Equatable {
  /// It came to its end by itself.
  case finished
  /// It was still at it when its time was up.
  case timedOut
  /// Somebody ended it, maybe since the machine was short of memory.
  case killed
  /// It stopped with a message, which may be empty.
  case stopped(String)

  /// Whether that may be so only this time: time was up, or the system ended it.
  var isOfTheMoment: Bool { self == .timedOut || self == .killed }

  /// What is said of an end that may be so only this time; nothing of others.
  ///
  /// - Parameter seconds: the time that the program got.
  func chance(after seconds: Int) -> String? {
    switch self {
    case .timedOut: "the app was still busy after \(seconds) seconds, and was ended"
    case .killed: "the app was ended by the system, which may be short of memory"
    case .finished, .stopped: nil
    }
  }
}

/// A process that is ended from another thread than that which started it, and maybe before it has started.
private final class RunningProcess: @unchecked Sendable {
  private let lock = NSLock()
  private var process: Spawn?
  private var isOver = false

  func begin(_ started: Spawn) {
    lock.withLock {
      process = started
      if isOver { started.end() }
    }
  }

  func end() {
    lock.withLock {
      isOver = true
      process?.end()
    }
  }
}

/// What a program said before it stopped.
enum LastWords {
  /// The message of a trap, without the place in a stand-in's sources; else the last lines.
  static func read(_ text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines.reversed() {
      for mark in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
        guard let range = line.range(of: mark) else { continue }
        let place = line[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
        return String(line[range.upperBound...]) + self.place(place)
      }
      // The runtime gives its reason without a message where there is none.
      if line.hasSuffix("Fatal error") { return "fatal error" + place(String(line.dropLast(13))) }
    }
    return lines.suffix(3).joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  /// ` (NoteView.swift:12)` of `Sample/NoteView.swift:12:`, unless it is a stand-in's.
  private static func place(_ text: String) -> String {
    let parts = text.split(separator: ":")
    guard parts.count >= 2, let file = parts.first?.split(separator: "/").last,
      !["UIKit", "SwiftUI", "Swift", "Foundation"].contains(text.prefix { $0 != "/" }),
      file.hasSuffix(".swift")
    else { return "" }
    return " (\(file):\(parts[1]))"
  }

  /// What a signal means.
  static func reason(for signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "it used memory that is not there"
    case SIGILL, SIGTRAP: "the runtime stopped it without a message"
    case SIGABRT: "it gave itself up"
    case SIGXFSZ: "it printed or wrote more than it may"
    default: "it ended with the status \(signal)"
    }
  }
}
