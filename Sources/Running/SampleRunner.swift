import Diagnostics
import Foundation
public import Verification

/// Builds samples and plays their walkthroughs.
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
    let expected = try expectations.libraries(of: program.modules, in: modules)
    let known = kept(sample, build(sample, program, expected))
    if let outcomes = known.read() {
      return PlayedSample(outcomes: outcomes, pictures: known.pictures)
    }
    let libraries = try await modules.libraries(of: program.modules)
    let build = build(sample, program, libraries)
    let kept = kept(sample, build)
    progress(.building)
    do {
      try await build.build()
    } catch let problems as SampleBuild.Problems {
      return PlayedSample(pictures: kept.pictures, diagnostics: problems.diagnostics)
    } catch let failure as Spawn.Failure {
      throw Diagnostic(.error, "cannot-build", "the sample cannot be built: \(failure.reason)")
    }
    var played = PlayedSample(pictures: kept.pictures)
    var isCertain = true
    for script in sample.scripts {
      try Task.checkCancellation()
      progress(.playing)
      let play = ScriptPlay(
        script: script, build: build, libraries: libraries, toolchain: toolchain,
        confinement: confinement, language: sample.language, pictures: kept.pictures)
      let (outcome, wasLate) = try await play.run()
      played.outcomes.append(outcome)
      // A machine that is too busy today may not be so tomorrow.
      isCertain = isCertain && !wasLate
    }
    if isCertain { kept.write(played.outcomes) }
    return played
  }

  private func build(
    _ sample: RunnableSample, _ program: SampleProgram, _ libraries: StandInLibraries
  ) -> SampleBuild {
    SampleBuild(sample, program, libraries: libraries, toolchain: toolchain, cache: cache)
  }

  private func kept(_ sample: RunnableSample, _ build: SampleBuild) -> KeptOutcomes {
    KeptOutcomes(build.key, sample, in: cache)
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
