import Foundation

/// One line on a terminal that says what is being done, and leaves no trace.
final class ProgressLine: @unchecked Sendable {
  private let console: Console
  private let isShown: Bool
  private let lock = NSLock()
  // The lock guards these two.
  private var lastDrawn: ContinuousClock.Instant?
  private var isDrawn = false

  /// A line that is shown on a terminal only, and not where quiet is asked for.
  init(console: Console, isQuiet: Bool) {
    self.console = console
    self.isShown = console.errorIsTerminal && !isQuiet
  }

  /// Shows a text in place of the one before; ten times a second is enough.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    lock.withLock {
      let now = ContinuousClock.now
      if let lastDrawn, now - lastDrawn < .milliseconds(100) { return }
      lastDrawn = now
      isDrawn = true
      console.writeProgress("\r\u{1B}[K" + text().prefix(Console.terminalWidth() - 1))
    }
  }

  /// Removes the line.
  func clear() {
    lock.withLock {
      if isDrawn { console.writeProgress("\r\u{1B}[K") }
      isDrawn = false
      lastDrawn = nil
    }
  }
}
