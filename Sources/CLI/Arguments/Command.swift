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
  /// Commands of its own, by the word that follows its name; theirs start with its name.
  var subcommands: [Command] = []
  /// Does the work.
  var run: @Sendable (Arguments, Session) async throws -> ExitStatus

  /// The command that the words ask for, which may be one of its own, and the words that are left.
  func chosen(by words: ArraySlice<String>) -> (command: Command, rest: ArraySlice<String>) {
    guard let word = words.first, let command = subcommands.first(where: { $0.word == word }) else {
      return (self, words)
    }
    return (command, words.dropFirst())
  }

  /// The last word of the name.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// Every command, in the order of the help.
  static let all: [Command] = [.new, .serve, .build, .check, .translations, .samples, .run]
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
