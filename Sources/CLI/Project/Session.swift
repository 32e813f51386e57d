import Diagnostics
import Foundation
import Reports
import Verification

/// One run of the tool: the ends it writes to, the surroundings it reads, and how it shows messages.
struct Session: Sendable {
  /// Where text goes.
  var console: Console
  /// The environment's variables.
  var environment: [String: String]
  /// The executable's path, by which its data is found.
  var executable: String
  /// Whether messages are coloured, if the command line says so.
  var color: String?
  /// Whether only errors are said.
  var isQuiet = false

  /// The surroundings of this process.
  static func process() -> Session {
    Session(
      console: .process, environment: ProcessInfo.processInfo.environment,
      executable: CompilerService.command.first ?? "stele")
  }

  /// The session with what the common options say.
  func with(_ arguments: Arguments) -> Session {
    var session = self
    session.color = arguments.value(of: .color)
    session.isQuiet = arguments.has(.quiet)
    return session
  }

  /// Stele's own files.
  func data() throws(Diagnostic) -> DataFolder {
    try DataFolder.find(environment: environment, executable: executable)
  }

  /// A line for progress.
  func progressLine() -> ProgressLine { ProgressLine(console: console, isQuiet: isQuiet) }

  // MARK: Saying things

  /// Shows messages, in order; those that are no errors are left out where quiet is asked for.
  func show(_ diagnostics: [Diagnostic]) {
    let shown = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !shown.isEmpty else { return }
    let lines = SourceLines(quotedBy: shown) { file in
      guard let data = FileManager.default.contents(atPath: file) else { return nil }
      return SourceText(path: file, text: String(decoding: data, as: UTF8.self))
    }
    let writer = DiagnosticText(lines: lines, style: errorStyle)
    console.writeError(writer.text(of: shown))
  }

  /// Says something that is neither a problem nor a report.
  func say(_ text: String) {
    if !isQuiet { console.writeOutput(text + "\n") }
  }

  /// Writes a result in the format that the command line asks for. For people that is a summary, so
  /// quiet silences it; what a program reads is written in any case.
  func report<Result>(
    _ result: Result, as formats: [ReportFormat<Result>], _ arguments: Arguments
  ) {
    let name = arguments.value(of: .format(formats)) ?? formats.first?.name
    guard let format = formats.first(where: { $0.name == name }) else { return }
    let options = ReportOptions(
      style: style(isTerminal: console.outputIsTerminal),
      listsEverything: arguments.has(.verbose), version: Stele.version)
    let report = format.render(result, options)
    show(report.messages)
    if !(isQuiet && format.isForPeople) { console.writeOutput(report.output) }
  }

  /// How what goes to the standard output looks.
  var outputStyle: TextStyle { style(isTerminal: console.outputIsTerminal) }

  /// How messages look.
  var errorStyle: TextStyle { style(isTerminal: console.errorIsTerminal) }

  private func style(isTerminal: Bool) -> TextStyle {
    switch color {
    case "always": return .colored
    case "never": return .plain
    default:
      let wanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
      return isTerminal && wanted ? .colored : .plain
    }
  }
}
