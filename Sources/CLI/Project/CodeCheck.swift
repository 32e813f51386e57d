import Diagnostics
import Foundation
import Verification

extension Session {
  /// Checks the code of a project's articles, with the compiler in child processes.
  ///
  /// - Parameter withNames: whether the report is to tell what the names in the code mean.
  /// - Returns: the verdicts, and what is wrong with the info strings.
  /// - Throws: a `Diagnostic` where there is no compiler or no stand-ins, `CancellationError` where the
  ///   run is interrupted; the children are gone then.
  func check(
    _ project: Project, jobs: Int?, sdk: String? = nil, withNames: Bool = false
  ) async throws -> (report: CheckReport, diagnostics: [Diagnostic]) {
    let line = progressLine()
    defer { line.clear() }
    let toolchain = try Toolchain.find(environment: environment).using(sdk: sdk)
    let modules = try await prepareStandIns(toolchain, line)
    try Task.checkCancellation()
    let width = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    var settings = CompilerPool.Settings(command: CompilerService.command)
    settings.children = width
    let cache = PageCache(
      .standard(environment: environment),
      fingerprint: "\(PageCache.tool) \(toolchain.version) \(modules.search.fingerprint)")
    let pool = CompilerPool(toolchain: toolchain, modules: modules.search, settings: settings)
    let lookUpNames: Checker.LookUpNames = { await pool.names(in: $0, at: $1) }
    let checker = Checker(
      compiler: toolchain.name, sdk: modules.name, standIns: modules.names, cache: cache,
      lookUpNames: withNames ? lookUpNames : nil
    ) { await pool.answer($0) }
    let result = await withTaskCancellationHandler {
      await Result {
        try await checker.check(project.catalog.articles, width: width) { done, all in
          line.show("checking page \(done) of \(all)")
        }
      }
    } onCancel: {
      Task { await pool.shutDown() }
    }
    await pool.shutDown()
    try Task.checkCancellation()
    return try result.get()
  }

  /// What declares Apple's names: on Apple's systems their SDK, elsewhere modules of our own.
  private func prepareStandIns(
    _ toolchain: Toolchain, _ line: ProgressLine
  ) async throws(Diagnostic) -> (search: ModuleSearch, name: String, names: StandInNames?) {
    #if canImport(Darwin)
      return (.none, toolchain.sdkName, nil)
    #else
      let sources = try data().standIns
      let modules = StandInModules(sources: sources, toolchain: toolchain) { progress in
        switch progress {
        case .building(let name): line.show("building the stand-in for \(name)")
        case .built: break
        }
      }
      return (
        try await modules.prepare(), "stand-ins for Apple's SDK", StandInNames(sources: sources)
      )
    #endif
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
