public import Diagnostics

/// The lines that messages quote.
public struct SourceLines: Sendable {
  private var lines: [String: [Int: String]] = [:]

  /// Reads every file that the diagnostics name, one after the other, and keeps what they quote; a file
  /// that cannot be read is not quoted.
  public init(
    quotedBy diagnostics: [Diagnostic], reading read: (_ file: String) -> SourceText?
  ) {
    var wanted: [String: Set<Int>] = [:]
    func want(_ file: String?, _ range: SourceRange?) {
      if let file, let range { wanted[file, default: []].insert(range.start.line) }
    }
    for diagnostic in diagnostics {
      want(diagnostic.file, diagnostic.range)
      for note in diagnostic.notes { want(note.file ?? diagnostic.file, note.range) }
    }
    for (file, numbers) in wanted {
      guard let text = read(file) else { continue }
      for number in numbers {
        lines[file, default: [:]][number] = text.line(number).map(String.init)
      }
    }
  }

  /// A line of a file, if it is quoted.
  func line(_ number: Int, of file: String) -> Substring? {
    lines[file]?[number].map { $0[...] }
  }
}
