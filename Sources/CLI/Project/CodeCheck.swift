import Catalog
import Diagnostics
import Foundation
import Samples
import Verification

extension Session {
  /// Checks the code of articles, with the compiler in child processes.
  ///
  /// - Parameter withNames: whether the report is to tell what the names in the code mean.
  /// - Returns: the verdicts, and what is wrong with the info strings.
  /// - Throws: a `Diagnostic` where there is no compiler or no stand-ins, `CancellationError` where the
  ///   run is interrupted; the children are gone then.
  func check(
    _ articles: [Article], jobs: Int?, sdk: String? = nil, withNames: Bool = false
  ) async throws -> (report: CheckReport, diagnostics: [Diagnostic]) {
    let line = progressLine()
    defer { line.clear() }
    let compiler = try await compiler(jobs: jobs, sdk: sdk, line)
    try Task.checkCancellation()
    let result = await withTaskCancellationHandler {
      await Result {
        try await compiler.checker(withNames: withNames).check(
          articles, width: compiler.width
        ) { done, all in
          line.show("checking page \(done) of \(all)")
        }
      }
    } onCancel: {
      Task { await compiler.pool.shutDown() }
    }
    await compiler.pool.shutDown()
    try Task.checkCancellation()
    return try result.get()
  }

  /// Gets the compiler ready, whose children start when the first question comes.
  ///
  /// - Throws: a `Diagnostic` where there is no compiler or no stand-ins.
  func compiler(
    jobs: Int?, sdk: String? = nil, _ line: ProgressLine
  ) async throws(Diagnostic) -> ReadyCompiler {
    let toolchain = try Toolchain.find(environment: environment).using(sdk: sdk)
    let modules = try await prepareStandIns(toolchain, line)
    let width = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    var settings = CompilerPool.Settings(command: CompilerService.command)
    settings.children = width
    let cache = PageCache(
      .standard(environment: environment),
      fingerprint: "\(PageCache.tool) \(toolchain.version) \(modules.search.fingerprint)")
    let pool = CompilerPool(toolchain: toolchain, modules: modules.search, settings: settings)
    return ReadyCompiler(
      pool: pool, width: width, name: toolchain.name, sdk: modules.name, standIns: modules.names,
      cache: cache)
  }

  /// What declares Apple's names: on Apple's systems their SDK, elsewhere modules of our own.
  private func prepareStandIns(
    _ toolchain: Toolchain, _ line: ProgressLine
  ) async throws(Diagnostic) -> (search: ModuleSearch, name: String, names: StandInNames?) {
    let sources = try data().standIns
    let modules = StandInModules(sources: sources, toolchain: toolchain) { progress in
      switch progress {
      case .building(let name): line.show("building the stand-in for \(name)")
      case .built: break
      }
    }
    #if canImport(Darwin)
      // No SDK has the type of what is presumed.
      return (try await modules.prepare(only: [PresumedValue.module]), toolchain.sdkName, nil)
    #else
      return (
        try await modules.prepare(), "stand-ins for Apple's SDK", StandInNames(sources: sources)
      )
    #endif
  }
}

/// A compiler that can be asked, and what its answers are for.
struct ReadyCompiler: Sendable {
  var pool: CompilerPool
  /// How many pages are checked at once.
  var width: Int
  /// The compiler and what declares Apple's names, for readers.
  var name: String
  var sdk: String
  fileprivate var standIns: StandInNames?
  fileprivate var cache: PageCache

  /// What asks it, until its task is cancelled.
  ///
  /// - Parameter withNames: whether reports are to tell what the names in the code mean.
  func checker(withNames: Bool = false) -> Checker {
    let lookUpNames: Checker.LookUpNames = { compilation, offsets in
      Task.isCancelled ? nil : await pool.names(in: compilation, at: offsets)
    }
    return Checker(
      compiler: name, sdk: sdk, standIns: standIns, cache: cache,
      lookUpNames: withNames ? lookUpNames : nil
    ) { compilation, patience in
      Task.isCancelled
        ? .unavailable("the check was ended")
        : await pool.answer(compilation, patience: patience)
    }
  }
}

extension Result where Failure == any Error {
  /// What an asynchronous piece of work gives or throws.
  fileprivate init(_ work: () async throws -> Success) async {
    do {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
