import Foundation

/// The built executable, run as a user runs it.
struct Tool {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var error: String
  }

  struct NotFound: Error {}

  let path: String

  /// Finds the executable beside the tests' own.
  init() throws {
    let starts = [Bundle.main.executablePath].compactMap(\.self) + CommandLine.arguments
    for start in starts where start.hasPrefix("/") {
      var folder = URL(fileURLWithPath: start).deletingLastPathComponent()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent("stele").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate)
        {
          path = candidate
          return
        }
        folder.deleteLastPathComponent()
      }
    }
    throw NotFound()
  }

  /// Starts a command line in a folder. Its output goes to files, so that no pipe can fill up.
  func start(_ words: [String], in folder: TemporaryFolder) throws -> Running {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = folder.url
    return try Running(process)
  }

  /// Runs a command line in a folder to its end; one that takes longer than the limit is ended.
  func run(
    _ words: String..., in folder: TemporaryFolder, limit: TimeInterval = 120
  ) throws -> Outcome {
    try start(words, in: folder).finish(limit: limit)
  }

  /// Runs a line of shell in a folder to its end.
  func shell(
    _ line: String, in folder: TemporaryFolder, limit: TimeInterval = 60
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder.url
    return try Running(process).finish(limit: limit)
  }

  /// A run that is under way.
  final class Running {
    let process: Process
    private let outputFile: URL
    private let errorFile: URL

    /// What it has written so far.
    var output: String { (try? String(contentsOf: outputFile, encoding: .utf8)) ?? "" }

    init(_ process: Process) throws {
      self.process = process
      let base = FileManager.default.temporaryDirectory
      outputFile = base.appendingPathComponent("stele-test-\(UUID().uuidString).out")
      errorFile = base.appendingPathComponent("stele-test-\(UUID().uuidString).err")
      for file in [outputFile, errorFile] {
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
      }
      process.standardOutput = try FileHandle(forWritingTo: outputFile)
      process.standardError = try FileHandle(forWritingTo: errorFile)
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }

    /// A test that does not come to the end of a run leaves neither the run nor its files behind.
    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      for file in [outputFile, errorFile] { try? FileManager.default.removeItem(at: file) }
    }

    func finish(limit: TimeInterval) throws -> Outcome {
      let end = Date(timeIntervalSinceNow: limit)
      while process.isRunning, Date() < end { usleep(10_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      let wasSignalled = process.terminationReason == .uncaughtSignal
      return Outcome(
        status: wasSignalled ? -process.terminationStatus : process.terminationStatus,
        output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
        error: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }
  }
}

/// A folder of files that is gone when the test is over.
final class TemporaryFolder {
  let url: URL

  /// Writes files: their paths and texts.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("stele-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(of path: String) -> String? {
    FileManager.default.contents(atPath: url.appendingPathComponent(path).path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names in the folder, hidden ones included.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
