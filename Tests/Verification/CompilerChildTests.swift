import Foundation
import Testing

@testable import Verification

@Suite(
  "One compiler child",
  .enabled(if: Bench.executable != nil, "the stele executable is not built"))
struct CompilerChildTests {
  private func child(memoryLimit: Int = 3 << 30) throws -> CompilerChild {
    let program = try #require(Bench.executable)
    return try CompilerChild(
      command: [program, CompilerService.subcommand],
      setup: CompilerSetup(library: try Toolchain.find().library, memoryLimit: memoryLimit))
  }

  private func question(_ text: String) throws -> CompilerRequest {
    CompilerRequest(
      id: 1, kind: .diagnostics, text: text, arguments: try Toolchain.find().arguments)
  }

  @Test("A child that is killed at work is reported dead, with the signal")
  func killed() async throws {
    let child = try child()
    #expect(await child.untilReady(limit: .seconds(30)) == nil)
    let request = try question(Bench.endless)
    async let outcome = child.ask(request, limit: .seconds(20))
    try await Task.sleep(for: .milliseconds(300))
    kill(child.process.id, SIGKILL)
    guard case .died(let reason) = await outcome else {
      Issue.record("\(await outcome)")
      return
    }
    #expect(reason.contains("signal 9"))
  }

  @Test("A child leaves when its parent does, even in the middle of its work")
  func orphaned() async throws {
    let program = try #require(Bench.executable)
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    #expect(socketpair(AF_UNIX, stream, 0, &ends) == 0)
    let nothing = open("/dev/null", O_RDWR)
    defer { close(nothing) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let process = try Spawn(
      [program, CompilerService.subcommand], input: ends[1], output: ends[1], error: nothing,
      ownGroup: true)
    close(ends[1])
    let setup = CompilerSetup(library: try Toolchain.find().library, memoryLimit: 3 << 30)
    for frame in [try Frame.encode(setup), try Frame.encode(question(Bench.endless))] {
      #expect(write(ends[0], frame, frame.count) == frame.count)
    }
    try await Task.sleep(for: .milliseconds(800))
    close(ends[0])
    #expect(process.wait() == .status(0))
  }

  @Test("A child that takes too much memory ends itself and says so")
  func memory() async throws {
    let child = try child(memoryLimit: 1 << 20)
    let reason = await child.untilReady(limit: .seconds(30))
    let outcome = await child.ask(try question(Bench.endless), limit: .seconds(20))
    if case .died(let later) = outcome {
      #expect((reason ?? later).contains("more than 1 MB of memory"))
    } else {
      Issue.record("\(outcome)")
    }
  }
}

@Suite("A program that is run to its end")
struct CompilerRunTests {
  @Test("Its temporary files go with it")
  func temporaries() throws {
    let run = try Run.output(of: ["/bin/sh", "-c", "touch $TMPDIR/left && echo $TMPDIR; exit 3"])
    #expect(run.ending == .status(3))
    let folder = run.text.trimmingCharacters(in: .newlines)
    #expect(!folder.isEmpty && folder != NSTemporaryDirectory())
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}

@Suite("Names by content")
struct CompilerContentHashTests {
  @Test(
    "The digest is SHA-256's",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func vectors(text: String, digest: String) {
    var hash = ContentHash()
    for byte in text.utf8 { hash.take([byte]) }
    #expect(hash.digest() == digest)
  }

  @Test("The border between two parts counts")
  func borders() {
    #expect(ContentHash.digest("ab", "c") != ContentHash.digest("a", "bc"))
  }
}

@Suite("The installed Swift")
struct CompilerToolchainTests {
  @Test("It is found on the search path, and remembered")
  func found() async throws {
    try await Bench.withFolder { folder in
      let cache = CacheFolder(path: folder)
      let toolchain = try Toolchain.find(cache: cache)
      #expect(toolchain.name.hasPrefix("Swift "))
      #expect(FileManager.default.fileExists(atPath: toolchain.library))
      #expect(try Toolchain.find(cache: cache) == toolchain)
    }
  }

  @Test("Without one, the message says what to do")
  func missing() {
    #expect(throws: (any Error).self) { try Toolchain.find(environment: ["PATH": "/nonexistent"]) }
  }
}
