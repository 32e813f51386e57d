import Diagnostics

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case missingCommand
  case unknownCommand(String)
  case unknownOption(String, command: String?, near: String?)
  case missingValue(option: String, value: String)
  case needlessValue(option: String)
  case unknownChoice(String, option: Option)
  case notANumber(option: String, value: String)
  case notAPort(value: String)
  case unexpectedOperand(String, command: String)

  /// The option that a misspelt one was probably meant to be.
  static func nearest(to name: String, in options: [Option]) -> String? {
    Suggestion.nearest(to: name, in: options.map(\.name)).map { "--\($0)" }
  }

  /// The error as every problem is shown.
  var diagnostic: Diagnostic {
    Diagnostic(.error, "usage", message, help: help)
  }

  private var message: String {
    switch self {
    case .missingCommand: "no command is given"
    case .unknownCommand(let name): "there is no command '\(name)'"
    case .unknownOption(let name, let command?, _): "'stele \(command)' has no option '\(name)'"
    case .unknownOption(let name, nil, _): "there is no option '\(name)' before a command"
    case .missingValue(let option, let value): "the option '\(option)' needs a value: \(value)"
    case .needlessValue(let option): "the option '\(option)' takes no value"
    case .unknownChoice(let value, let option):
      "the option '\(option.spelling)' does not know '\(value)'"
    case .notANumber(let option, let value):
      "the option '\(option)' needs a number from 1, not '\(value)'"
    case .notAPort(let value): "'\(value)' is no port: those are numbers from 0 to 65535"
    case .unexpectedOperand(let word, let command): "'stele \(command)' does not take '\(word)'"
    }
  }

  private var help: String {
    switch self {
    case .missingCommand: "run 'stele --help'"
    case .unknownCommand(let name):
      Suggestion.nearest(to: name, in: Command.all.map(\.name)).map { "did you mean '\($0)'?" }
        ?? "the commands are \(Command.all.map(\.name).joined(separator: ", "))"
    case .unknownOption(_, _, let near?): "did you mean '\(near)'?"
    case .unknownOption(_, let command?, nil): "run 'stele \(command) --help'"
    case .unknownOption(let name, nil, nil):
      Command.all.first { $0.options.contains { $0.spelling == name } }
        .map { "options follow the command, as in 'stele \($0.name) \(name)'" }
        ?? "run 'stele --help'"
    case .missingValue(let option, let value): "write \(option)=\(value)"
    case .needlessValue(let option): "write \(option) alone"
    case .unknownChoice(let value, let option):
      Suggestion.nearest(to: value, in: option.choices).map { "did you mean '\($0)'?" }
        ?? "it knows \(option.choices.joined(separator: ", "))"
    case .notANumber(let option, _): "write \(option)=2, for example"
    case .notAPort: "0 is any port that is free"
    case .unexpectedOperand(_, let command): "run 'stele \(command) --help'"
    }
  }
}
