import Reports

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
      """,
    operand: .articles,
    options: [
      .format(ReportFormat<CheckResult>.all), .jobs, .verbose, .quiet, .color,
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
    ]
  ) { arguments, session in
    let project = try await Project.read(arguments.operands)
    let (report, problems) = try await session.check(
      project, jobs: try arguments.number(of: .jobs))
    let diagnostics = project.diagnostics + problems
    let result = CheckResult(report: report, diagnostics: diagnostics)
    session.report(result, as: ReportFormat<CheckResult>.all, arguments)
    return max(ExitStatus(diagnostics), result.hasProblems ? .problems : .success)
  }
}
