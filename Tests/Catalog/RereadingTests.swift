import Catalog
import Foundation
import Testing

@Suite("A catalogue that is read again")
struct RereadingTests {
  /// Files that change, and what was read of them.
  private final class Disk: @unchecked Sendable {
    var files: MemoryFiles
    var reads: [String] = []
    private let lock = NSLock()

    init(_ files: MemoryFiles) { self.files = files }

    var system: FileSystem {
      FileSystem(
        kind: { self.files.system.kind($0) }, names: { try self.files.system.names($0) },
        read: { path, limit in
          self.lock.withLock { self.reads.append(path) }
          return try self.files.system.read(path, limit)
        }, identity: { $0 })
    }

    func set(_ path: String, _ text: String?) {
      files.files[path] = .some(text.map { Array($0.utf8) })
    }
  }

  private func titles(_ catalog: Catalog) -> [String] {
    catalog.articles.flatMap { $0.pages.map { "\($0.file) \($0.title)" } }
  }

  @Test("reads no more than what has changed")
  func changes() async throws {
    let disk = Disk(["a/x.en.md": "# X", "a/x.de.md": "# Ix", "a/y.en.md": "# Y"])
    var reader = CatalogReader(paths: ["a"], files: disk.system)
    #expect(titles(try await reader.read()) == ["a/x.en.md X", "a/x.de.md Ix", "a/y.en.md Y"])
    disk.set("a/x.de.md", "# Iks")
    disk.reads = []
    let again = try await reader.read(changed: ["a/x.de.md", "a/picture.png"])
    #expect(titles(again) == ["a/x.en.md X", "a/x.de.md Iks", "a/y.en.md Y"])
    #expect(disk.reads == ["a/x.de.md"])
  }

  @Test("finds pages that come and forgets those that go")
  func names() async throws {
    let disk = Disk(["a/x.en.md": "# X", "a/y.en.md": "# Y"])
    var reader = CatalogReader(paths: ["a"], files: disk.system)
    _ = try await reader.read()
    disk.files.files["a/y.en.md"] = nil
    disk.set("a/deep/z.en.md", "# Z")
    disk.reads = []
    let again = try await reader.read(changed: ["a/y.en.md", "a/deep"])
    #expect(titles(again) == ["a/deep/z.en.md Z", "a/x.en.md X"])
    #expect(disk.reads == ["a/deep/z.en.md"])
  }

  @Test("keeps a page that is half saved, and says what is wrong with it")
  func halfSaved() async throws {
    let disk = Disk(["a/x.en.md": "# X"])
    var reader = CatalogReader(paths: ["a"], files: disk.system)
    _ = try await reader.read()
    disk.set("a/x.en.md", nil)
    let broken = try await reader.read(changed: ["a/x.en.md"])
    #expect(titles(broken) == ["a/x.en.md X"])
    #expect(broken.diagnostics.map(\.id) == ["unreadable-file"])
    disk.set("a/x.en.md", "# Xx")
    let whole = try await reader.read(changed: ["a/x.en.md"])
    #expect(titles(whole) == ["a/x.en.md Xx"] && whole.diagnostics.isEmpty)
  }

  @Test("says that there is nothing left, and finds what comes afterwards")
  func nothing() async throws {
    let disk = Disk(["a/x.en.md": "# X"])
    var reader = CatalogReader(paths: ["a"], files: disk.system)
    _ = try await reader.read()
    disk.files.files = [:]
    await #expect(throws: (any Error).self) { try await reader.read(changed: ["a/x.en.md", "a"]) }
    disk.set("a/x.en.md", "# New")
    #expect(titles(try await reader.read(changed: ["a", "a/x.en.md"])) == ["a/x.en.md New"])
  }
}
