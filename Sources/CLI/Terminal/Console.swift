import Foundation

/// Where the tool's text goes, and what is known about the readers' ends.
struct Console: Sendable {
  /// Writes to the standard output: reports, help.
  var writeOutput: @Sendable (String) -> Void
  /// Writes to the standard error: messages, progress.
  var writeError: @Sendable (String) -> Void
  /// Writes what is gone from the terminal when the run ends.
  var writeProgress: @Sendable (String) -> Void
  /// Whether the standard output is a terminal.
  var outputIsTerminal: Bool
  /// Whether the standard error is a terminal.
  var errorIsTerminal: Bool

  /// A console; progress goes where messages go.
  init(
    writeOutput: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void, outputIsTerminal: Bool, errorIsTerminal: Bool
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    writeProgress = writeError
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
  }

  /// The process's own ends.
  static let process = Console(
    writeOutput: { write($0, to: STDOUT_FILENO) }, writeError: { write($0, to: STDERR_FILENO) },
    outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1)

  /// A reader who has left, as `head` does, is nothing to complain about: the rest is dropped.
  private static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let now = Foundation.write(file, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if now < 0, errno == EINTR || errno == EAGAIN { continue }
        guard now > 0 else {
          if now < 0, errno != EPIPE, file == STDOUT_FILENO { fail(errno) }
          return
        }
        sent += now
      }
    }
  }

  /// A report that is cut short must not pass for a whole one.
  private static func fail(_ code: Int32) -> Never {
    let reason = String(cString: strerror(code))
    write("stele: error: the standard output cannot be written: \(reason)\n", to: STDERR_FILENO)
    exit(2)
  }

  /// The number of columns of the terminal that shows the progress.
  static func terminalWidth() -> Int {
    var size = winsize()
    let known = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return known ? Int(size.ws_col) : 80
  }
}
