import Diagnostics
import Foundation
import Reports

/// What is wrong, as the script in the pages gets it.
struct ProblemList: Encodable {
  /// One problem.
  struct Problem: Encodable {
    var severity: String
    var id: String
    var message: String
    var file: String?
    var line: Int?
    var column: Int?
    /// The source line with its mark, then notes and help, as on a terminal.
    var details: String
  }

  /// The version of the site that the list is about.
  var version: Int
  /// Whether there may be more, as the check has not come to an end.
  var isChecking: Bool
  /// What is wrong with the article that the reader looks at, and with the site as a whole.
  var problems: [Problem]
  /// The numbers of errors and warnings of other articles.
  var errorsElsewhere: Int
  var warningsElsewhere: Int

  /// The list as bytes.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { Array($0) } ?? Array("{}".utf8)
  }
}

extension ProblemList.Problem {
  /// A problem with what quotes its source.
  init(_ diagnostic: Diagnostic, _ text: DiagnosticText) {
    let lines = text.text(of: diagnostic).split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      severity: diagnostic.severity.rawValue, id: diagnostic.id, message: diagnostic.message,
      file: diagnostic.file, line: diagnostic.range?.start.line,
      column: diagnostic.range?.start.column,
      details: lines.dropFirst().first.map(String.init) ?? "")
  }
}
