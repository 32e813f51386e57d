import Diagnostics
import Foundation

/// A text file to be written again with the line ends and the byte order mark that it had.
struct TextFile {
  private var hasMark = false
  private var endsLinesWithCR = false

  /// The habits of a file; those of a new one where there is none.
  init(of path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    if let end = data.firstIndex(of: 10), end > data.startIndex {
      endsLinesWithCR = data[data.index(before: end)] == 13
    }
  }

  /// Writes a text whose lines end with a line feed; the old file stays whole until the new one is.
  func write(_ text: String, to path: String) throws(Diagnostic) {
    let lines = endsLinesWithCR ? text.replacingOccurrences(of: "\n", with: "\r\n") : text
    let data = Data((hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(lines.utf8))
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw Diagnostic(
        .error, "unwritable-file", "this file cannot be written: \(error.localizedDescription)",
        file: path)
    }
  }
}
