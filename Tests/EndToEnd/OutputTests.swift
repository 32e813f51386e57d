import Foundation
import Testing

@Suite("Output")
struct OutputTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private static let page = "# Note\n\nText.\n"

  @Test("that cannot be written is said, with status 2")
  func unwritable() throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": Self.page, "file": "x"])
    let outcome = try tool.run("build", "--output", "file/site", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("error: "))
    #expect(folder.names == ["Articles", "file"])
  }

  @Test("counts in the singular and in the plural")
  func counts() throws {
    let block = "```swift\nlet number = 1\n```\n"
    let folder = try TemporaryFolder(["Articles/note.en.md": Self.page + block])
    let site = try tool.run("build", "--no-check", in: folder)
    #expect(site.output == "_site: 1 page in 1 language, 4 HTML files\n")
    let samples = try tool.run("samples", in: folder)
    #expect(samples.output == "_samples: the samples of 1 article\n")
    #expect(samples.status == 0)
  }

  @Test("of samples leaves an article out where a block of any of its pages fails")
  func failedTranslation() throws {
    let folder = try TemporaryFolder([
      "Articles/note.en.md": Self.page + "```swift\nlet number = 1\n```\n",
      "Articles/note.ja.md": Self.page + "```swift\nlet number: String = 1\n```\n",
    ])
    let samples = try tool.run("samples", in: folder)
    #expect(samples.output == "_samples: the samples of 0 articles\n")
    #expect(samples.error.contains("Articles/note.ja.md: error: the sample is left out"))
    #expect(samples.status == 1)
  }

  @Test("does not replace a folder that no build has written", arguments: ["build", "samples"])
  func notOurs(command: String) throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": Self.page, "mine/letter.txt": "x"])
    let outcome = try tool.run(command, "--output", "mine", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("mine: error: this folder holds files that no build"))
    #expect(folder.text(of: "mine/letter.txt") == "x")
  }

  @Test("on a full disk leaves nothing behind")
  func fullDisk() throws {
    let folder = try TemporaryFolder(["Articles/note.en.md": Self.page])
    let disk = folder.url.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    guard try shell("mount -t tmpfs -o size=16k tmpfs '\(disk.path)'") == 0 else {
      print("left out: a small disk can only be made by root")
      return
    }
    defer { _ = try? shell("umount '\(disk.path)'") }
    let outcome = try tool.run("build", "--output", "disk/site", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("[disk-full]"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).isEmpty)
  }

  @Test("of an interrupted build is removed, and the old site stays", arguments: [SIGINT, SIGTERM])
  func interruption(signal: Int32) throws {
    let folder = try TemporaryFolder()
    for number in 0..<400 {
      let text = "# Note \(number)\n\n" + String(repeating: "Some *text* here.\n\n", count: 400)
      try folder.write(Data(text.utf8), to: "Articles/note\(number).en.md")
    }
    try folder.write(Data("old".utf8), to: "_site/.stele-site")
    let running = try tool.start(["build", "--no-check"], in: folder)
    // The staging folder shows that the build is in the middle of its work.
    let end = Date(timeIntervalSinceNow: 60)
    while folder.names.count < 3, running.process.isRunning, Date() < end { usleep(1000) }
    kill(running.process.processIdentifier, signal)
    let outcome = try running.finish(limit: 20)
    #expect(outcome.status == 130)
    #expect(folder.names == ["Articles", "_site"])
    #expect(folder.text(of: "_site/.stele-site") == "old")
  }

  @Test(
    "of an interrupted check is nothing, and its children are gone", arguments: [SIGINT, SIGTERM])
  func interruptedCheck(signal: Int32) throws {
    let blocks = (0..<200).map { "```swift\nlet a\($0) = [\($0)].map { $0 + 1 }\n```\n" }
    let folder = try TemporaryFolder([
      "Articles/note.en.md": "# \(UUID())\n\n" + blocks.joined(separator: "\nText.\n\n")
    ])
    let running = try tool.start(["check"], in: folder)
    var children: [pid_t] = []
    let end = Date(timeIntervalSinceNow: 60)
    while children.isEmpty, running.process.isRunning, Date() < end {
      children = try self.children(of: running.process.processIdentifier)
    }
    kill(running.process.processIdentifier, signal)
    let outcome = try running.finish(limit: 20)
    #expect(outcome.status == 130)
    #expect(outcome.output.isEmpty && !outcome.error.contains("error"))
    #expect(!children.isEmpty)
    usleep(500_000)
    for child in children {
      // One that has ended and that nobody has asked about yet is gone as well.
      let line = "ps -o stat= -p \(child) | grep -v '^Z'"
      #expect(try shell(line) == 1, "the child \(child) is still there")
    }
  }

  @Test("that nobody reads any more is no error")
  func brokenPipe() throws {
    let folder = try TemporaryFolder()
    for number in 0..<300 {
      try folder.write(Data("# Note \(number)\n".utf8), to: "Articles/note\(number).en.md")
    }
    let errors = folder.url.appendingPathComponent("errors").path
    let status = try shell(
      "'\(tool.path)' translations --format json '\(folder.url.path)/Articles' 2>'\(errors)' | head -1"
    )
    #expect(status == 0)
    #expect(folder.text(of: "errors")?.isEmpty == true)
  }

  private func children(of parent: pid_t) throws -> [pid_t] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ps -o pid= -o args= --ppid \(parent) | grep compiler-child"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .compactMap { pid_t($0) }
  }

  /// Runs a line of shell; its own output is dropped.
  private func shell(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
