import WalkthroughSteps

/// One walkthrough that is played, in as many runs of the program as it takes: where it expects that the
/// program stops, what follows is played in another run.
struct ScriptPlay {
  let script: RunnableSample.Script
  /// What the program calls it.
  let name: String
  let program: ConfinedProgram
  /// Whether the screen at the end is told, and no step is drawn.
  var isRecorded = false

  /// What came of it.
  struct Result {
    var outcome: WalkthroughOutcome
    /// Whether that may be so only this time: time was up, or the system ended it.
    var wasLate: Bool
    /// What is on the screen at the end, where that was asked for.
    var screen: [ScreenElement]
  }

  private var steps: [WalkthroughStep] { script.walkthrough.steps }

  /// Plays it.
  func run() async throws -> Result {
    var screen: [ScreenElement] = []
    var outcomes: [Int: StepOutcome] = [:]
    var next = 0
    var wasLate = false
    while next < steps.count {
      let run = try await start(at: next)
      for case .ended(let index, let outcome) in run.events { outcomes[index] = outcome }
      for case .shown(let elements) in run.events { screen = elements }
      let begun = run.events.compactMap { if case .began(let index) = $0 { index } else { nil } }
      let last = begun.max() ?? next
      guard outcomes[last] == nil else {
        next = steps.count
        continue
      }
      // The program did not come to the end of a step.
      let (outcome, expected) = judge(run.end, at: last)
      outcomes[last] = outcome
      wasLate = wasLate || run.end.isOfTheMoment
      guard let expected else { break }
      outcomes[last + 1] = expected
      next = expected.verdict == .passed ? last + 2 : steps.count
    }
    let all = steps.enumerated().map { index, step in
      outcomes[index] ?? StepOutcome(line: step.line, verdict: .notRun, found: [])
    }
    let outcome = WalkthroughOutcome(
      line: script.walkthrough.line, steps: all, device: device)
    return Result(outcome: outcome, wasLate: wasLate, screen: screen)
  }

  /// The device of the first launch.
  private var device: String {
    for step in steps {
      if case .launch(_, let device) = step.action { return device ?? "iPhone 16" }
    }
    return "iPhone 16"
  }

  /// What it means that the program ended in a step: what came of the step, and of the next one where that
  /// expects just this.
  private func judge(
    _ end: ProgramEnd, at index: Int
  ) -> (StepOutcome, expected: StepOutcome?) {
    var outcome = StepOutcome(line: steps[index].line, verdict: .failed, found: [])
    switch end {
    case .timedOut, .killed:
      outcome.message = end.chance(after: seconds)
    case .finished:
      outcome.message = "the app ended itself here"
    case .stopped(let words):
      if steps.indices.contains(index + 1),
        case .expect(.stopped(let message)) = steps[index + 1].action
      {
        outcome.verdict = .passed
        var expected = StepOutcome(
          line: steps[index + 1].line, verdict: .passed, found: [], seen: words)
        if let message, !words.contains(message) {
          expected.verdict = .failed
          expected.message = "the app stopped with another message: \(words)"
        }
        return (outcome, expected)
      }
      outcome.message = "the app stopped here: \(words)"
    }
    return (outcome, nil)
  }

  // MARK: Runs

  /// The time that a run gets. What a walkthrough waits takes none of it.
  private var seconds: Int { program.confinement.limits.waiting }

  private func start(at first: Int) async throws -> PlayedProcess<PlayEvent> {
    try await program.run(PlayPlan.variable, seconds: seconds) { outcomes, pictures in
      PlayPlan(
        script: name, steps: steps, first: first, outcomes: outcomes, pictures: pictures,
        isRecorded: isRecorded)
    }
  }
}
