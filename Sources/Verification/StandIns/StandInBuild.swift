import Diagnostics
import Foundation

/// One stand-in module, or the macro library, and how it is built.
struct StandInBuild: Sendable {
  /// What comes out.
  enum Kind: Sendable {
    /// What the compiler needs of a module to check code that imports it.
    case module
    /// What a program that imports the module is linked with.
    case library
    case macros
  }

  let kind: Kind
  let name: String
  /// All that it imports, directly or not, and the macros.
  let dependencies: [StandInBuild]
  /// Stands for all that the result depends on.
  let key: String

  private let sources: StandInSources
  private let toolchain: Toolchain
  private let cache: CacheFolder
  private let moduleCache: String

  init(
    kind: Kind, name: String, sources: StandInSources, dependencies: [StandInBuild],
    toolchain: Toolchain, cache: CacheFolder, moduleCache: String
  ) {
    self.kind = kind
    self.name = name
    self.dependencies = dependencies
    self.sources = sources
    self.toolchain = toolchain
    self.cache = cache
    self.moduleCache = moduleCache
    var hash = ContentHash()
    let parts = [
      kind == .library ? "library 1" : "stand-in 2", toolchain.version, toolchain.resources,
      toolchain.sdk, name,
    ]
    for part in parts + [sources.digest] + dependencies.map(\.key) { hash.add(part) }
    key = hash.digest()
  }

  /// The folder that holds the result.
  var folder: String { cache.folder(folderName).path }

  private var folderName: String { "\(label)-\(key.prefix(24))" }

  /// What tells the build from all others of the same sources.
  var label: String { kind == .library ? "lib\(name)" : name }

  /// The library of the same module.
  var asLibrary: StandInBuild {
    StandInBuild(
      kind: .library, name: name, sources: sources, dependencies: dependencies,
      toolchain: toolchain, cache: cache, moduleCache: moduleCache)
  }

  /// The file that a program is linked with.
  var libraryFile: String { "\(folder)/\(product)" }

  /// Whether the result is there.
  var isBuilt: Bool { FileManager.default.fileExists(atPath: "\(folder)/\(product)") }

  /// Makes the result count as used.
  func noteUse() { CacheFolder(path: folder).noteUse() }

  private var product: String {
    switch kind {
    case .module: "\(name).swiftmodule"
    case .library: "libStandIn\(name).\(StandInBuild.libraryExtension)"
    case .macros: "lib\(name).\(StandInBuild.libraryExtension)"
    }
  }

  /// What a compiler is told to find the result.
  var searchArguments: [String] {
    switch kind {
    case .module: ["-I", folder]
    case .library: []
    case .macros: ["-load-plugin-library", "\(folder)/\(product)"]
    }
  }

  /// Builds the result, unless it is there or another process makes it first.
  func build(_ progress: @Sendable (StandInModules.Progress) -> Void) async throws {
    try await cache.make(folderName, unless: { isBuilt }) { draft in
      progress(.building(name))
      let run = try await Run.concurrently(command(into: draft))
      guard run.ending == .status(0) else {
        throw Diagnostic(
          .error, "stand-in-failed", "the stand-in module \(name) does not compile",
          help: run.text.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      progress(.built(name))
    }
  }

  private func command(into folder: String) -> [String] {
    let output = ["-module-name", name, "-o", "\(folder)/\(product)"]
    let host = toolchain.hostLibraries
    let hasMacros = dependencies.contains { $0.kind == .macros }
    switch kind {
    case .library:
      // Symbols of the other libraries are found when a program is linked with all of them.
      return [toolchain.compiler, "-emit-library", "-wmo", "-num-threads", "2", "-Onone"]
        + ["-parse-as-library", "-swift-version", "6", "-module-cache-path", moduleCache]
        + output + (hasMacros ? ["-D", "STELE_MACROS"] : [])
        + ["-Xlinker", "-soname", "-Xlinker", product]
        + dependencies.flatMap(\.searchArguments) + sources.files
    case .module:
      // All files at once, and bodies only where a declaration's type depends on them: a sixth of the
      // time. That the bodies compile is for the tests of the stand-ins to see.
      return [toolchain.compiler, "-emit-module", "-wmo", "-parse-as-library"]
        + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types"]
        + ["-swift-version", "6", "-module-cache-path", moduleCache]
        + (toolchain.target.map { ["-target", $0, "-sdk", toolchain.sdk] } ?? [])
        + output + (hasMacros ? ["-D", "STELE_MACROS"] : [])
        + dependencies.flatMap(\.searchArguments) + sources.files
    case .macros:
      return [toolchain.compiler, "-emit-library", "-parse-as-library", "-swift-version", "6"]
        + output + ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
        + ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics"].map {
          "-l\($0)"
        } + sources.files
    }
  }

  #if canImport(Darwin)
    private static let libraryExtension = "dylib"
  #else
    private static let libraryExtension = "so"
  #endif
}
