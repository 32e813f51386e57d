import Reports
import Site

extension Command {
  /// `stele run`
  static let run = Command(
    name: "run",
    summary: "Run the articles' samples and play their walkthroughs.",
    discussion: """
      Each sample is built for this machine against stand-ins for Apple's SDK, without a
      screen. What the blocks marked `walkthrough` tell is done to it: views are launched,
      buttons tapped, fields filled, and what the article promises is looked for. Each
      page is played with its own sample, in its own language. Where a step fails, the
      message says what there was instead, at the line of the Markdown.

      Samples are run confined: without network, with nothing to write to but a folder of
      their own, and with limits on time, memory and output. That takes bubblewrap; with
      --unconfined they may do whatever you may.

      What came of the steps is left in a folder where 'stele build' finds it.
      What was played before with the same code and the same steps is not played again.
      """,
    operand: .articles,
    options: [
      .format(ReportFormat<RunResult>.all), .runs, .unconfined, .languages, .jobs, .quiet, .color,
    ],
    examples: [
      Example(line: "stele run", meaning: "Plays the walkthroughs of the articles in Articles/."),
      Example(
        line: "stele run Articles/first-app/en.md", meaning: "Plays those of a single page."),
      Example(
        line: "stele run --language ja,de", meaning: "Plays those of the translations alone."),
      Example(
        line: "stele run --format json > run.json",
        meaning: "Writes what came of each step for another program."),
    ]
  ) { arguments, session in
    let run = try await ArticleRun(
      paths: arguments.operands, languages: arguments.value(of: .languages),
      isConfined: !arguments.has(.unconfined), jobs: try arguments.number(of: .jobs),
      runs: RunFolder(arguments), session: session)
    let result = try await run.play()
    session.report(result, as: ReportFormat<RunResult>.all, arguments)
    return max(ExitStatus(result.diagnostics), ExitStatus(result.problems))
  }
}

extension Option {
  /// Takes the risk of samples that may do everything.
  static let unconfined = Option(
    name: "unconfined",
    summary: "Run samples without bubblewrap: they may do whatever you may.")
}
