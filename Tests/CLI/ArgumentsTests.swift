import Testing

@testable import CLI

@Suite("Command lines")
struct ArgumentsTests {
  private static let format = Option(
    name: "format", letter: "f", value: "FORMAT", choices: ["text", "json"], summary: "")
  private static let command = Command(
    name: "try", summary: "", discussion: "",
    operand: Command.Operand(name: "PATH", summary: "", isRepeated: true),
    options: [format, .jobs, .quiet, .verbose], examples: [], run: { _, _ in .success })

  private func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, for: Self.command)
  }

  @Test(
    "give an option's value in every usual spelling",
    arguments: [
      ["--format", "json"], ["--format=json"], ["-f", "json"], ["-fjson"], ["-f=json"],
      ["-qfjson"], ["--format=text", "--format=json"],
    ])
  func values(words: [String]) throws {
    #expect(try Arguments(words, for: Self.command).value(of: Self.format) == "json")
  }

  @Test("keep operands in order, and take everything after -- for one")
  func operands() throws {
    let arguments = try parse("a.md", "-q", "b", "-", "--", "--format", "-v")
    #expect(arguments.operands == ["a.md", "b", "-", "--format", "-v"])
    #expect(arguments.has(.quiet) && !arguments.has(.verbose))
  }

  @Test("take a number from 1 where one is wanted")
  func numbers() throws {
    #expect(try parse("-j8").number(of: .jobs) == 8)
    #expect(try parse().number(of: .jobs) == nil)
    for text in ["0", "-1", "two", "1.5"] {
      let arguments = try parse("--jobs=\(text)")
      #expect(throws: UsageError.notANumber(option: "--jobs", value: text)) {
        try arguments.number(of: .jobs)
      }
    }
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var help: String?
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "that are wrong say what was probably meant",
    arguments: [
      Mistake(
        words: ["--fromat", "json"], message: "'stele try' has no option '--fromat'",
        help: "did you mean '--format'?"),
      Mistake(
        words: ["-x"], message: "'stele try' has no option '-x'", help: "run 'stele try --help'"),
      Mistake(
        words: ["--format=jsno"], message: "the option '--format' does not know 'jsno'",
        help: "did you mean 'json'?"),
      Mistake(
        words: ["--format=pdf"], message: "the option '--format' does not know 'pdf'",
        help: "it knows text, json"),
      Mistake(
        words: ["--format"], message: "the option '--format' needs a value: FORMAT",
        help: "write --format=FORMAT"),
      Mistake(
        words: ["--format="], message: "the option '--format' needs a value: FORMAT",
        help: "write --format=FORMAT"),
      Mistake(
        words: ["--quiet=yes"], message: "the option '--quiet' takes no value",
        help: "write --quiet alone"),
    ])
  func mistakes(_ mistake: Mistake) throws {
    let error = try #require(throws: UsageError.self) {
      try Arguments(mistake.words, for: Self.command)
    }
    #expect(error.diagnostic.message == mistake.message)
    #expect(error.diagnostic.help == mistake.help)
  }
}
