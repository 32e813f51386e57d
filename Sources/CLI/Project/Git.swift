import Diagnostics
import Foundation
import Translations

extension PageHistory {
  /// The history that the git repository around a file keeps.
  static func git(around file: String) -> PageHistory {
    let folder = Git.folder(of: file)
    return PageHistory(
      versions: { file in try Git(folder: Git.folder(of: file)).versions(of: file) },
      texts: { try Git(folder: folder).texts(of: $0) })
  }

  /// Without any history, no state but the present one is known.
  static let none = PageHistory(versions: { _ in [] }, texts: { $0.map { _ in nil } })
}

/// The git command, run in a folder.
struct Git {
  let folder: String

  static func folder(of file: String) -> String {
    let parent = file.folderOfPath
    return parent.isEmpty ? "." : parent
  }

  /// Whether the folder lies in a repository.
  var isRepository: Bool { (try? run(["rev-parse", "--git-dir"])) != nil }

  /// Whether the repository was cloned without its older commits.
  var isShallow: Bool {
    let answer = try? run(["rev-parse", "--is-shallow-repository"])
    return answer.map { String(decoding: $0, as: UTF8.self).hasPrefix("true") } ?? false
  }

  /// The commits that changed a file, the newest first, each with the file's name at that time.
  func versions(of file: String) throws -> [PageHistory.Version] {
    let name = file.nameOfPath
    let output = try run([
      "-c", "core.quotePath=false", "log", "--follow", "--topo-order", "--format=%x01%H",
      "--name-only", "--", name,
    ])
    var versions: [PageHistory.Version] = []
    var commit = ""
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("\u{1}") {
        commit = String(line.dropFirst())
      } else {
        versions.append(PageHistory.Version(commit: commit, path: String(line)))
      }
    }
    return versions
  }

  /// The files of several commits, read by one process.
  func texts(of versions: [PageHistory.Version]) throws -> [[UInt8]?] {
    guard !versions.isEmpty else { return [] }
    let names = versions.map { "\($0.commit):\($0.path)\n" }.joined()
    let output = try run(["cat-file", "--batch"], input: Data(names.utf8))
    var rest = output[...]
    return versions.map { _ in
      guard let end = rest.firstIndex(of: 10) else { return nil }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = words.last.flatMap({ Int($0) }), size <= rest.count else {
        return nil
      }
      let text = [UInt8](rest.prefix(size))
      rest = rest.dropFirst(size + 1)
      return words[1] == "blob" ? text : nil
    }
  }

  /// Runs git to its end. What it reads and writes goes through files, so that no pipe can fill up.
  private func run(_ words: [String], input: Data? = nil) throws -> Data {
    let temporary = FileManager.default.temporaryDirectory
    let name = "stele-git-\(UUID().uuidString)"
    let (inputFile, outputFile) = (
      temporary.appendingPathComponent("\(name).in"),
      temporary.appendingPathComponent("\(name).out")
    )
    defer {
      try? FileManager.default.removeItem(at: inputFile)
      try? FileManager.default.removeItem(at: outputFile)
    }
    try (input ?? Data()).write(to: inputFile)
    try Data().write(to: outputFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + words
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Diagnostic(
        .error, "git", "git cannot tell the history of this folder", file: folder,
        help: "is git installed, and the folder in a repository?")
    }
    return try Data(contentsOf: outputFile)
  }
}
