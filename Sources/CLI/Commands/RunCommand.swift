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

      What came of the steps is left in a folder where 'stele build' finds it, with
      pictures of the screens and of the previews that the code declares.
      What was played before with the same code and the same steps is not played again.

      With --record the sample is opened for you to use: its screen is shown as text, a
      number or a line of a walkthrough acts on it, and 'done' writes what you did into
      the page.
      """,
    operand: .articles,
    options: [
      .format(ReportFormat<RunResult>.all), .record, .at, .runs, .unconfined, .languages, .jobs,
      .quiet, .color,
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
      Example(
        line: "stele run --record Articles/first-app/en.md",
        meaning: "Writes a walkthrough while you use the sample."),
    ]
  ) { arguments, session in
    let run = try await ArticleRun(
      paths: arguments.operands, languages: arguments.value(of: .languages),
      isConfined: !arguments.has(.unconfined), jobs: try arguments.number(of: .jobs),
      runs: RunFolder(arguments), session: session)
    if arguments.has(.record) {
      return try await run.recorder(at: try arguments.number(of: .at)).record()
    }
    let result = try await run.play()
    session.report(result, as: ReportFormat<RunResult>.all, arguments)
    return max(ExitStatus(result.diagnostics), ExitStatus(result.problems))
  }
}

extension Option {
  /// Writes a walkthrough while somebody uses the sample.
  fileprivate static let record = Option(
    name: "record", summary: "Record a walkthrough of one page while you use its sample.")
  /// Where the recorded walkthrough is to stand.
  fileprivate static let at = Option(
    name: "at", value: "LINE",
    summary: "The line on which the recorded walkthrough is to begin; by default it follows the "
      + "last code block.")
  /// Takes the risk of samples that may do everything.
  static let unconfined = Option(
    name: "unconfined",
    summary: "Run samples without bubblewrap: they may do whatever you may.")
}
