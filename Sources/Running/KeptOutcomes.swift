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

  /// What came of walkthroughs; nothing where none was played.
  public init(
    outcomes: [WalkthroughOutcome] = [], pictures: String = "", diagnostics: [Diagnostic] = []
  ) {
    (self.outcomes, self.pictures, self.diagnostics) = (outcomes, pictures, diagnostics)
  }
}

/// What came of a sample's previews.
public struct DrawnSample: Sendable {
  /// The previews of each declaration that was asked for, in that order; none where the sample does not have
  /// the declaration.
  public var previews: [[DrawnPreview]] = []
  /// The folder with the pictures that they name.
  public var pictures: String
  /// Why it was not built.
  public var diagnostics: [Diagnostic] = []
}

/// What came of a run of a sample, kept by all that it depends on.
struct KeptOutcomes<Outcomes: Codable> {
  /// The outcomes of all samples, and those of this one.
  private let all, folder: CacheFolder

  /// - Parameter request: what was asked of the sample.
  init(
    _ build: String, _ sample: RunnableSample, _ request: [some Encodable], in cache: CacheFolder
  ) {
    var hash = ContentHash()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for part in ["outcomes 2", "\(Outcomes.self)", build, sample.language] { hash.add(part) }
    for part in request { hash.add(((try? encoder.encode(part)) ?? Data()).map { $0 }) }
    all = cache.folder("outcomes")
    folder = all.folder("\(sample.module)-\(hash.digest().prefix(24))")
  }

  /// The folder for pictures.
  var pictures: String { folder.path }

  func read() -> Outcomes? {
    folder.read("outcomes.json").flatMap { bytes in
      folder.noteUse()
      return try? JSONDecoder().decode(Outcomes.self, from: Data(bytes))
    }
  }

  /// Without a cache it is done again next time; nothing else is lost.
  func write(_ outcomes: Outcomes) {
    all.removeUnused()
    if let data = try? JSONEncoder().encode(outcomes) {
      try? folder.write([UInt8](data), to: "outcomes.json")
    }
  }
}
