import Diagnostics

/// Workflow commands with which GitHub shows messages beside the changed lines.
enum GitHubAnnotations {
  /// One line for each message.
  static func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { line(for: $0) + "\n" }.joined()
  }

  private static func line(for diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let file = diagnostic.file { properties.append("file=\(escapedProperty(file))") }
    if let range = diagnostic.range, diagnostic.file != nil {
      properties.append("line=\(range.start.line)")
      properties.append("col=\(range.start.column)")
      if range.end > range.start {
        properties.append("endLine=\(range.end.line)")
        // GitHub takes columns only within one line.
        if range.end.line == range.start.line { properties.append("endColumn=\(range.end.column)") }
      }
    }
    properties.append("title=\(escapedProperty(diagnostic.id))")
    var message = diagnostic.message
    for note in diagnostic.notes {
      let place = note.range.map { " (\(note.file ?? diagnostic.file ?? ""):\($0.start.line))" }
      message += "\n\(note.message)\(place ?? "")"
    }
    if let help = diagnostic.help { message += "\n\(help)" }
    return "::\(command(for: diagnostic.severity)) \(properties.joined(separator: ","))::"
      + escaped(message)
  }

  private static func command(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
