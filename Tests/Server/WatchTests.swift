import Foundation
import Testing

@testable import Server

@Suite("A watch on folders")
struct WatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let methods: [FolderWatch.Method] = [.events, .polling]

  /// What is told after some work, until everything that is wanted was told.
  private func told(
    by method: FolderWatch.Method, wanted: Set<String>, after work: @Sendable () throws -> Void
  ) async throws -> Set<String> {
    let watch = FolderWatch([folder.path], by: method)
    defer { watch.stop() }
    // The first look of the one that polls.
    try await Task.sleep(for: .milliseconds(150))
    try work()
    let limit = Task {
      try await Task.sleep(for: .seconds(20))
      watch.stop()
    }
    defer { limit.cancel() }
    let wanted = Set(wanted.map { "\(folder.path)/\($0)" })
    var paths: Set<String> = []
    for await change in watch.changes {
      paths.formUnion(change.paths)
      if change.isIncomplete || wanted.isSubset(of: paths) { break }
    }
    return Set(paths.map { $0.replacing(folder.path + "/", with: "") })
  }

  @Test("tells of a file that is written, and of no other", arguments: methods)
  func write(method: FolderWatch.Method) async throws {
    try folder.write("old", to: "a/note.md")
    try folder.write("old", to: "b.md")
    let folder = folder
    let told = try await told(by: method, wanted: ["a/note.md"]) {
      try folder.write("a new text", to: "a/note.md")
    }
    #expect(told == ["a/note.md"])
  }

  @Test("tells of files that come, go and get another name", arguments: methods)
  func names(method: FolderWatch.Method) async throws {
    try folder.write("1", to: "gone.md")
    try folder.write("2", to: "old.md")
    let path = folder.path
    let folder = folder
    let told = try await told(by: method, wanted: ["gone.md", "old.md", "new.md", "come.md"]) {
      try FileManager.default.removeItem(atPath: "\(path)/gone.md")
      try FileManager.default.moveItem(atPath: "\(path)/old.md", toPath: "\(path)/new.md")
      try folder.write("3", to: "come.md")
    }
    #expect(told == ["gone.md", "old.md", "new.md", "come.md"])
  }

  @Test("takes a save by renaming for one change of the file", arguments: methods)
  func rename(method: FolderWatch.Method) async throws {
    try folder.write("old", to: "note.md")
    let path = folder.path
    let folder = folder
    let told = try await told(by: method, wanted: ["note.md"]) {
      try FileManager.default.moveItem(atPath: "\(path)/note.md", toPath: "\(path)/note.md~")
      try folder.write("new text", to: ".note.md.swp")
      try folder.write("new text", to: "note.md")
      try FileManager.default.removeItem(atPath: "\(path)/note.md~")
    }
    #expect(told == ["note.md"])
  }

  @Test("sees into folders that come later", arguments: methods)
  func folders(method: FolderWatch.Method) async throws {
    let folder = folder
    let wanted: Set = ["new/deep/a.md", "new/b.md"]
    let told = try await told(by: method, wanted: wanted) {
      for name in wanted { try folder.write("text", to: name) }
    }
    #expect(told.isSuperset(of: wanted))
  }

  @Test("sees a folder again that was taken away as a whole", arguments: methods)
  func wholeFolder(method: FolderWatch.Method) async throws {
    try folder.write("old", to: "a/note.md")
    let path = folder.path
    let folder = folder
    let told = try await told(by: method, wanted: ["a/other.md"]) {
      try FileManager.default.removeItem(atPath: path)
      usleep(400_000)
      try folder.write("new", to: "a/other.md")
    }
    #expect(told.contains("a/other.md"))
  }

  @Test("loses none of two thousand changes in a second", arguments: methods)
  func many(method: FolderWatch.Method) async throws {
    let names = Set((0..<2000).map { "part\($0 % 20)/note\($0).md" })
    for name in names { try folder.write("old", to: name) }
    let folder = folder
    let told = try await told(by: method, wanted: names) {
      for name in names { try folder.write("a new text", to: name) }
    }
    #expect(told == names)
  }
}

/// A folder that is removed when the test ends.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path =
      URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/server-tests-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
