import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Serving")
struct ServeTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// A running server and where it is.
  private struct Served {
    let running: Tool.Running
    let address: String

    func get(_ path: String) async throws -> String {
      let url = try #require(URL(string: address + path))
      return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
    }

    /// Asks until an answer holds what is wanted. Other tests may keep this one from looking for minutes,
    /// so that it looks once more after its time is over.
    func until(_ path: String, _ isWanted: (String) -> Bool) async throws -> Bool {
      let end = Date(timeIntervalSinceNow: 300)
      while true {
        let isLast = Date() >= end
        if isWanted(try await get(path)) { return true }
        if isLast { return false }
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    func end() throws -> Tool.Outcome {
      kill(running.process.processIdentifier, SIGINT)
      return try running.finish(limit: 20)
    }
  }

  private func serve(_ folder: TemporaryFolder, _ words: [String] = []) async throws -> Served {
    let running = try tool.start(["serve", "--port", "0"] + words, in: folder)
    let end = Date(timeIntervalSinceNow: 120)
    while true {
      let isLast = Date() >= end || !running.process.isRunning
      if let match = running.output.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//) {
        return Served(running: running, address: String(match.output))
      }
      if isLast { throw Silent(output: running.output) }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// A server that has not said where it is.
  private struct Silent: Error { let output: String }

  @Test(
    "shows a page as it is now, through everything that editors do", arguments: [[], ["--poll"]])
  func edits(words: [String]) async throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": "# Note\n\nFirst.\n"])
    let served = try await serve(folder, ["--no-check"] + words)
    defer { _ = try? served.end() }
    let page = "en/note/"
    #expect(try await served.get(page).contains("First."))
    try folder.write(Data("# Note\n\nWritten.\n".utf8), to: "Articles/note.en.md")
    #expect(try await served.until(page) { $0.contains("Written.") })
    try folder.write(Data("# Note\n\nRenamed.\n".utf8), to: "Articles/note.en.md~")
    let path = folder.url.appendingPathComponent("Articles/note.en.md").path
    #expect(rename(path + "~", path) == 0)
    #expect(try await served.until(page) { $0.contains("Renamed.") })
    // Half a character: the page stays, and the problem is told.
    try folder.write(Data([0x23, 0x20, 0xE3, 0x81]), to: "Articles/note.en.md")
    #expect(try await served.until("-stele/problems?page=\(page)") { $0.contains("UTF-8") })
    #expect(try await served.get(page).contains("Renamed."))
    try FileManager.default.moveItem(
      atPath: path, toPath: folder.url.appendingPathComponent("Articles/other.en.md").path)
    try folder.write(Data("# Other\n\nMoved.\n".utf8), to: "Articles/other.en.md")
    #expect(try await served.until("en/other/") { $0.contains("Moved.") })
    #expect(try await served.until(page) { !$0.contains("Renamed.") })
  }

  @Test("shows what a run leaves meanwhile, in a folder that was not there before")
  func runs() async throws {
    let text = "# Note\n\n```swift\nlet a = 1\n```\n"
    let folder = try TemporaryFolder(["Articles/note.en.md": text])
    let served = try await serve(folder, ["--no-check"])
    defer { _ = try? served.end() }
    #expect(try await !served.get("en/note/").contains("class=\"preview"))
    // The hash of the page's text, as a run leaves it.
    let hash = "\(try tool.shell("sha256sum < Articles/note.en.md", in: folder).output.prefix(64))"
    for scheme in ["light", "dark"] {
      try folder.write(Data("<svg/>".utf8), to: "_runs/note/en/a.\(scheme).svg")
    }
    let record = """
      {"version": 1, "page": "\(hash)", "outcomes": [], "previews": [{"line": 3, "previews": [
      {"verdict": "passed", "screen": {"name": "a", "width": 9, "height": 9, "description": "Milk"}}]}]}
      """
    try folder.write(Data(record.utf8), to: "_runs/note/en/outcomes.json")
    #expect(try await served.until("en/note/") { $0.contains("What the preview shows: Milk") })
    #expect(try await served.get("en/note/screen-a.light.svg") == "<svg/>")
    try folder.write(Data((text + "\nMore.\n").utf8), to: "Articles/note.en.md")
    #expect(try await served.until("en/note/") { $0.contains("More.") && !$0.contains("Milk") })
  }

  @Test("goes on without its settings where they are deleted, and with them when they are back")
  func settings() async throws {
    let settings = "title: Own title\n"
    let folder = try TemporaryFolder([
      "Articles/note.en.md": "# Note\n\nText.\n", "Site/settings.yml": settings,
    ])
    let served = try await serve(folder, ["--no-check"])
    defer { _ = try? served.end() }
    #expect(try await served.get("en/note/").contains("Own title"))
    let path = folder.url.appendingPathComponent("Site/settings.yml").path
    try FileManager.default.removeItem(atPath: path)
    #expect(try await served.until("en/note/") { !$0.contains("Own title") })
    #expect(try await served.get("-stele/problems?page=en/note/").contains("\"problems\":[]"))
    try folder.write(Data(settings.utf8), to: "Site/settings.yml")
    #expect(try await served.until("en/note/") { $0.contains("Own title") })
  }

  @Test("follows a branch switch: two thousand changes at once")
  func branchSwitch() async throws {
    let folder = try TemporaryFolder()
    func writeAll(_ text: String) throws {
      for number in 0..<2000 {
        try folder.write(
          Data("# Note \(number)\n\n\(text)\n".utf8),
          to: "Articles/part\(number % 9)/n\(number).en.md")
      }
    }
    try writeAll("Before.")
    let served = try await serve(folder, ["--no-check"])
    defer { _ = try? served.end() }
    #expect(try await served.get("en/part0-n0/").contains("Before."))
    try writeAll("Afterwards.")
    for number in [0, 777, 1999] {
      #expect(
        try await served.until("en/part\(number % 9)-n\(number)/") { $0.contains("Afterwards.") })
    }
  }

  @Test("tells compiler errors with file and line, and that they are gone")
  func errors() async throws {
    let block = "# Note\n\n```swift\nlet number: Int = \"three\"\n```\n"
    let folder = try TemporaryFolder(["Articles/note.en.md": block])
    let served = try await serve(folder)
    defer { _ = try? served.end() }
    let problems = "-stele/problems?page=en/note/"
    #expect(
      try await served.until(problems) {
        $0.contains("cannot convert value of type 'String'") && $0.contains("Articles/note.en.md")
          && $0.contains("\"line\":4")
      })
    try folder.write(
      Data(block.replacing("\"three\"", with: "3").utf8), to: "Articles/note.en.md")
    #expect(try await served.until(problems) { $0.contains("\"problems\":[]") })
    #expect(try await served.until("en/note/") { $0.contains("verified") })
  }

  @Test("ends at once when it is asked to, and says that a port is in use")
  func ends() async throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": "# Note\n"])
    let served = try await serve(folder, ["--no-check"])
    let port = try #require(served.address.split(separator: ":").last?.dropLast())
    let other = try tool.run("serve", "--port", String(port), in: folder)
    #expect(other.status == 2)
    #expect(other.error.contains("port \(port) of 127.0.0.1 is in use by another program"))
    let start = Date()
    #expect(try served.end().status == 130)
    #expect(Date().timeIntervalSince(start) < 5)
    #expect(folder.names == ["Articles"])
  }

  @Test("refuses what is no port")
  func noPort() throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": "# Note\n"])
    let outcome = try tool.run("serve", "--port", "70000", in: folder)
    #expect(outcome.status == 2 && outcome.error.contains("'70000' is no port"))
  }
}
