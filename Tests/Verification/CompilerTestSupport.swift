import Foundation
import Testing

@testable import Verification

/// What the tests of the compiler share: the executable that becomes a child, and a folder to work in.
enum Bench {
  /// The built `stele`, beside the program that runs the tests.
  static let executable: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [
      running.map { URL(fileURLWithPath: $0).deletingLastPathComponent() },
      root.appendingPathComponent(".build/debug"),
    ]
    return folders.compactMap { $0?.appendingPathComponent("stele").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// A pool with answers kept in `folder`, or nowhere.
  static func pool(
    modules: ModuleSearch = .none, cache: CacheFolder? = nil,
    adjust: (inout CompilerPool.Settings) -> Void = { _ in }
  ) throws -> CompilerPool {
    let program = try #require(executable)
    var settings = CompilerPool.Settings(
      command: [program, CompilerService.subcommand], cache: cache)
    settings.children = 2
    // Tests of the limit set their own; the others must pass on a busy machine, too.
    settings.limit = .seconds(120)
    settings.startLimit = .seconds(120)
    adjust(&settings)
    return CompilerPool(toolchain: try Toolchain.find(), modules: modules, settings: settings)
  }

  /// Runs a body with an empty folder, which goes afterwards.
  static func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stele-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.path)
  }

  /// Writes files, each under its path in a folder.
  static func write(_ files: [String: String], in folder: String) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// A program that the type checker works on for far longer than any test waits.
  static let endless: String =
    "let x = "
    + (0..<14).map { "(\($0) as Double? ?? 1.5) * -[\($0), \"a\"].count" }.joined(separator: " + ")

  /// A program that takes the compiler's stack to its end.
  static let deadly: String =
    "func f(_ x: Int) { if x == 0 {}"
    + (0..<50_000).map { " else if x == \($0) {}" }.joined() + " }"
}

extension CompilerAnswer {
  /// The identifiers of the messages, for short expectations.
  var ids: [String]? {
    if case .messages(let messages) = self { messages.map(\.id) } else { nil }
  }
}
