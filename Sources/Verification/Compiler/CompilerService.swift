import Foundation

/// The child's side: a process that holds the compiler and answers questions until its parent leaves.
public enum CompilerService {
  /// The hidden subcommand under which the executable becomes a child.
  public static let subcommand = "compiler-child"

  /// The command that runs this very executable as a child.
  public static var command: [String] {
    #if os(Linux)
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      let program = Bundle.main.executablePath
    #endif
    return [program ?? CommandLine.arguments.first ?? "stele", subcommand]
  }

  /// Serves frames from `input`, answering on `output`, until the input ends.
  ///
  /// The command line runs this as its hidden subcommand. What the compiler itself prints on the
  /// standard output goes to the standard error, so that it cannot get between the frames.
  ///
  /// - Returns: the exit status of the process.
  public static func runChild(input: Int32 = 0, output: Int32 = 1) -> Int32 {
    let answers = dup(output)
    guard answers >= 0 else { return complain("the standard output is closed") }
    if output == 1 { dup2(2, 1) }
    do {
      guard let setup = try read(CompilerSetup.self, from: input) else { return 0 }
      watch(input, memoryLimit: setup.memoryLimit)
      let session = try SourceKitSession(library: setup.library)
      try write(CompilerResponse(id: 0, memory: heldMemory()), to: answers)
      while let request = try read(CompilerRequest.self, from: input) {
        try write(answer(request, session), to: answers)
      }
      return 0
    } catch let failure as SourceKitSession.Failure {
      return complain(failure.reason)
    } catch {
      return complain("\(error)")
    }
  }

  private static func answer(_ request: CompilerRequest, _ session: SourceKitSession)
    -> CompilerResponse
  {
    var response = CompilerResponse(id: request.id, memory: 0)
    do throws(SourceKitSession.Failure) {
      switch request.kind {
      case .diagnostics:
        response.messages = try session.diagnostics(
          text: request.text, arguments: request.arguments)
      case .names:
        response.names = try session.names(
          text: request.text, arguments: request.arguments, offsets: request.offsets)
      }
    } catch {
      response.failure = error.reason
    }
    response.memory = heldMemory()
    return response
  }

  private static func complain(_ reason: String) -> Int32 {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    return 70
  }

  /// Ends the process when the parent is gone, even while the compiler is busy, or when the compiler
  /// takes more memory than it may.
  private static func watch(_ input: Int32, memoryLimit: Int) {
    let thread = Thread {
      while true {
        var file = pollfd(fd: input, events: 0, revents: 0)
        let ready = poll(&file, 1, 200)
        if ready > 0, file.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { _exit(0) }
        if heldMemory() > memoryLimit {
          _exit(complain("the compiler took more than \(memoryLimit >> 20) MB of memory"))
        }
      }
    }
    thread.start()
  }

  /// The memory that this process holds now (on Linux), or has held at most (elsewhere), in bytes.
  private static func heldMemory() -> Int {
    #if os(Linux)
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = Foundation.read(file, &bytes, bytes.count)
      let fields = bytes.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
      guard fields.count > 1 else { return 0 }
      return (Int(String(decoding: fields[1], as: UTF8.self)) ?? 0)
        * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  // MARK: Frames

  private static func read<Value: Decodable>(_ type: Value.Type, from file: Int32) throws -> Value?
  {
    guard let header = readExactly(4, from: file) else { return nil }
    guard let length = Frame.length(of: header), let body = readExactly(length, from: file) else {
      return nil
    }
    return try Frame.decode(type, from: body)
  }

  private static func readExactly(_ count: Int, from file: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let now = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(file, buffer.baseAddress.map { $0 + filled }, count - filled)
      }
      if now < 0, errno == EINTR { continue }
      guard now > 0 else { return nil }
      filled += now
    }
    return bytes
  }

  private static func write(_ value: some Encodable, to file: Int32) throws {
    let bytes = try Frame.encode(value)
    var sent = 0
    while sent < bytes.count {
      let now = bytes.withUnsafeBytes { buffer in
        Foundation.write(file, buffer.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if now < 0, errno == EINTR { continue }
      guard now > 0 else { return }
      sent += now
    }
  }
}
