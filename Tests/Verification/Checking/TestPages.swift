import Catalog
import Diagnostics
import Foundation
import Samples
import Testing
import Verification

/// A real compiler without any stand-ins: what these tests check is plain Swift. The child is the built
/// `stele`, which lies beside the test bundle.
enum TestCompiler {
  /// All tests ask the same children, as starting one takes longer than most questions do.
  private static let compiler = Task {
    let toolchain = try Toolchain.find()
    var settings = CompilerPool.Settings(
      command: [try stele(), CompilerService.subcommand], cache: nil)
    settings.children = 2
    settings.limit = .seconds(120)
    settings.startLimit = .seconds(120)
    // What is presumed is of a module of its own.
    let modules = try await StandInModules(sources: standIns, toolchain: toolchain)
      .prepare(only: [PresumedValue.module])
    return (toolchain, CompilerPool(toolchain: toolchain, modules: modules, settings: settings))
  }

  static func report(on markdown: String, language: String = "en") async throws -> CheckReport {
    try await reports(on: ["en": markdown]).report
  }

  /// What the names of one page mean.
  static func names(in markdown: String) async throws -> PageNames? {
    let report = try await reports(on: ["en": markdown], withNames: true).report
    return report.blocks.first.flatMap { report.names($0.file) }
  }

  /// Checks one article whose pages are given by language.
  ///
  /// - Parameter endless: a word; the compiler gives up on all programs that hold it.
  static func reports(
    on pages: [String: String], sharingCompilations: Bool = true, withNames: Bool = false,
    endless: String? = nil, telling tell: Checker.Tell? = nil
  ) async throws
    -> (report: CheckReport, diagnostics: [Diagnostic], compilations: Int)
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in pages {
      try text.write(
        to: folder.appendingPathComponent("article.\(language).md"), atomically: true,
        encoding: .utf8)
    }
    let catalog = try await Catalog.read(paths: [folder.path])
    let (toolchain, pool) = try await compiler.value
    let counter = Counter()
    let lookUpNames: Checker.LookUpNames = { await pool.names(in: $0, at: $1) }
    let checker = Checker(
      compiler: toolchain.name, sdk: "none", sharesCompilations: sharingCompilations,
      lookUpNames: withNames ? lookUpNames : nil
    ) { compilation, patience in
      await counter.count(compilation)
      if let endless, compilation.text.contains(endless) { return .timedOut }
      return await pool.answer(compilation, patience: patience)
    }
    let (report, diagnostics) = try await checker.check(catalog.articles, telling: tell)
    return (report, catalog.diagnostics + diagnostics, await counter.distinct)
  }

  private static var standIns: String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Sources/StandIns").path
  }

  private static func stele() throws -> String {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    let folders = [bundle?.deletingLastPathComponent(), program.deletingLastPathComponent()]
      .compactMap { $0 }
    let found = folders.map { $0.appendingPathComponent("stele").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return try #require(found, "the tests need the built stele beside them")
  }

  private actor Counter {
    private var seen: Set<Compilation> = []
    var distinct: Int { seen.count }
    func count(_ compilation: Compilation) { seen.insert(compilation) }
  }
}

extension CheckReport {
  /// The verdicts with the places, as the tests write them: `verified members Counter`.
  var summary: [String] {
    blocks.map { block in
      ([block.verdict.rawValue, block.placement.kind.rawValue, block.placement.in].compactMap { $0 })
        .joined(separator: " ")
    }
  }
}
