public import Diagnostics
import Foundation

/// The modules that stand in for Apple's SDK, built for the compiler at hand.
///
/// Each module is built once per compiler version and content into a folder of its own, named by both;
/// what is there is complete, since it was moved there whole. A change of one module rebuilds that one
/// and those that import it.
public struct StandInModules: Sendable {
  /// What happens meanwhile, for a progress display.
  public enum Progress: Sendable {
    /// A module has to be built; this is its name.
    case building(String)
    /// A module has been built.
    case built(String)
  }

  /// The name of the folder of the macros, and what their library is called.
  private static let macros = (folder: "Macros", module: "SteleMacros")

  private let sources: String
  private let toolchain: Toolchain
  private let cache: CacheFolder
  private let moduleCache: String
  private let progress: @Sendable (Progress) -> Void

  /// Stand-ins whose sources and `modules.json` lie in a folder.
  public init(
    sources: String, toolchain: Toolchain, cache: CacheFolder = .standard(),
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) {
    self.sources = URL(fileURLWithPath: sources).path
    self.toolchain = toolchain
    self.cache = cache.folder("stand-ins")
    moduleCache = cache.moduleCache
    self.progress = progress
  }

  /// Builds what is missing.
  ///
  /// - Parameter names: the modules to be had, which import no others; without it, all and the macros.
  /// - Returns: what the compiler has to be told to find the modules.
  /// - Throws: a `Diagnostic`, with the compiler's own messages where a module does not compile.
  public func prepare(only names: Set<String>? = nil) async throws(Diagnostic) -> ModuleSearch {
    let modules = try StandInManifest.read(in: sources)
      .filter { names?.contains($0.name) ?? ($0.isForRunning != true) }
    let plan = try plan(modules, withMacros: names == nil)
    try await make(plan)
    return search(plan)
  }

  /// Builds what is missing for programs to run: libraries of some modules and of all that they import.
  ///
  /// - Parameter names: the modules; names that are no stand-in's are left out.
  /// - Returns: what the compiler has to be told to build such a program.
  /// - Throws: a `Diagnostic`, with the compiler's own messages where a module does not compile.
  public func libraries(of names: Set<String>) async throws(Diagnostic) -> StandInLibraries {
    let (modules, libraries) = try libraryPlan(names)
    try await make(modules + libraries)
    return StandInLibraries(search: search(modules), files: libraries.map(\.libraryFile))
  }

  /// What `libraries(of:)` will answer, without building anything.
  public func expectedLibraries(of names: Set<String>) throws(Diagnostic) -> StandInLibraries {
    let (modules, libraries) = try libraryPlan(names)
    let search = ModuleSearch(arguments: [], fingerprint: fingerprint(of: modules))
    return StandInLibraries(search: search, files: libraries.map(\.libraryFile))
  }

  private func libraryPlan(
    _ names: Set<String>
  ) throws(Diagnostic) -> (modules: [StandInBuild], libraries: [StandInBuild]) {
    let plan = try plan(try StandInManifest.read(in: sources), withMacros: true)
    let users = plan.filter { names.contains($0.name) }
    let modules = plan.filter { module in
      names.contains(module.name)
        || users.contains { $0.dependencies.contains { $0.label == module.label } }
    }
    return (modules, modules.filter { $0.kind == .module }.map(\.asLibrary))
  }

  private func fingerprint(of plan: [StandInBuild]) -> String {
    var hash = ContentHash()
    for item in plan { hash.add(item.key) }
    return hash.digest()
  }

  private func make(_ plan: [StandInBuild]) async throws(Diagnostic) {
    for item in plan where item.isBuilt { item.noteUse() }
    guard plan.contains(where: { !$0.isBuilt }) else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: cache.path, withIntermediateDirectories: true)
    } catch {
      throw Diagnostic(
        .error, "no-cache", "the cache folder cannot be made: \(error.localizedDescription)",
        file: cache.path, help: "set XDG_CACHE_HOME to a folder that can be written to")
    }
    cache.removeUnused()
    try await build(plan)
  }

  private func search(_ plan: [StandInBuild]) -> ModuleSearch {
    let fingerprint = fingerprint(of: plan)
    let built = plan.filter { $0.kind == .module }
    let folder = StandInFolder(of: built, fingerprint: fingerprint, in: cache)
    return ModuleSearch(
      arguments: plan.filter { $0.kind == .macros || folder == nil }.flatMap(\.searchArguments)
        + (folder.map { ["-I", $0.path] } ?? []),
      fingerprint: fingerprint)
  }

  // MARK: What is to be built

  private func plan(
    _ modules: [StandInManifest.Module], withMacros: Bool
  ) throws(Diagnostic) -> [StandInBuild] {
    var plan: [StandInBuild] = []
    let macroSources = StandInSources(in: "\(sources)/\(StandInModules.macros.folder)")
    if withMacros, !macroSources.files.isEmpty {
      plan.append(
        StandInBuild(
          kind: .macros, name: StandInModules.macros.module, sources: macroSources,
          dependencies: [], toolchain: toolchain, cache: cache,
          moduleCache: moduleCache))
    }
    for module in modules {
      let files = StandInSources(in: "\(sources)/\(module.name)")
      guard !files.files.isEmpty else {
        throw Diagnostic(
          .error, "malformed-stand-ins", "the stand-in module \(module.name) has no sources",
          file: "\(sources)/\(module.name)")
      }
      let names = module.dependencies ?? []
      let all = plan.filter { earlier in
        earlier.kind == .macros
          || names.contains { $0 == earlier.name || needs(earlier.name, from: $0, in: plan) }
      }
      plan.append(
        StandInBuild(
          kind: .module, name: module.name, sources: files, dependencies: all,
          toolchain: toolchain, cache: cache,
          moduleCache: moduleCache))
    }
    return plan
  }

  /// Whether the module `name` is imported, directly or not, by the planned module `user`.
  private func needs(_ name: String, from user: String, in plan: [StandInBuild]) -> Bool {
    plan.first { $0.name == user }?.dependencies.contains { $0.name == name } == true
  }

  // MARK: Building

  /// As many at once as their imports allow; where the task is cancelled, their compilers are ended.
  private func build(_ plan: [StandInBuild]) async throws(Diagnostic) {
    var tasks: [String: Task<Void, any Error>] = [:]
    for item in plan {
      let earlier = item.dependencies.compactMap { tasks[$0.name] }
      tasks[item.label] = Task { [progress] in
        for task in earlier { try await task.value }
        try Task.checkCancellation()
        try await item.build(progress)
      }
    }
    let started = plan.compactMap { item in tasks[item.label].map { (item.name, $0) } }
    let problem = await withTaskCancellationHandler {
      await firstProblem(of: started)
    } onCancel: {
      for (_, task) in started { task.cancel() }
    }
    if let problem { throw problem }
  }

  /// Waits for builds, until one of them fails.
  private func firstProblem(of builds: [(String, Task<Void, any Error>)]) async -> Diagnostic? {
    for (name, task) in builds {
      do {
        try await task.value
      } catch let problem as Diagnostic {
        return problem
      } catch {
        let reason = (error as? Spawn.Failure)?.reason ?? error.localizedDescription
        return Diagnostic(
          .error, "stand-in-failed", "the stand-in module \(name) cannot be built: \(reason)",
          file: cache.path)
      }
    }
    return nil
  }
}
