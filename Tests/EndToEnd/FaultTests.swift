import Foundation
import Testing

/// Whatever happens to a build, the folder that a server serves holds one whole version of the site.
@Suite("A build that something happens to", .serialized)
struct FaultTests {
  private let tool: Tool
  private let folder: TemporaryFolder
  /// The sites of the two versions of the articles, file by file.
  private let versions: [[String: Data]]

  init() throws {
    let tool = try Tool()
    let folder = try TemporaryFolder()
    for version in Self.names {
      for number in 0..<12 {
        let text = "# Note \(number)\n\n" + String(repeating: "\(version) words. ", count: 400)
        try folder.write(Data(text.utf8), to: "\(version)/note\(number).en.md")
      }
    }
    versions = try Self.names.map { name in
      _ = try tool.run("build", "--no-check", "-a", name, "-o", "whole", in: folder)
      return Self.files(in: folder.url.appendingPathComponent("whole"))
    }
    (self.tool, self.folder) = (tool, folder)
    try #require(versions[0].count == versions[1].count && versions[0] != versions[1])
  }

  private static let names = ["first", "second"]

  private static func files(in folder: URL) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        var isFolder: ObjCBool = false
        let path = folder.appendingPathComponent(name).path
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          !isFolder.boolValue
        else { return nil }
        return (name, FileManager.default.contents(atPath: path) ?? Data())
      })
  }

  private func start(_ version: Int) throws -> Tool.Running {
    try tool.start(["build", "--no-check", "-a", Self.names[version], "-o", "site"], in: folder)
  }

  private func build(_ version: Int) throws -> Tool.Outcome { try start(version).finish(limit: 60) }

  /// The version that the site is, as a whole.
  private var served: Int? {
    versions.firstIndex(of: Self.files(in: folder.url.appendingPathComponent("site")))
  }

  @Test("leaves a whole site where it is killed at a hundred random moments")
  func killed() throws {
    let start = Date()
    #expect(try build(0).status == 0)
    let length = Date().timeIntervalSince(start)
    var random = SystemRandomNumberGenerator()
    var seen: Set<Int> = []
    for round in 0..<100 {
      let running = try self.start(round % 2)
      usleep(UInt32(Double.random(in: 0...length * 1.1, using: &random) * 1_000_000))
      kill(running.process.processIdentifier, SIGKILL)
      _ = try running.finish(limit: 60)
      let version = try #require(served, "round \(round) left a site that is no whole one")
      seen.insert(version)
    }
    #expect(seen == [0, 1], "some builds came to their end")
    #expect(try build(1).status == 0 && served == 1)
    #expect(folder.names == ["first", "second", "site", "whole"], "nothing is left beside it")
  }

  @Test("removes what a killed build left where it has nothing else to do")
  func leftovers() throws {
    #expect(try build(0).status == 0)
    try folder.write(Data("half".utf8), to: ".site.stele-12345/index.html")
    #expect(try build(0).status == 0)
    #expect(folder.names == ["first", "second", "site", "whole"])
  }

  @Test("leaves the old site where files may not grow", arguments: ["trap '' XFSZ;", ""])
  func limitedFiles(trap: String) throws {
    #expect(try build(0).status == 0)
    // A build that may write no file of more than a kilobyte or so; without the trap it is killed.
    let line = "\(trap) ulimit -f 2; exec '\(tool.path)' build --no-check -a second -o site"
    let outcome = try tool.shell(line, in: folder)
    #expect(outcome.status != 0)
    if !trap.isEmpty { #expect(outcome.error.contains("cannot be written")) }
    #expect(served == 0)
    #expect(try build(1).status == 0 && served == 1)
    #expect(folder.names == ["first", "second", "site", "whole"])
  }

  @Test("replaces a folder that others are in")
  func inUse() throws {
    #expect(try build(0).status == 0)
    let site = folder.url.appendingPathComponent("site")
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "exec sleep 60 <index.html"]
    reader.currentDirectoryURL = site
    try reader.run()
    defer { reader.terminate() }
    #expect(try build(1).status == 0 && served == 1)
  }

  @Test("writes one whole site where two builds run at once, and the site is there all the while")
  func twoAtOnce() throws {
    #expect(try build(0).status == 0)
    let page = folder.url.appendingPathComponent("site/en/note3/index.html").path
    for _ in 0..<10 {
      let both = [try start(0), try start(1)]
      while both.contains(where: \.process.isRunning) {
        #expect(access(page, R_OK) == 0, "the site was away for a moment")
        usleep(200)
      }
      for running in both { #expect(try running.finish(limit: 60).status == 0) }
      #expect(served != nil)
    }
    #expect(folder.names == ["first", "second", "site", "whole"])
  }

  @Test("says so where the folder may not be written, and the old site stays")
  func unwritable() throws {
    #expect(try build(0).status == 0)
    let path = folder.url.path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    guard access(path, W_OK) != 0 else {
      print("left out: root may write anywhere")
      return
    }
    let outcome = try build(1)
    #expect(outcome.status == 2 && outcome.error.contains("cannot be written"))
    #expect(served == 0)
  }
}

@Suite("An unchanged build")
struct UnchangedBuildTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// Which folder the site is, which is a new one after every build: its number, which a later one may have again, and its time.
  private func identity(_ folder: TemporaryFolder) -> String? {
    let path = folder.url.appendingPathComponent("_site").path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      let number = facts[.systemFileNumber] as? UInt64, let date = facts[.modificationDate] as? Date
    else { return nil }
    return "\(number) \(date.timeIntervalSince1970)"
  }

  private static let page = "# Note\n\n[nothing](nothing.md)\n"

  @Test("says what the build said, and writes nothing")
  func same() throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": Self.page])
    let first = try tool.run("build", "--no-check", in: folder)
    let site = identity(folder)
    let second = try tool.run("build", "--no-check", in: folder)
    #expect(first.error.contains("nothing.md") && first.output.contains("1 page"))
    #expect(second.output == first.output && second.error == first.error)
    #expect(second.status == first.status && identity(folder) == site && site != nil)
  }

  @Test(
    "is none where something has changed",
    arguments: [
      "echo more >> Articles/note.en.md", "echo '# Other' > Articles/other.en.md",
      "touch Articles/note.en.md", "mkdir Site && echo 'title: Mine' > Site/settings.yml",
      "rm _site/index.html", "echo x >> _site/en/note/index.html", "rm -r _site",
      "echo picture > Articles/nothing.md.png",
    ])
  func changed(line: String) throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": Self.page])
    _ = try tool.run("build", "--no-check", in: folder)
    let site = identity(folder)
    #expect(try tool.shell(line, in: folder).status == 0)
    #expect(try tool.run("build", "--no-check", in: folder).status == 0)
    #expect(identity(folder) != site)
    #expect(folder.text(of: "_site/index.html") != nil)
    #expect(folder.text(of: "_site/en/note/index.html")?.hasSuffix("</html>\n") == true)
  }

  @Test("is none with other options")
  func options() throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": Self.page])
    _ = try tool.run("build", "--no-check", in: folder)
    let site = identity(folder)
    _ = try tool.run("build", "--no-check", "--base-path", "/docs/", in: folder)
    #expect(identity(folder) != site)
    #expect(folder.text(of: "_site/404.html")?.contains("\"/docs/en/\"") == true)
  }
}
