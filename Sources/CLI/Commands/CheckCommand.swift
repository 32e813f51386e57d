import Diagnostics
import Foundation
import Reports
import Verification

extension Command {
  /// `stele check`
  static let check = Command(
    name: "check",
    summary: "Compile the Swift code of articles, block by block.",
    discussion: """
      Every Swift block gets a verdict: verified, expected error, failed, unsupported or
      skipped. Nothing has to be marked up: growing types, gaps, members without their
      type and statements out of a body are put where they belong, and what had to be
      assumed is said. Messages go to the standard error with file, line and column of
      the Markdown; the summary or the machine format goes to the standard output.

      With --fix and --annotate the articles are changed: only what is said to be changed,
      byte for byte, and in all languages of an article. What was changed is checked again
      before it is written, and the result is that of the changed articles.
      """,
    operand: .articles,
    options: [
      .format(ReportFormat<CheckResult>.all), .fix, .annotate, .missing, .shard, .merge, .sdk,
      .jobs,
      .verbose, .quiet, .color,
    ],
    examples: [
      Example(line: "stele check", meaning: "Checks the articles in Articles/."),
      Example(line: "stele check notes.md", meaning: "Checks a single file."),
      Example(
        line: "stele check --verbose docs/tutorials",
        meaning: "Lists every block with its verdict, its place and what was assumed."),
      Example(
        line: "stele check --format junit > check.xml",
        meaning: "Writes the result for a continuous-integration server."),
      Example(
        line: "stele check --annotate notes",
        meaning: "Writes what was guessed into the info strings of the code blocks."),
      Example(
        line: "stele check --missing docs",
        meaning: "Lists which stand-in symbols would verify the most further blocks."),
      Example(
        line: "stele check --shard 2/3 --format json docs > 2.json",
        meaning: "Checks one third of the articles, the second."),
      Example(
        line: "stele check --merge 1.json 2.json 3.json",
        meaning: "Puts the results of all thirds together, in any format."),
    ]
  ) { arguments, session in
    try CheckModes.validate(arguments)
    if arguments.has(.merge) { return try session.merge(arguments) }
    let shard = try arguments.value(of: .shard).map(ShardChoice.init)
    let changes = arguments.has(.fix) || arguments.has(.annotate)
    let paths =
      changes
      ? try await ChosenArticles.pathsWithTranslations(arguments.operands) : arguments.operands
    var run = try await CheckRun(
      paths: paths, shard: shard, jobs: try arguments.number(of: .jobs),
      sdk: arguments.value(of: .sdk), session: session)
    if arguments.has(.fix) { try await run.fix() }
    if arguments.has(.annotate) { try await run.annotate() }
    let result = run.result
    let status = max(
      ExitStatus(result.diagnostics), result.hasProblems ? .problems : .success)
    if arguments.has(.missing) {
      session.report(
        MissingSymbols(in: result.report), as: ReportFormat<MissingSymbols>.all, arguments)
    } else {
      session.report(result, as: ReportFormat<CheckResult>.all, arguments)
    }
    return status
  }
}

/// Which options of `stele check` go together.
enum CheckModes {
  /// - Throws: a usage error where two options contradict each other.
  static func validate(_ arguments: Arguments) throws(Diagnostic) {
    let alone: [Option] = [.merge, .missing, .shard]
    let given = alone.filter(arguments.has) + [.fix, .annotate].filter(arguments.has).prefix(1)
    if given.count > 1 {
      throw Diagnostic(
        .error, "usage",
        "the options '\(given[0].spelling)' and '\(given[1].spelling)' do not go together")
    }
    let formats = ReportFormat<MissingSymbols>.all.map(\.name)
    if arguments.has(.missing),
      let format = arguments.value(of: .format(ReportFormat<CheckResult>.all)),
      !formats.contains(format)
    {
      throw Diagnostic(
        .error, "usage", "'--missing' is not written as \(format)",
        help: "it knows \(formats.joined(separator: ", "))")
    }
  }
}

extension Option {
  /// Makes the compiler's changes.
  static let fix = Option(
    name: "fix",
    summary:
      "Make the changes that the compiler proposes for its errors, where it leaves no choice.")
  /// Writes what was guessed.
  static let annotate = Option(
    name: "annotate",
    summary: "Write places, files and imports that were guessed into the blocks' info strings.")
  /// Lists what the stand-ins lack.
  static let missing = Option(
    name: "missing",
    summary: "List the stand-in symbols that would verify the most further blocks, as text or json."
  )
  /// Checks a part.
  static let shard = Option(
    name: "shard", value: "I/N",
    summary: "Check the I-th of N parts of the articles, for machines that share the work.")
  /// Puts results together.
  static let merge = Option(
    name: "merge",
    summary: "Read the json of all shards in place of articles, and write one result of it.")
  /// What Apple's names are taken from.
  static let sdk = Option(
    name: "sdk", value: "NAME",
    summary:
      "On macOS, the SDK to compile against, as xcrun names it: iphonesimulator, macosx, and "
      + "so on. Elsewhere there are only the stand-ins.")
}
