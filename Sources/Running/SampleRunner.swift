import Diagnostics
import Foundation
public import Verification
public import WalkthroughSteps

/// Builds samples, plays their walkthroughs and draws their previews.
public struct SampleRunner: Sendable {
  /// What happens meanwhile, for a progress display.
  public enum Progress: Sendable {
    case building
    case playing
  }

  private let toolchain: Toolchain
  private let modules: StandInModules
  private let cache: CacheFolder
  private let confinement: Confinement
  private let expectations = Expectations()

  /// A runner for samples on this machine.
  public init(
    toolchain: Toolchain, modules: StandInModules, cache: CacheFolder = .standard(),
    confinement: Confinement
  ) {
    (self.toolchain, self.modules) = (toolchain, modules)
    (self.cache, self.confinement) = (cache, confinement)
  }

  /// Plays all walkthroughs of a sample, unless that was done before with the same code.
  ///
  /// - Throws: a `Diagnostic` where the machinery fails, `CancellationError` where the task is cancelled;
  ///   the sample is ended then.
  public func play(
    _ sample: RunnableSample, _ progress: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> PlayedSample {
    let program = SampleProgram(sample)
    let requests = sample.scripts.map(\.walkthrough)
    let known: KeptOutcomes<[WalkthroughOutcome]> = try expected(sample, program, requests)
    if let outcomes = known.read() {
      return PlayedSample(outcomes: outcomes, pictures: known.pictures)
    }
    var played = PlayedSample(pictures: known.pictures)
    do {
      let running = try await built(sample, program, pictures: known.pictures, progress)
      var isCertain = true
      for (number, script) in sample.scripts.enumerated() {
        try Task.checkCancellation()
        progress(.playing)
        let play = ScriptPlay(script: script, name: ScriptCode.name(number), program: running)
        let result = try await play.run()
        played.outcomes.append(result.outcome)
        // A machine that is too busy today may not be so tomorrow.
        isCertain = isCertain && !result.wasLate
      }
      if isCertain { known.write(played.outcomes) }
    } catch let problems as SampleBuild.Problems {
      played.diagnostics = problems.diagnostics
    }
    return played
  }

  /// Plays a walkthrough that is being written.
  ///
  /// - Returns: what came of its steps, and what is on the screen after them.
  /// - Throws: as `play` does, and a `Diagnostic` where the sample does not build with the code of the steps.
  public func look(
    at sample: RunnableSample, after walkthrough: Walkthrough, file: String,
    _ progress: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> (outcome: WalkthroughOutcome, screen: [ScreenElement]) {
    var sample = sample
    let script = RunnableSample.Script(file: file, walkthrough: walkthrough)
    sample.scripts = [script]
    do {
      let running = try await built(sample, SampleProgram(sample), pictures: "", progress)
      progress(.playing)
      let play = ScriptPlay(
        script: script, name: ScriptCode.name(0), program: running, isRecorded: true)
      let result = try await play.run()
      return (result.outcome, result.screen)
    } catch let problems as SampleBuild.Problems {
      throw problems.diagnostics.first
        ?? Diagnostic(.error, "sample-does-not-build", "the sample does not build to be run")
    }
  }

  /// Draws previews of a sample, unless that was done before with the same code.
  ///
  /// - Parameter declarations: what declares them, by identity.
  /// - Throws: as `play` does.
  public func draw(
    _ declarations: [String], of sample: RunnableSample,
    _ progress: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> DrawnSample {
    let program = SampleProgram(sample)
    let known: KeptOutcomes<[[DrawnPreview]]> = try expected(sample, program, declarations)
    if let previews = known.read() {
      return DrawnSample(previews: previews, pictures: known.pictures)
    }
    var drawn = DrawnSample(pictures: known.pictures)
    do {
      let running = try await built(sample, program, pictures: known.pictures, progress)
      var isCertain = true
      for declaration in declarations {
        try Task.checkCancellation()
        progress(.playing)
        // Of a provider that is declared twice the later one is in the sample.
        guard let source = program.previews.lastIndex(of: declaration) else {
          drawn.previews.append([])
          continue
        }
        let (previews, wasLate) = try await PreviewRun(source: source, program: running).draw()
        drawn.previews.append(previews)
        isCertain = isCertain && !wasLate
      }
      if isCertain { known.write(drawn.previews) }
    } catch let problems as SampleBuild.Problems {
      drawn.diagnostics = problems.diagnostics
    }
    return drawn
  }

  /// What is kept of a run, if the libraries are as their sources say: these are not built for it.
  private func expected<Outcomes: Codable>(
    _ sample: RunnableSample, _ program: SampleProgram, _ requests: [some Encodable]
  ) throws -> KeptOutcomes<Outcomes> {
    let libraries = try expectations.libraries(of: program.modules, in: modules)
    return KeptOutcomes(build(sample, program, libraries).key, sample, requests, in: cache)
  }

  /// Builds the program, unless it is there.
  ///
  /// - Throws: `SampleBuild.Problems` where the sample does not compile.
  private func built(
    _ sample: RunnableSample, _ program: SampleProgram, pictures: String,
    _ progress: @Sendable (Progress) -> Void
  ) async throws -> ConfinedProgram {
    let libraries = try await modules.libraries(of: program.modules)
    let build = build(sample, program, libraries)
    progress(.building)
    do {
      try await build.build()
    } catch let failure as Spawn.Failure {
      throw Diagnostic(.error, "cannot-build", "the sample cannot be built: \(failure.reason)")
    }
    return ConfinedProgram(
      build: build, libraries: libraries, toolchain: toolchain, confinement: confinement,
      language: sample.language, pictures: pictures)
  }

  private func build(
    _ sample: RunnableSample, _ program: SampleProgram, _ libraries: StandInLibraries
  ) -> SampleBuild {
    SampleBuild(sample, program, libraries: libraries, toolchain: toolchain, cache: cache)
  }
}

/// The libraries that were asked for once: to know what they would be, all sources of the stand-ins are read.
private final class Expectations: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [Set<String>: StandInLibraries] = [:]

  func libraries(
    of names: Set<String>, in modules: StandInModules
  ) throws(Diagnostic) -> StandInLibraries {
    if let libraries = lock.withLock({ known[names] }) { return libraries }
    let libraries = try modules.expectedLibraries(of: names)
    lock.withLock { known[names] = libraries }
    return libraries
  }
}
