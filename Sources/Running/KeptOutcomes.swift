public import Diagnostics
import Foundation
import Verification
public import WalkthroughSteps

/// What came of a sample.
public struct PlayedSample: Sendable {
  /// What came of its walkthroughs, in their order; nothing where the sample was not built.
  public var outcomes: [WalkthroughOutcome] = []
  /// The folder with the pictures that the outcomes name.
  public var pictures: String
  /// Why it was not built.
  public var diagnostics: [Diagnostic] = []
}

/// What came of a sample's walkthroughs, kept by all that it depends on.
struct KeptOutcomes {
  /// The outcomes of all samples, and those of this one.
  private let all, folder: CacheFolder

  init(_ build: String, _ sample: RunnableSample, in cache: CacheFolder) {
    var hash = ContentHash()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for part in ["outcomes 1", build, sample.language] { hash.add(part) }
    for script in sample.scripts {
      hash.add(((try? encoder.encode(script.walkthrough)) ?? Data()).map { $0 })
    }
    all = cache.folder("outcomes")
    folder = all.folder("\(sample.module)-\(hash.digest().prefix(24))")
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
    all.removeUnused()
    if let data = try? JSONEncoder().encode(outcomes) {
      try? folder.write([UInt8](data), to: "outcomes.json")
    }
  }
}
