import Diagnostics
import Samples
import SwiftSource

/// One snippet at one place, put to the compiler until nothing can be assumed any more that helps.
struct TrialQuestion {
  let snippet: Snippet
  let candidate: Candidate
  let state: SampleState
  /// The sample at the article's end, if gaps are to be filled from there.
  let final: SampleState?
  let builder: ProgramBuilder
  let all: [Snippet]
  let mode: Compilation.SwiftMode
  /// True for the version before a change that follows at once.
  let isBefore: Bool

  /// How often assumptions may be added before the answer stands.
  private static let rounds = 4

  func ask(_ compile: Checker.Compile) async throws(Diagnostic) -> Trial {
    var stateAfter = builder.state(state, adding: snippet, at: candidate)
    if let final { stateAfter = stateAfter.filled(from: final) }
    var assumptions = Assumptions(candidate: candidate, imports: builder.imports(for: snippet))
    var trial = Trial(
      candidate: candidate, stateBefore: state, stateAfter: stateAfter, outcome: .errors,
      errors: [],
      assumptions: [], usedLater: final != nil)
    for _ in 0..<TrialQuestion.rounds {
      let program = builder.program(
        for: snippet, at: candidate, in: stateAfter, imports: assumptions.imports,
        assumed: assumptions.names)
      let canonical = CanonicalText(program.text.text)
      let lowered = Lowering.lower(canonical.text)
      let answer = await compile(
        Compilation(text: lowered.text, swiftMode: mode, parseAsLibrary: !program.isScript))
      var reader = AnswerReader(snippet: snippet, program: program, canonical: canonical)
      switch answer {
      case .unavailable(let why): throw Diagnostic(.error, "no-compiler", why)
      case .timedOut: trial.outcome = .broken("the compiler did not finish in time")
      case .crashed(let what): trial.outcome = .broken("the compiler crashed on it: \(what)")
      case .messages(let messages):
        trial.errors = reader.errors(in: messages)
        trial.outcome = trial.errors.isEmpty ? .compiles : .errors
        assumptions.take(program: program, excused: reader.excused, all: all)
      }
      trial.assumptions = assumptions.sentences
      guard case .errors = trial.outcome else { return trial }
      if let reason = assumptions.unsupported(trial.errors) {
        trial.outcome = .unsupported(reason)
        return trial
      }
      guard assumptions.learn(from: trial.errors, of: snippet, isBefore: isBefore, builder: builder)
      else {
        return trial
      }
    }
    return trial
  }
}
