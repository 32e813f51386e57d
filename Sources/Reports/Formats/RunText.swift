import WalkthroughSteps

extension ReportFormat<RunResult> {
  /// The formats of `stele run`; the first is the default.
  public static let all: [ReportFormat] = [.text, .json, .github]

  /// For people: each step with what came of it, then their numbers.
  static let text = ReportFormat(name: "text", isForPeople: true) { result, options in
    var output = ""
    for played in result.walkthroughs {
      let title = played.title.map { "  \($0)" } ?? ""
      output += options.style.heading("\(played.file):\(played.outcome.line)\(title)") + "\n"
      for (line, step) in zip(played.lines, played.outcome.steps) {
        let (mark, role) = sign(of: step.verdict)
        output += "  \(options.style.paint(mark, role)) \(TextStyle.harmless(line.text))\n"
      }
    }
    return Report(output: output + summary(of: result, options.style), messages: result.problems)
  }

  private static func sign(of verdict: StepOutcome.Verdict) -> (String, TextStyle.Role) {
    switch verdict {
    case .passed: ("✓", .good)
    case .failed: ("✗", .error)
    case .notRun: ("·", .faint)
    case .unsupported: ("?", .warning)
    }
  }

  private static func summary(of result: RunResult, _ style: TextStyle) -> String {
    let pages = Set(result.walkthroughs.map(\.file)).count
    let counts = StepOutcome.Verdict.allCases.map { verdict in
      let count = result.count(verdict)
      return style.paint("\(count) \(verdict.words)", count > 0 ? sign(of: verdict).1 : .faint)
    }
    let previews = result.previews.flatMap(\.outcome.previews)
    let drawn = previews.count { $0.verdict == .passed }
    let others = previews.count - drawn
    return "\(counted(result.walkthroughs.count, "walkthrough")) on \(counted(pages, "page")): "
      + counts.joined(separator: ", ") + "\n"
      + (previews.isEmpty
        ? "" : counted(drawn, "preview") + " drawn" + (others > 0 ? ", \(others) not" : "") + "\n")
  }
}

extension StepOutcome.Verdict {
  /// The verdict in plain words.
  var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .notRun: "not run"
    case .unsupported: "unsupported"
    }
  }
}

extension ReportFormat<RunResult> {
  /// For a GitHub workflow: an annotation for each problem.
  static let github = ReportFormat(name: "github") { result, _ in
    Report(output: GitHubAnnotations.text(of: result.problems), messages: [])
  }

  /// For programs.
  static let json = ReportFormat(name: "json") { result, _ in
    let document = JSONValue.object([
      (key: "version", value: 1),
      (key: "walkthroughs", value: .array(result.walkthroughs.map(value))),
      (key: "previews", value: .array(result.previews.map(value))),
      (key: "diagnostics", value: .array(result.diagnostics.map { DiagnosticValue.value(of: $0) })),
      (
        key: "summary",
        value: .object(
          StepOutcome.Verdict.allCases.map { verdict in
            (key: verdict.words.replacing(" ", with: "-"), value: .integer(result.count(verdict)))
          })
      ),
    ])
    return Report(output: document.text, messages: [])
  }

  private static func value(_ played: RunResult.Played) -> JSONValue {
    let steps = zip(played.lines, played.outcome.steps).map { line, step in
      JSONValue.object([
        (key: "line", value: .integer(step.line)),
        (key: "column", value: .integer(line.range.start.column)),
        (key: "text", value: .string(line.text)),
        (key: "verdict", value: .string(step.verdict.words.replacing(" ", with: "-"))),
        (key: "message", value: JSONValue(step.message)),
        (key: "seen", value: JSONValue(step.seen)),
        (key: "found", value: .array(step.found.map(JSONValue.string))),
      ])
    }
    return .object([
      (key: "file", value: .string(played.file)),
      (key: "line", value: .integer(played.outcome.line)),
      (key: "language", value: .string(played.language)),
      (key: "title", value: JSONValue(played.title)),
      (key: "device", value: .string(played.outcome.device)),
      (key: "steps", value: .array(steps)),
    ])
  }

  private static func value(_ block: RunResult.DrawnBlock) -> JSONValue {
    .object([
      (key: "file", value: .string(block.file)),
      (key: "line", value: .integer(block.outcome.line)),
      (key: "language", value: .string(block.language)),
      (
        key: "previews",
        value: .array(
          block.outcome.previews.map { preview in
            .object([
              (key: "name", value: JSONValue(preview.name)),
              (key: "device", value: JSONValue(preview.device)),
              (key: "verdict", value: .string(preview.verdict.words)),
              (key: "message", value: JSONValue(preview.message)),
            ])
          })
      ),
    ])
  }
}
