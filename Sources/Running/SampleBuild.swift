import Diagnostics
import Foundation
import Verification

/// A sample as a program on disk, and how it gets there.
struct SampleBuild: Sendable {
  /// The folder with the program, its resources and its sources.
  var folder: String { cache.folder(folderName).path }
  /// Stands for all that the program is made of.
  let key: String

  private let sample: RunnableSample
  private let program: SampleProgram
  private let libraries: StandInLibraries
  private let toolchain: Toolchain
  private let cache: CacheFolder
  private let moduleCache: String
  private let folderName: String

  /// The program's file.
  var executable: String { "\(folder)/\(SampleBuild.programName)" }

  private static let programName = "Sample"

  init(
    _ sample: RunnableSample, _ program: SampleProgram, libraries: StandInLibraries,
    toolchain: Toolchain, cache: CacheFolder
  ) {
    self.sample = sample
    self.program = program
    self.libraries = libraries
    self.toolchain = toolchain
    self.cache = cache.folder("samples")
    moduleCache = cache.moduleCache
    var hash = ContentHash()
    hash.add("sample 2")
    for part in [toolchain.version, libraries.fingerprint, sample.module, "\(sample.mode)"] {
      hash.add(part)
    }
    for file in program.files {
      hash.add(file.name)
      hash.add(file.text)
    }
    for resource in sample.resources {
      hash.add(resource.name)
      hash.add(resource.bytes)
    }
    key = hash.digest()
    folderName = "\(sample.module)-\(key.prefix(24))"
  }

  /// Builds the program, unless it is there.
  ///
  /// - Throws: `Problems` where the sample or the code of a walkthrough does not compile, `Spawn.Failure`
  ///   where the machinery fails.
  func build() async throws {
    let isBuilt = { FileManager.default.fileExists(atPath: executable) }
    if isBuilt() { return CacheFolder(path: folder).noteUse() }
    cache.removeUnused()
    try await cache.make(folderName, unless: isBuilt) { draft in
      try write(into: draft)
      let run = try await Run.concurrently(command(in: draft))
      guard run.ending == .status(0) else { throw problems(run.text, draft) }
    }
  }

  private func write(into draft: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: "\(draft)/Sources", withIntermediateDirectories: true)
    for file in program.files {
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(draft)/Sources/\(file.name)"))
    }
    for resource in sample.resources {
      let path = URL(fileURLWithPath: "\(draft)/\(resource.name)")
      try files.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(resource.bytes).write(to: path)
    }
  }

  private func command(in draft: String) -> [String] {
    return [toolchain.compiler, "-module-name", sample.module, "-parse-as-library", "-Onone"]
      + ["-swift-version", "\(sample.mode)", "-enable-bare-slash-regex", "-suppress-warnings"]
      // Xcode runs and previews what it built for debugging; older templates have previews only there.
      + ["-D", "DEBUG"]
      + ["-module-cache-path", moduleCache, "-o", "\(draft)/\(SampleBuild.programName)"]
      + libraries.search.arguments + program.files.map { "\(draft)/Sources/\($0.name)" }
      + libraries.files
      + libraries.folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
      // A library may want something of one that the sample does without.
      + ["-Xlinker", "--allow-shlib-undefined"]
  }

  // MARK: Problems

  /// What does not compile, at its places in the article.
  struct Problems: Error {
    var diagnostics: [Diagnostic]
  }

  private func problems(_ output: String, _ draft: String) -> Problems {
    let pages = Set(sample.scripts.map(\.file))
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let message = CompilerLine(line) else { continue }
      if let place = ScriptCode.step(of: message, in: sample.scripts) {
        found.append(
          Diagnostic(
            .error, "walkthrough-code", message.text, file: place.script.file,
            range: SourceRange(at: SourcePosition(line: place.line, column: 1))))
      }
    }
    if found.isEmpty {
      let text = output.replacing("\(draft)/Sources/", with: "")
      let lines = text.split(separator: "\n").prefix(40).joined(separator: "\n")
      found.append(
        Diagnostic(
          .error, "sample-does-not-build", "the sample does not build to be run",
          file: pages.sorted().first, help: lines))
    }
    return Problems(diagnostics: found)
  }
}

/// An error of the compiler as it prints it: `file:line:column: error: text`.
struct CompilerLine {
  let file: String
  let line: Int
  let text: String

  init?(_ printed: Substring) {
    guard let mark = printed.range(of: ": error: ") else { return nil }
    let place = printed[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    line = number
    text = String(printed[mark.upperBound...])
  }
}
