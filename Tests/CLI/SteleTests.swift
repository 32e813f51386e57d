import Testing

@testable import CLI

@Suite("The tool as a whole")
struct SteleTests {
  @Test("prints its version and its help on the standard output")
  func versionAndHelp() async {
    let recorder = Recorder()
    #expect(await recorder.run("--version") == .success)
    #expect(recorder.output == "stele \(Stele.version)\n")
    for words in [["--help"], ["-h"], ["help"]] {
      let recorder = Recorder()
      #expect(await Stele.run(words, session: recorder.session()) == .success)
      #expect(recorder.output.contains("Usage: stele COMMAND") && recorder.error.isEmpty)
    }
  }

  @Test("helps with every command, in two ways, and teaches with examples", arguments: Command.all)
  func helpOnCommand(command: Command) async {
    let recorder = Recorder()
    #expect(await recorder.run(command.name, "--help") == .success)
    let other = Recorder()
    #expect(await other.run("help", command.name) == .success)
    #expect(recorder.output == other.output)
    #expect(recorder.output.hasPrefix(command.summary))
    for option in command.options { #expect(recorder.output.contains(option.spelling)) }
    #expect(command.examples.count >= 2)
    for example in command.examples { #expect(recorder.output.contains(example.line)) }
    for line in recorder.output.split(separator: "\n") { #expect(line.count <= 88) }
  }

  @Test("has examples in its help that its own parser takes", arguments: Command.all)
  func examplesParse(command: Command) throws {
    for example in command.examples where example.line.hasPrefix("stele ") {
      let words = example.line.split(separator: " ").map(String.init).prefix { $0 != ">" }
      #expect(words.dropFirst().first == command.name)
      _ = try Arguments(words.dropFirst(2), for: command)
    }
  }

  @Test("helps with the commands of a command", arguments: Command.all.flatMap(\.subcommands))
  func helpOnSubcommand(command: Command) async throws {
    let words = command.name.split(separator: " ").map(String.init)
    let recorder = Recorder()
    #expect(await Stele.run(words + ["--help"], session: recorder.session()) == .success)
    let other = Recorder()
    #expect(await Stele.run(["help"] + words, session: other.session()) == .success)
    #expect(recorder.output == other.output)
    #expect(recorder.output.contains("Usage: stele \(command.name) "))
    for option in command.options { #expect(recorder.output.contains(option.spelling)) }
    for line in recorder.output.split(separator: "\n") { #expect(line.count <= 100) }
    for example in command.examples {
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.prefix(3).joined(separator: " ") == "stele \(command.name)")
      _ = try Arguments(words.dropFirst(3), for: command)
    }
  }

  @Test(
    "answers a wrong command line with status 2 and the likely fix",
    arguments: [
      ([], "no command is given", "run 'stele --help'"),
      (["biuld"], "there is no command 'biuld'", "did you mean 'build'?"),
      (
        ["frobnicate"], "there is no command 'frobnicate'",
        "the commands are new, serve, build, check"
      ),
      (["--quiet", "check"], "no option '--quiet' before a command", "options follow the command"),
      (["build", "--no-chek"], "has no option '--no-chek'", "did you mean '--no-check'?"),
      (["build", "docs"], "'stele build' does not take 'docs'", "run 'stele build --help'"),
    ])
  func usageErrors(words: [String], message: String, help: String) async {
    let recorder = Recorder()
    #expect(await Stele.run(words, session: recorder.session()) == .failure)
    #expect(recorder.error.contains(message))
    #expect(recorder.error.contains(help))
    #expect(recorder.output.isEmpty)
  }

  @Test("colours only a terminal, unless it is told otherwise")
  func colours() async {
    let recorder = Recorder()
    var coloured = recorder.session(environment: ["NO_COLOR": "1"])
    coloured.color = "always"
    _ = await Stele.run(["nonsense"], session: coloured)
    #expect(recorder.error.contains("\u{1B}["))
    let plain = Recorder()
    _ = await Stele.run(["nonsense"], session: plain.session())
    #expect(!plain.error.contains("\u{1B}"))
  }
}

extension Command: CustomTestStringConvertible {
  /// The name.
  public var testDescription: String { name }
}
