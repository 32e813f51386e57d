package import Foundation

/// A process that this one started, and how it is started and waited for.
///
/// Foundation's `Process` is not used: the compiler's child needs a socket for its input and output
/// (a write to a dead child must not raise a signal here) and a process group of its own (Ctrl-C is
/// for the parent, which then closes the socket).
package final class Spawn: Sendable {
  /// Why a process could not be started, or what went wrong with its files.
  package struct Failure: Error {
    package var reason: String

    package init(reason: String) { self.reason = reason }

    package init(_ doing: String, code: Int32 = errno) {
      reason = "\(doing): \(String(cString: strerror(code)))"
    }
  }

  /// How a process ended.
  package enum Ending: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// The process.
  package let id: pid_t
  private let hasOwnGroup: Bool
  /// Whether the process is still ours to signal: its number may be given to another one afterwards.
  private let life = Guarded(Life.running)

  private enum Life {
    case running
    case ended(Ending)
  }

  /// Starts a program with the given files as its standard input, output and error.
  package init(
    _ command: [String], input: Int32, output: Int32, error: Int32, ownGroup: Bool,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Failure) {
    guard let program = command.first else { throw Failure("no program is named", code: ENOENT) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, file) in [input, output, error].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = Int(POSIX_SPAWN_SETSIGMASK)
    if ownGroup {
      flags |= Int(POSIX_SPAWN_SETPGROUP)
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure("cannot start \(program)", code: code) }
    self.id = id
    hasOwnGroup = ownGroup
  }

  /// Waits for the end.
  package func wait() -> Ending {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return life.access { life in
      if case .ended(let ending) = life { return ending }
      var status: Int32 = 0
      let found = waitpid(id, &status, 0) == id
      let signal = status & 0x7F
      let ending: Ending =
        !found ? .status(-1) : signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
      life = .ended(ending)
      return ending
    }
  }

  /// Ends the process at once, with its group if it has one of its own.
  package func end() {
    life.access { life in
      if case .running = life { kill(hasOwnGroup ? -id : id, SIGKILL) }
    }
  }
}

/// A file without a name that takes what a process prints; it is gone when it is closed.
package struct Scratch: Sendable {
  /// The file; its writes go to its end.
  package let file: Int32

  /// Makes the file in the folder for temporary files.
  package init() throws(Spawn.Failure) {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("stele-XXXXXX")
      .path
    var name = Array(template.utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw Spawn.Failure("cannot make a temporary file") }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_APPEND)
    self.file = file
  }

  /// The last bytes of the file, as text.
  package func tail(_ limit: Int = 1 << 20) -> String {
    let end = lseek(file, 0, SEEK_END)
    let start = max(0, end - off_t(limit))
    var bytes = [UInt8](repeating: 0, count: Int(max(0, end - start)))
    let count = pread(file, &bytes, bytes.count, start)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Forgets what was written.
  func clear() { ftruncate(file, 0) }

  /// Gives the file back to the system.
  package func close() { Foundation.close(file) }
}
