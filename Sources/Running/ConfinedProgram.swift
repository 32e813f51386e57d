import Diagnostics
import Foundation
import Verification
import WalkthroughSteps

/// A built sample as it is started, as often as it takes: confined, in surroundings that are the same for
/// every run, wherever it takes place.
struct ConfinedProgram {
  let build: SampleBuild
  let libraries: StandInLibraries
  let toolchain: Toolchain
  let confinement: Confinement
  /// The language that it runs in.
  let language: String
  /// Where its pictures are kept.
  let pictures: String

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - variable: the variable of the environment that names the plan's file.
  ///   - seconds: the time that it gets.
  ///   - plan: makes the plan, given the file for what is said and the folder for pictures.
  /// - Throws: a `Diagnostic` where it cannot be run.
  func run<Plan: Encodable, Event: Decodable>(
    _ variable: String, seconds: Int, plan: (_ outcomes: String, _ pictures: String) -> Plan
  ) async throws -> PlayedProcess<Event> {
    let files = FileManager.default
    let work = files.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("stele-play-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: work) }
    for folder in ["home", "tmp", "pictures"] {
      try files.createDirectory(
        atPath: "\(work)/\(folder)", withIntermediateDirectories: true)
    }
    let outcomes = "\(work)/outcomes"
    let plan = plan(outcomes, "\(work)/pictures")
    try JSONEncoder().encode(plan).write(to: URL(fileURLWithPath: "\(work)/plan.json"))
    let read = [build.folder, toolchain.resources] + libraries.folders
    let command = confinement.command([build.executable], reading: read, writing: work)
    do {
      var environment = environment(work)
      environment[variable] = "\(work)/plan.json"
      let run = try await PlayedProcess<Event>.run(
        command, outcomes: outcomes, environment: environment, seconds: seconds)
      keepPictures("\(work)/pictures")
      return run
    } catch let failure as Spawn.Failure {
      throw Diagnostic(.error, "cannot-run", "the sample cannot be run: \(failure.reason)")
    }
  }

  private func environment(_ work: String) -> [String: String] {
    let locale = language.replacing("-", with: "_")
    return [
      "HOME": "\(work)/home", "TMPDIR": "\(work)/tmp",
      "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "\(locale).UTF-8", "LANGUAGE": language,
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  private func keepPictures(_ drawn: String) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: drawn)) ?? []
    for name in names where name.hasSuffix(".svg") {
      guard let bytes = files.contents(atPath: "\(drawn)/\(name)") else { continue }
      try? CacheFolder(path: pictures).write([UInt8](bytes), to: name)
    }
  }
}
