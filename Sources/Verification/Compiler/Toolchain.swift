public import Diagnostics
import Foundation

/// The installed Swift, as the check needs it.
public struct Toolchain: Hashable, Codable, Sendable {
  /// The compiler's program.
  public let compiler: String
  /// The folder of the compiler's own resources, `lib/swift`.
  public let resources: String
  /// The compiler in its own words: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public let version: String
  /// The SDK that the compiler is told; on Linux the root of the system.
  public let sdk: String
  /// The machine to compile for, where that is not this one.
  let target: String?
  /// What declares Apple's names, as a reader would name it.
  public let sdkName: String

  /// The compiler as a reader would name it: `Swift 6.3.1`.
  public var name: String {
    let words = version.split(separator: " ")
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else {
      return version
    }
    return "Swift \(words[index + 1])"
  }

  /// The library that holds the compiler for use in a process.
  public var library: String {
    let folder = URL(fileURLWithPath: resources).deletingLastPathComponent().path
    #if canImport(Darwin)
      return "\(folder)/sourcekitdInProc.framework/sourcekitdInProc"
    #else
      return "\(folder)/libsourcekitdInProc.so"
    #endif
  }

  /// The folder of the libraries that macros are built against.
  var hostLibraries: String { "\(resources)/host" }

  /// What every compilation is told about the machine.
  package var arguments: [String] {
    ["-sdk", sdk, "-resource-dir", resources] + (target.map { ["-target", $0] } ?? [])
      // The module of package plugins. That of manifests would need the version that each asks for.
      + ["-I", "\(resources)/pm/PluginAPI"] + clangArguments
  }

  /// What saves the compiler a search for each program, a fifth of a small one's time: it finds the C modules
  /// of its own library by looking through every folder for module maps, unless it is told of them, and it
  /// looks for a GCC in every place where a Linux may have one, of which only C++ needs anything.
  private var clangArguments: [String] {
    #if os(Linux)
      let maps = ["shims", "dispatch", "CoreFoundation", "_FoundationCShims"]
        .map { "\(resources)/\($0)/module.modulemap" }
        .filter(FileManager.default.fileExists)
      return (maps.map { "-fmodule-map-file=\($0)" } + ["--gcc-toolchain=\(resources)"])
        .flatMap { ["-Xcc", $0] }
    #else
      return []
    #endif
  }

  private init(
    compiler: String, resources: String, version: String, sdk: String, target: String? = nil,
    sdkName: String
  ) {
    self.compiler = compiler
    self.resources = resources
    self.version = version
    self.sdk = sdk
    self.target = target
    self.sdkName = sdkName
  }

  /// The same toolchain with another SDK.
  init(_ other: Toolchain, sdk: AppleSDK, target: String?) {
    self.init(
      compiler: other.compiler, resources: other.resources, version: other.version, sdk: sdk.path,
      target: target, sdkName: "Apple's SDK (\(sdk.name) \(sdk.version))")
  }

  /// Finds the toolchain of the `swiftc` on the search path, links followed.
  ///
  /// The compiler is asked once; its answer is kept for as long as the program stays the same file.
  ///
  /// - Parameter environment: the variables; without it, those of this process.
  /// - Throws: a `Diagnostic` where there is no Swift, or one without the in-process compiler.
  public static func find(
    environment: [String: String]? = nil,
    cache: CacheFolder = .standard()
  ) throws(Diagnostic) -> Toolchain {
    let environment = environment ?? ProcessInfo.processInfo.environment
    guard let program = SearchPath(environment).program("swiftc") else {
      throw Diagnostic(
        .error, "no-swift", "no swiftc is on the search path",
        help: "install Swift 6 from swift.org")
    }
    let entry = "toolchains/\(stamp(of: program)).json"
    let known = cache.read(entry).flatMap {
      try? JSONDecoder().decode(Toolchain.self, from: Data($0))
    }
    if let known, FileManager.default.fileExists(atPath: known.library) { return known }
    let toolchain = try ask(program)
    guard FileManager.default.fileExists(atPath: toolchain.library) else {
      throw Diagnostic(
        .error, "no-sourcekit",
        "\(toolchain.name) at \(toolchain.resources) lacks the in-process compiler",
        help: "install a toolchain from swift.org; \(toolchain.library) is missing")
    }
    // Without a cache the compiler is asked again next time; nothing else is lost.
    if let bytes = try? JSONEncoder().encode(toolchain) {
      try? cache.write(Array(bytes), to: entry)
    }
    return toolchain
  }

  /// A name for this very file: where it really lies, its size and its time.
  private static func stamp(of program: String) -> String {
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: real)
    let date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let size = (facts?[.size] as? Int) ?? 0
    return ContentHash.digest("toolchain 2", program, real, "\(size)", "\(date)")
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
      var sdkPath: String?
    }
    var compilerVersion: String
    var paths: Paths
  }

  private static func ask(_ program: String) throws(Diagnostic) -> Toolchain {
    do {
      let run = try Run.output(of: [program, "-print-target-info"])
      guard run.ending == .status(0) else { throw Spawn.Failure(reason: run.text) }
      let info = try JSONDecoder().decode(TargetInfo.self, from: Data(run.text.utf8))
      var sdk = "/"
      #if canImport(Darwin)
        let path = try Run.output(of: ["xcrun", "--show-sdk-path"]).text
        sdk = info.paths.sdkPath ?? path.trimmingCharacters(in: .whitespacesAndNewlines)
      #endif
      return Toolchain(
        compiler: program, resources: info.paths.runtimeResourcePath,
        version: info.compilerVersion, sdk: sdk, sdkName: "Apple's SDK")
    } catch {
      let reason = (error as? Spawn.Failure)?.reason ?? "\(error)"
      throw Diagnostic(
        .error, "no-swift", "\(program) cannot say what it is: \(reason)",
        help: "run `swiftc -print-target-info` to see why")
    }
  }
}
