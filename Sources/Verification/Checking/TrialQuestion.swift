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

  /// The snippets before this one that fail.
  let failed: Set<Int>
  /// The names that the stand-ins declare.
  let standIns: StandInNames?
  /// Whether names may be presumed that the article does not show.
  let presumes: Bool
  /// Whether the program is put in the form that it has in common with its translations.
  let isShared: Bool
  /// Names that blocks before this one use for something else than what is shown later.
  let othersBefore: Set<String>
  /// What trials before this one have taught about imports.
  let lessons: ImportLessons
  /// What is left for the snippet of the compiler's time.
  let patience: Patience

  /// How often assumptions may be added before the answer stands.
  private static let rounds = 16

  func ask(_ compile: Checker.Compile) async throws(Diagnostic) -> Trial {
    let stateAfter = stateAfter(separating: [])
    var assumptions = Assumptions(
      candidate: candidate, imports: builder.imports(for: snippet), standIns: standIns,
      lessons: lessons)
    assumptions.takeOver(others: othersBefore, shown: state)
    var trial = Trial(
      candidate: candidate, stateBefore: state, stateAfter: stateAfter, outcome: .errors,
      errors: [], failingNeeds: [],
      assumptions: [], usedLater: final != nil)
    for _ in 0..<TrialQuestion.rounds {
      trial.stateAfter = self.stateAfter(separating: assumptions.alternatives)
      assumptions.say(alternatives: trial.stateAfter.alternatives(in: snippet.index))
      let program = builder.program(
        for: snippet.presumingBindings(assumptions.bindings), at: candidate, in: trial.stateAfter,
        imports: assumptions.imports,
        without: assumptions.missingModules, assumed: assumptions.names,
        presumedMembers: assumptions.members, others: assumptions.others)
      let canTryAgain = try await ask(compile, about: program, &trial, &assumptions)
      trial.program = program
      let usual = builder.imports(for: snippet)
      trial.guessedImports = assumptions.imports.filter { !usual.contains($0) }
      trial.assumptions = assumptions.sentences
      trial.others = assumptions.others
      trial.lessons = assumptions.lessons
      guard canTryAgain else { break }
    }
    trial.lacksNames = assumptions.nowhere(trial.errors, builder)
    for index in trial.errors.indices {
      let name = trial.errors[index].message.missingName
      trial.errors[index].help = name.flatMap { assumptions.spelling(nearTo: $0, builder) }
        .map { "did you mean '\($0)'?" }
    }
    return trial
  }

  private func stateAfter(separating names: Set<String>) -> SampleState {
    let after = builder.state(state, adding: snippet, at: candidate, separating: names)
    return final.map { after.filled(from: $0) } ?? after
  }

  /// Asks once; true if something could be assumed in view of the answer.
  private func ask(
    _ compile: Checker.Compile, about program: Program, _ trial: inout Trial,
    _ assumptions: inout Assumptions
  ) async throws(Diagnostic) -> Bool {
    let question = ProgramText(program, mode: mode, isShared: isShared)
    let answer = await compile(question.compilation, patience)
    switch answer {
    case .unavailable(let why): throw Diagnostic(.error, "no-compiler", why)
    case .timedOut: trial.outcome = .broken("the compiler did not finish in time")
    case .crashed(let what): trial.outcome = .broken("the compiler crashed on it: \(what)")
    case .messages(let messages):
      var reader = AnswerReader(
        snippet: snippet, program: program, canonical: question.canonical, failed: failed)
      trial.errors = reader.errors(in: messages + question.messages)
      trial.failingNeeds = reader.foreign.sorted()
      trial.outcome = trial.errors.isEmpty ? .compiles : .errors
      assumptions.take(program: program, excused: reader.excused, all: all)
      if !reader.missingModules.isEmpty {
        let reason = assumptions.unsupported(
          importing: snippet.syntax.imports, reader.missingModules)
        trial.outcome = reason.map { .unsupported($0) } ?? .errors
        trial.lacking = reader.missingModules.filter(ModuleNames.isApple).sorted()
        return reason == nil && assumptions.giveUp(reader.missingModules)
      }
      guard !trial.errors.isEmpty else { return false }
      if assumptions.importMore(trial.errors, builder)
        || assumptions.importFramework(trial.errors, of: snippet, builder)
      {
        return true
      }
      let lacks = assumptions.lacks(trial.errors, builder)
      trial.lacking = lacks.compactMap(\.symbol)
      if let reason = lacks.first?.reason {
        trial.outcome = .unsupported(reason)
        return false
      }
      if let reason = assumptions.unseenMacro(trial.errors, builder) {
        trial.outcome = .unsupported(reason)
        return false
      }
      if let reason = assumptions.quotedSignature(trial.errors, in: snippet) {
        trial.outcome = .unsupported(reason)
        return false
      }
      if assumptions.separate(trial.errors, of: snippet) { return true }
      guard presumes else { return false }
      if assumptions.takeForOthers(
        trial.errors, of: snippet, later: program.laterNames, all: all)
      {
        return true
      }
      let learned = assumptions.presume(
        trial.errors, of: snippet, isBefore: isBefore, builder: builder)
      if learned || assumptions.refine(trial.errors, of: snippet) { return true }
      let broken = trial.failingNeeds.filter(failed.contains)
      if let reason = assumptions.tooLittle(
        trial.errors, of: snippet, on: all.filter { broken.contains($0.index) })
      {
        trial.outcome = .unsupported(reason)
      }
    }
    return false
  }
}
