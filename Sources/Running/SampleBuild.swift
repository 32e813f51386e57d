import Diagnostics
import Foundation
import Verification

/// A sample as a program on disk, and how it gets there.
struct SampleBuild: Sendable {
  /// The folder with the program, its resources and its sources.
  let folder: String
  /// Stands for all that the program is made of.
  let key: String

  private let sample: RunnableSample
  private let program: SampleProgram
  private let libraries: StandInLibraries
  private let toolchain: Toolchain
  private let cache: CacheFolder
  private let moduleCache: String

  /// The program's file.
  var executable: String { "\(folder)/\(SampleBuild.programName)" }

  private static let programName = "Sample"

  init(
    _ sample: RunnableSample, libraries: StandInLibraries, toolchain: Toolchain,
    cache: CacheFolder
  ) {
    self.sample = sample
    self.libraries = libraries
    self.toolchain = toolchain
    self.cache = cache.folder("samples")
    moduleCache = cache.moduleCache
    program = SampleProgram(sample)
    var hash = ContentHash()
    hash.add("sample 1")
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
    folder = "\(self.cache.path)/\(sample.module)-\(key.prefix(24))"
  }

  /// The modules that a sample needs as libraries.
  static func modules(of sample: RunnableSample) -> Set<String> {
    let program = SampleProgram(sample)
    // Lowered sources import what Apple's Foundation and XCTest have more than those of Linux.
    return Set(program.imports + ["StelePlayer", "AppleFoundation", "UIKit", "SwiftUI"])
  }

  /// Builds the program, unless it is there.
  ///
  /// - Throws: `Problems` where the sample or the code of a walkthrough does not compile, `Spawn.Failure`
  ///   where the machinery fails.
  func build() async throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: executable) else {
      return CacheFolder(path: folder).noteUse()
    }
    try files.createDirectory(atPath: cache.path, withIntermediateDirectories: true)
    try await FileLock.hold("\(cache.path)/.\(key.prefix(24)).lock") {
      guard !files.fileExists(atPath: executable) else { return }
      let draft = "\(cache.path)/.\(key.prefix(24)).draft"
      try? files.removeItem(atPath: draft)
      defer { try? files.removeItem(atPath: draft) }
      try write(into: draft)
      let run = try await Run.concurrently(command(in: draft))
      guard run.ending == .status(0) else { throw problems(run.text, draft) }
      try files.moveItem(atPath: draft, toPath: folder)
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
    let folders = Set(libraries.files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    return [toolchain.compiler, "-module-name", sample.module, "-parse-as-library", "-Onone"]
      + ["-swift-version", "\(sample.mode)", "-enable-bare-slash-regex", "-suppress-warnings"]
      + ["-module-cache-path", moduleCache, "-o", "\(draft)/\(SampleBuild.programName)"]
      + libraries.search.arguments + program.files.map { "\(draft)/Sources/\($0.name)" }
      + libraries.files
      + folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
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
      guard let message = CompilerLine(line), message.isError else { continue }
      if pages.contains(message.file) {
        found.append(
          Diagnostic(
            .error, "walkthrough-code", message.text, file: message.file,
            range: SourceRange(at: SourcePosition(line: message.line, column: 1))))
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

/// A message of the compiler as it prints it: `file:line:column: error: text`.
struct CompilerLine {
  let file: String
  let line: Int
  let isError: Bool
  let text: String

  init?(_ printed: Substring) {
    guard let mark = printed.range(of: ": error: ") else { return nil }
    let place = printed[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    line = number
    isError = true
    text = String(printed[mark.upperBound...])
  }
}
