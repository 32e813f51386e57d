/// A subcommand: what it takes, how it is explained, and what it does.
struct Command: Sendable {
  /// Something that a command works on.
  struct Operand: Sendable {
    /// What it is called in the help.
    var name: String
    /// What it is.
    var summary: String
    /// Whether there may be several.
    var isRepeated = false
  }

  /// A command line with what it does.
  struct Example: Sendable {
    var line: String
    var meaning: String
  }

  /// The name.
  var name: String
  /// What it does, in one sentence.
  var summary: String
  /// What a reader should know before using it, in lines of at most 80 columns.
  var discussion: String
  /// What it works on.
  var operand: Operand?
  /// The options, besides `--help`.
  var options: [Option]
  /// Command lines that teach.
  var examples: [Example]
  /// Does the work.
  var run: @Sendable (Arguments, Session) async throws -> ExitStatus

  /// Every command, in the order of the help.
  static let all: [Command] = [.build, .check, .translations, .samples]
}

/// What the process tells its caller.
enum ExitStatus: Int32, Comparable, Sendable {
  /// Nothing is wrong.
  case success = 0
  /// The articles have problems.
  case problems = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
  /// Ctrl-C, or a request to end.
  case interrupted = 130

  /// The worse one is the greater one.
  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
