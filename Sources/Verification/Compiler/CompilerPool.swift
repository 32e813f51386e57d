import Foundation

/// A few child processes that hold the compiler, and the answers that are known already.
///
/// Any number of tasks may ask at once; each child works on one question at a time.
public actor CompilerPool {
  /// How the pool works.
  public struct Settings: Sendable {
    /// The program that becomes a child, with its arguments; it calls `CompilerService.runChild`.
    public var command: [String]
    /// The most children at work at once.
    public var children: Int
    /// The processor time that a compilation may take; six times as long, if it has to wait for it.
    public var limit: Duration = .seconds(20)
    /// The time that a child may take to start.
    public var startLimit: Duration = .seconds(30)
    /// After so many questions a child is replaced.
    public var questionsPerChild = 2000
    /// A child that holds more memory than this after an answer is replaced; in bytes.
    public var memoryPerChild = 1 << 30
    /// A child that holds more memory than this is ended in the middle of its work; in bytes.
    public var memoryLimit = 3 << 30
    /// Where answers are kept; nowhere without a folder.
    public var cache: CacheFolder?

    /// The settings with everything else at its default.
    public init(command: [String], cache: CacheFolder? = .standard()) {
      self.command = command
      children = ProcessInfo.processInfo.activeProcessorCount
      self.cache = cache
    }
  }

  private let toolchain: Toolchain
  /// What every compilation is told about the machine.
  private let machine: [String]
  private let modules: ModuleSearch
  private let settings: Settings
  private let cache: AnswerCache?
  /// Where the compiler keeps its C modules; its own choice without a cache.
  private lazy var moduleCache = settings.cache?.moduleCache

  private var idle: [Seat] = []
  private var seats: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var working: [ObjectIdentifier: CompilerChild] = [:]
  private var underWay: [String: Task<Reply, Never>] = [:]
  private var questions = 0
  private var hasNewAnswers = false
  private var hasRenewedModuleCache = false
  private var isShut = false

  /// A child that waits for a question, and how many it has answered.
  private struct Seat {
    var child: CompilerChild
    var answered: Int
  }

  /// What is asked about a program.
  private struct Question {
    var kind: CompilerRequest.Kind
    var compilation: Compilation
    var offsets: [Int] = []
    var patience: Patience?
  }

  /// What became of a question.
  private enum Reply {
    case answered(CompilerResponse)
    case timedOut
    case crashed(String)
    case unavailable(String)
  }

  /// A pool without children; they start when the first question cannot be answered from the cache.
  public init(toolchain: Toolchain, modules: ModuleSearch = .none, settings: Settings) {
    self.toolchain = toolchain
    machine = toolchain.arguments
    self.modules = modules
    self.settings = settings
    cache = settings.cache.map { AnswerCache($0) }
    seats = max(1, settings.children)
  }

  /// Compiles a program, or finds what was said of the same program before.
  ///
  /// - Parameter patience: the time that is left for what the program is about; once it has come to its end
  ///   nothing is compiled any more.
  public nonisolated func answer(
    _ compilation: Compilation, patience: Patience? = nil
  ) async -> CompilerAnswer {
    let question = Question(kind: .diagnostics, compilation: compilation, patience: patience)
    let key = key(of: question)
    if let known = cache?.answer([CompilerMessage].self, for: key) { return .messages(known) }
    if let patience, patience.isAtEnd(limit: settings.limit) { return .timedOut }
    return switch await reply(to: question, key) {
    case .answered(let response): .messages(response.messages)
    case .timedOut: .timedOut
    case .crashed(let reason): .crashed(reason)
    case .unavailable(let reason): .unavailable(reason)
    }
  }

  /// What the names at some UTF-8 offsets of a program stand for; nothing where the compiler could not be
  /// asked or gave up.
  public nonisolated func names(
    in compilation: Compilation, at offsets: [Int]
  ) async -> ResolvedNames? {
    let question = Question(kind: .names, compilation: compilation, offsets: offsets)
    let key = key(of: question)
    if let known = cache?.answer(ResolvedNames.self, for: key) { return known }
    guard case .answered(let response) = await reply(to: question, key) else { return nil }
    return response.names
  }

  /// Ends all children, also those at work, whose questions then give `.unavailable`.
  public func shutDown() {
    isShut = true
    for child in working.values { child.end() }
    idle = []
    for waiter in waiting { waiter.resume() }
    waiting = []
    if hasNewAnswers { cache?.prune() }
    hasNewAnswers = false
  }

  // MARK: One question

  /// The name of a question by all that its answer depends on.
  private nonisolated func key(of question: Question) -> String {
    var hash = ContentHash()
    switch question.kind {
    case .diagnostics: hash.add("answer 3")
    case .names: hash.add("names 3 \(question.offsets)")
    }
    let compilation = question.compilation
    for part in [
      toolchain.version, toolchain.sdk, modules.fingerprint,
      "\(compilation.swiftMode.rawValue)", "\(compilation.parseAsLibrary)", compilation.text,
    ] + compilation.arguments {
      hash.add(part)
    }
    return hash.digest()
  }

  /// The same question of several tasks at once is asked once.
  private func reply(to question: Question, _ key: String) async -> Reply {
    if let task = underWay[key] { return await task.value }
    let task = Task { await askAndKeep(question, key) }
    underWay[key] = task
    let reply = await task.value
    underWay[key] = nil
    return reply
  }

  /// Answers are written down where neither the pool nor a child waits for the disk.
  private nonisolated func askAndKeep(_ question: Question, _ key: String) async -> Reply {
    let reply = await askAlone(question)
    if case .answered(let response) = reply {
      switch question.kind {
      case .diagnostics: cache?.keep(response.messages, for: key)
      case .names: cache?.keep(response.names, for: key)
      }
    }
    return reply
  }

  /// A crash is blamed on a program only if a child that has done nothing else crashes on it too.
  private func askAlone(_ question: Question) async -> Reply {
    await takeSeat()
    defer { leaveSeat() }
    var reply = await ask(question, mayReuse: true)
    if case .crashed = reply { reply = await ask(question, mayReuse: false) }
    if case .unavailable(let reason) = reply, renewModuleCache(after: reason) {
      reply = await ask(question, mayReuse: false)
    }
    if case .answered = reply { hasNewAnswers = true }
    return reply
  }

  private func ask(_ question: Question, mayReuse: Bool) async -> Reply {
    guard !isShut else { return .unavailable(CompilerPool.shutReason) }
    var seat: Seat
    switch await nextSeat(mayReuse: mayReuse) {
    case .success(let found): seat = found
    case .failure(let failure): return .unavailable(failure.reason)
    }
    guard !isShut else { return .unavailable(CompilerPool.shutReason) }
    questions += 1
    let request = CompilerRequest(
      id: questions, kind: question.kind, text: question.compilation.text,
      arguments: arguments(of: question.compilation), offsets: question.offsets)
    working[ObjectIdentifier(seat.child)] = seat.child
    let watch = WorkingTime(of: seat.child.process.id, limit: settings.limit)
    let outcome = await seat.child.ask(request, limit: settings.limit)
    question.patience?.spend(watch.spent ?? settings.limit)
    working[ObjectIdentifier(seat.child)] = nil
    seat.answered += 1
    switch outcome {
    case .answer(let response):
      keep(seat, holding: response.memory)
      if let failure = response.failure { return .unavailable(failure) }
      if let failure = response.messages.first(where: \.isOfMachinery) {
        return .unavailable(failure.text)
      }
      return .answered(response)
    case .timedOut: return .timedOut
    case .died(let reason): return isShut ? .unavailable(CompilerPool.shutReason) : .crashed(reason)
    }
  }

  /// A cache of C modules that was copied from elsewhere, or is damaged, stops the compiler from
  /// loading its own library; it is made anew, once.
  ///
  /// - Returns: whether it is worth asking again.
  private func renewModuleCache(after reason: String) -> Bool {
    guard let moduleCache, !isShut,
      CompilerPool.moduleProblems.contains(where: reason.hasPrefix)
    else { return false }
    if !hasRenewedModuleCache { try? FileManager.default.removeItem(atPath: moduleCache) }
    hasRenewedModuleCache = true
    return true
  }

  /// How the compiler's words on C modules and on its own library start.
  fileprivate static let moduleProblems = [
    "Loading the standard library failed", "could not build C module", "unable to open output file",
  ]

  private func arguments(of compilation: Compilation) -> [String] {
    machine + ["-module-name", "Sample"]
      // Projects that Xcode makes have `/…/` as regular expressions in either mode.
      + ["-swift-version", "\(compilation.swiftMode.rawValue)", "-enable-bare-slash-regex"]
      + (compilation.parseAsLibrary ? ["-parse-as-library"] : [])
      + (moduleCache.map { ["-module-cache-path", $0] } ?? [])
      + modules.arguments + compilation.arguments
  }

  // MARK: Children

  private static let shutReason = "the compiler was shut down"

  private func takeSeat() async {
    if seats > 0 || isShut {
      seats -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// The seat goes straight to the one who has waited longest.
  private func leaveSeat() {
    if waiting.isEmpty {
      seats += 1
    } else {
      waiting.removeFirst().resume()
    }
  }

  private func nextSeat(mayReuse: Bool) async -> Result<Seat, Spawn.Failure> {
    if mayReuse, let seat = idle.popLast() { return .success(seat) }
    do {
      let setup = CompilerSetup(library: toolchain.library, memoryLimit: settings.memoryLimit)
      let child = try CompilerChild(command: settings.command, setup: setup)
      if let reason = await child.untilReady(limit: settings.startLimit) {
        return .failure(Spawn.Failure(reason: "the compiler cannot be started: \(reason)"))
      }
      return .success(Seat(child: child, answered: 0))
    } catch {
      let reason = (error as? Spawn.Failure)?.reason ?? "\(error)"
      return .failure(Spawn.Failure(reason: "the compiler cannot be started: \(reason)"))
    }
  }

  private func keep(_ seat: Seat, holding memory: Int) {
    guard !isShut, seat.answered < settings.questionsPerChild, memory < settings.memoryPerChild
    else { return }
    idle.append(seat)
  }
}

extension CompilerMessage {
  /// Whether it tells of the machine (a full disk, say), not of the program.
  fileprivate var isOfMachinery: Bool {
    // A module of the cache that is damaged is reported where the author imports it.
    severity == .error
      && (id.hasPrefix("serialization_")
        || offset == nil && CompilerPool.moduleProblems.contains(where: text.hasPrefix))
  }
}
