/// What `--help` prints.
enum HelpText {
  private static let width = 80

  /// The help of the whole tool.
  static func overview(of commands: [Command]) -> String {
    """
    Stele reads programming tutorials written in several human languages. It compiles
    their Swift code, links every section to the same section in the other languages,
    finds where translations have drifted apart, and builds the static site.

    Usage: stele COMMAND [OPTIONS]

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }))
    Options:
    \(table([
      ("-h, --help", "Show this help; 'stele COMMAND --help' shows a command's."),
      ("--version", "Show the version."),
    ]))
    Exit status: 0 where all is fine, 1 where the articles have problems, 2 where the
    command line is wrong or a file cannot be read or written.

    """
  }

  /// The help of one command.
  static func page(of command: Command) -> String {
    var usage = "stele \(command.name)"
    if let operand = command.operand {
      usage += operand.isRepeated ? " [\(operand.name)...]" : " [\(operand.name)]"
    }
    var text = "\(command.summary)\n\nUsage: \(usage) [OPTIONS]\n\n\(command.discussion)\n\n"
    if let operand = command.operand {
      text += table([(operand.name, operand.summary)]) + "\n"
    }
    if !command.subcommands.isEmpty {
      text += "Commands:\n" + table(command.subcommands.map { ($0.word, $0.summary) }) + "\n"
    }
    text += "Options:\n" + table((command.options + [.help]).map { ($0.usage, $0.details) })
    text += "\nExamples:\n"
    for example in command.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    return text
  }

  /// Two columns, the second one wrapped.
  private static func table(_ rows: [(String, String)]) -> String {
    let column = (rows.map { $0.0.count }.max() ?? 0) + 4
    return rows.map { name, text in
      let gap = String(repeating: " ", count: column - 2 - name.count)
      let lines = wrapped(text, width: width - column)
      let indentation = "\n" + String(repeating: " ", count: column)
      return "  \(name)\(gap)\(lines.joined(separator: indentation))\n"
    }.joined()
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Option {
  /// The option with its letter and value, as the help's first column shows it.
  fileprivate var usage: String {
    (letter.map { "-\($0), " } ?? "") + spelling + (value.map { " \($0)" } ?? "")
  }

  /// What it does, with the values that are allowed where the summary does not name them.
  fileprivate var details: String {
    let unnamed = choices.filter { !summary.contains($0) }
    return unnamed.isEmpty ? summary : "\(summary) One of \(choices.joined(separator: ", "))."
  }
}
