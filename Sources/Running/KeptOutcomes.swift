public import Diagnostics
import Foundation
public import Verification
public import WalkthroughSteps

/// What came of a sample.
public struct PlayedSample: Sendable {
  /// What came of its walkthroughs, in their order; nothing where the sample was not built.
  public var outcomes: [WalkthroughOutcome] = []
  /// The folder with the pictures that the outcomes name.
  public var pictures: String
  /// Why it was not built.
  public var diagnostics: [Diagnostic] = []
  /// Whether nothing had to be run, since all was known.
  public var wasKnown = false
}

/// What is known of samples that were played before.
public struct KnownOutcomes: Sendable {
  private let toolchain: Toolchain
  private let modules: StandInModules
  private let cache: CacheFolder

  /// What a cache knows of samples that were built with these stand-ins.
  public init(
    toolchain: Toolchain, modules: StandInModules, cache: CacheFolder = .standard()
  ) {
    (self.toolchain, self.modules, self.cache) = (toolchain, modules, cache)
  }

  /// What came of a sample when it was last played with the same code and the same steps; nothing where that
  /// has not been done. Nothing is built or run.
  public func outcomes(of sample: RunnableSample) throws(Diagnostic) -> PlayedSample? {
    let libraries = try modules.expectedLibraries(of: SampleBuild.modules(of: sample))
    let build = SampleBuild(sample, libraries: libraries, toolchain: toolchain, cache: cache)
    let kept = KeptOutcomes(build.key, sample, in: cache)
    return kept.read().map {
      PlayedSample(outcomes: $0, pictures: kept.pictures, wasKnown: true)
    }
  }
}

/// What came of a sample's walkthroughs, kept by all that it depends on.
struct KeptOutcomes {
  private let folder: CacheFolder

  init(_ build: String, _ sample: RunnableSample, in cache: CacheFolder) {
    var hash = ContentHash()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for part in ["outcomes 1", build, sample.language] { hash.add(part) }
    for script in sample.scripts {
      hash.add(((try? encoder.encode(script.walkthrough)) ?? Data()).map { $0 })
    }
    folder = cache.folder("outcomes").folder("\(sample.module)-\(hash.digest().prefix(24))")
  }

  /// The folder for pictures.
  var pictures: String { folder.path }

  func read() -> [WalkthroughOutcome]? {
    folder.read("outcomes.json").flatMap { bytes in
      folder.noteUse()
      return try? JSONDecoder().decode([WalkthroughOutcome].self, from: Data(bytes))
    }
  }

  /// Without a cache it is played again next time; nothing else is lost.
  func write(_ outcomes: [WalkthroughOutcome]) {
    if let data = try? JSONEncoder().encode(outcomes) {
      try? folder.write([UInt8](data), to: "outcomes.json")
    }
  }
}
