import Foundation

/// The parent's side of one child process: it asks one question at a time.
final class CompilerChild: Sendable {
  /// What became of a question.
  enum Outcome: Sendable {
    case answer(CompilerResponse)
    case timedOut
    /// The child ended before it answered; what is known of why.
    case died(String)
  }

  let process: Spawn
  private let socket: Int32
  private let errors: Scratch
  private let greeting: [UInt8]
  /// Where the waiting is done, off the threads that Swift's concurrency shares.
  private let queue = DispatchQueue(label: "stele.compiler-child")

  /// Starts a child that will load the given library.
  ///
  /// - Parameter command: the program and its arguments; it has to call `CompilerService.runChild`.
  init(command: [String], setup: CompilerSetup) throws {
    greeting = try Frame.encode(setup)
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, CompilerChild.stream, 0, &ends) == 0 else {
      throw Spawn.Failure("cannot make a socket")
    }
    defer { close(ends[1]) }
    #if canImport(Darwin)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var yes: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    socket = ends[0]
    do {
      errors = try Scratch()
    } catch {
      close(ends[0])
      throw error
    }
    do {
      // A stack trace of Swift's own takes seconds, and what killed the child is told by its signal.
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFT_BACKTRACE"] = "enable=no"
      process = try Spawn(
        command, input: ends[1], output: ends[1], error: errors.file, ownGroup: true,
        environment: environment)
    } catch {
      close(ends[0])
      errors.close()
      throw error
    }
  }

  deinit {
    process.end()
    _ = process.wait()
    close(socket)
    errors.close()
  }

  /// Waits until the child has loaded the compiler; `nil` when it has.
  func untilReady(limit: Duration) async -> String? {
    switch await outcome(sending: greeting, limit: limit) {
    case .answer(let response): response.failure
    case .timedOut: "it did not start within \(limit)"
    case .died(let reason): reason
    }
  }

  /// Asks a question. After `.timedOut` and `.died` the child is gone.
  func ask(_ request: CompilerRequest, limit: Duration) async -> Outcome {
    guard let bytes = try? Frame.encode(request) else { return .died("the text cannot be sent") }
    return await outcome(sending: bytes, limit: limit)
  }

  /// Ends the child at once; a question under way gives `.died`.
  func end() { process.end() }

  private func outcome(sending bytes: [UInt8], limit: Duration) async -> Outcome {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          returning: exchange(bytes, within: WorkingTime(of: process.id, limit: limit)))
      }
    }
  }

  private func exchange(_ bytes: [UInt8], within time: WorkingTime) -> Outcome {
    do throws(Interruption) {
      try send(bytes, within: time)
      let header = try receive(4, within: time)
      guard let length = Frame.length(of: header) else { throw .ended }
      let body = try receive(length, within: time)
      guard let response = try? Frame.decode(CompilerResponse.self, from: body) else {
        throw .ended
      }
      // What was printed on the way to an answer tells nothing about a later crash.
      errors.clear()
      return .answer(response)
    } catch {
      process.end()
      let ending = process.wait()
      return error == .late ? .timedOut : .died(obituary(ending))
    }
  }

  // MARK: Bytes

  private enum Interruption: Error {
    /// The time is up.
    case late
    /// The child closed its end, or what it sends makes no sense.
    case ended
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let quietly = MSG_DONTWAIT
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    private static let quietly = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
  #endif

  private func send(_ bytes: [UInt8], within time: WorkingTime) throws(Interruption) {
    var sent = 0
    while sent < bytes.count {
      try wait(for: POLLOUT, within: time)
      let now = bytes.withUnsafeBytes { buffer in
        Foundation.send(
          socket, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, CompilerChild.quietly)
      }
      if now < 0, errno == EINTR || errno == EAGAIN { continue }
      guard now > 0 else { throw .ended }
      sent += now
    }
  }

  private func receive(_ count: Int, within time: WorkingTime) throws(Interruption) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      try wait(for: POLLIN, within: time)
      let now = bytes.withUnsafeMutableBytes { buffer in
        recv(
          socket, buffer.baseAddress.map { $0 + filled }, count - filled, CompilerChild.quietly)
      }
      if now < 0, errno == EINTR || errno == EAGAIN { continue }
      guard now > 0 else { throw .ended }
      filled += now
    }
    return bytes
  }

  private func wait(for event: Int32, within time: WorkingTime) throws(Interruption) {
    while true {
      guard let left = time.untilNextLook else { throw .late }
      var file = pollfd(fd: socket, events: Int16(event), revents: 0)
      let ready = poll(&file, 1, left)
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .ended }
    }
  }

  /// What is known of a child's end: its signal or status, and the last that it printed.
  private func obituary(_ ending: Spawn.Ending) -> String {
    let how =
      switch ending {
      case .signal(let number): "the compiler was ended by signal \(number)"
      case .status(let status): "the compiler's process ended with status \(status)"
      }
    let printed = errors.tail(4096).split(separator: "\n").filter { !$0.hasPrefix("sourcekit: [") }
    return ([how] + printed.suffix(20).map(String.init)).joined(separator: "\n")
  }
}
