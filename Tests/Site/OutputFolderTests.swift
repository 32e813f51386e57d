import Diagnostics
import Foundation
import Testing

@testable import Site

@Suite("The output folder")
struct OutputFolderTests {
  private let folder: TemporaryFolder
  private var site: String { folder.path + "/site" }

  init() throws { folder = try TemporaryFolder() }

  private func build(_ text: String) throws {
    let output = try OutputFolder.open(site)
    try output.write(Array(text.utf8), to: "en/a/index.html")
    try output.publish()
  }

  @Test("holds the new site as a whole, and nothing is left beside it")
  func publish() throws {
    try build("one")
    #expect(folder.text(of: "site/en/a/index.html") == "one")
    let output = try OutputFolder.open(site)
    try output.write(Array("two".utf8), to: "other.html")
    #expect(folder.text(of: "site/en/a/index.html") == "one", "the old site stays until the end")
    #expect(folder.text(of: "site/other.html") == nil)
    try output.publish()
    #expect(folder.text(of: "site/en/a/index.html") == nil)
    #expect(folder.text(of: "site/other.html") == "two")
    #expect(folder.names == ["site"])
  }

  @Test("stays as it was where a build gives up")
  func discard() throws {
    try build("one")
    let output = try OutputFolder.open(site)
    try output.write([1], to: "new.html")
    output.discard()
    #expect(folder.text(of: "site/en/a/index.html") == "one")
    #expect(folder.names == ["site"])
  }

  @Test("is cleared of what a killed build has left, but not of a running one's")
  func stale() throws {
    try folder.write("x", to: ".site.stele-1234/en/half.html")
    let running = try OutputFolder.open(site)
    #expect(!folder.names.contains(".site.stele-1234"))
    try build("other")
    #expect(FileManager.default.fileExists(atPath: running.staging))
    try running.write(Array("mine".utf8), to: "mine.html")
    try running.publish()
    #expect(folder.text(of: "site/mine.html") == "mine")
    #expect(folder.names == ["site"])
  }

  @Test("comes back where a build was killed between two renames")
  func aside() throws {
    try folder.write("old", to: ".site.stele-9-aside/index.html")
    try folder.write("", to: ".site.stele-9-aside/.stele-site")
    try folder.write("new", to: ".site.stele-9/index.html")
    let output = try OutputFolder.open(site)
    #expect(folder.text(of: "site/index.html") == "old")
    output.discard()
    #expect(folder.names == ["site"])
  }

  @Test("is exchanged in two steps where one is not possible")
  func twoSteps() throws {
    try folder.write("a", to: "a/file")
    try folder.write("b", to: "b/file")
    #expect(FolderExchange.exchangeInTwoSteps(folder.path + "/a", folder.path + "/b"))
    #expect(folder.text(of: "a/file") == "b")
    #expect(folder.text(of: "b/file") == "a")
    #expect(!FolderExchange.exchangeInTwoSteps(folder.path + "/none", folder.path + "/b"))
    #expect(folder.text(of: "b/file") == "a")
    #expect(folder.names == ["a", "b"])
  }

  @Test("may be empty or a link, but not somebody else's")
  func foreign() throws {
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    try build("one")
    try folder.write("letter", to: "mine/letter.txt")
    let error = #expect(throws: Diagnostic.self) { try OutputFolder.open(folder.path + "/mine") }
    #expect(error?.id == "output-not-ours")
    #expect(folder.text(of: "mine/letter.txt") == "letter")
    let file = #expect(throws: Diagnostic.self) {
      try OutputFolder.open(folder.path + "/mine/letter.txt")
    }
    #expect(file?.id == "output-not-ours")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "site")
    let linked = try OutputFolder.open(folder.path + "/link")
    try linked.write([50], to: "two.html")
    try linked.publish()
    #expect(folder.text(of: "site/two.html") == "2")
    #expect(folder.names == ["link", "mine", "site"])
  }

  @Test("that cannot be made is said with the system's reason")
  func unwritable() throws {
    try folder.write("", to: "file")
    let error = #expect(throws: Diagnostic.self) {
      try OutputFolder.open(folder.path + "/file/site")
    }
    #expect(error?.id == "cannot-write")
  }
}
