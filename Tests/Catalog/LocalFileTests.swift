import Catalog
import Diagnostics
import Foundation
import Testing

@Suite("Files on disk")
struct LocalFileTests {
  /// A new folder, removed afterwards.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stele-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  @Test("a loop of links is walked once, a link that leads nowhere is named")
  func links() async throws {
    try await withFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/s", withIntermediateDirectories: true)
      try Data("# X".utf8).write(to: URL(fileURLWithPath: "\(folder)/s/x.en.md"))
      try files.createSymbolicLink(atPath: "\(folder)/s/loop", withDestinationPath: folder)
      try files.createSymbolicLink(atPath: "\(folder)/s/self", withDestinationPath: "self")
      try files.createSymbolicLink(atPath: "\(folder)/dead.md", withDestinationPath: "nowhere.md")
      let catalog = try await Catalog.read(paths: [folder])
      #expect(catalog.articles.map(\.slug) == ["s-x"])
      #expect(catalog.diagnostics.map(\.id) == ["unreadable-file"])
      #expect(catalog.diagnostics.first?.file == "\(folder)/dead.md")
    }
  }

  @Test("a file that may not be read is named")
  func permissions() async throws {
    try await withFolder { folder in
      try Data("# X".utf8).write(to: URL(fileURLWithPath: "\(folder)/x.en.md"))
      try Data("# Y".utf8).write(to: URL(fileURLWithPath: "\(folder)/y.en.md"))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: "\(folder)/x.en.md")
      // The system's administrator may read everything.
      guard getuid() != 0 else { return }
      let catalog = try await Catalog.read(paths: [folder])
      #expect(catalog.articles.map(\.slug) == ["y"])
      #expect(catalog.diagnostics.map(\.id) == ["unreadable-file"])
    }
  }
}
