import Catalog
import Diagnostics
import Foundation
import Reports
import Samples
import Site
import Verification

extension Command {
  /// `stele build`
  static let build = Command(
    name: "build",
    summary: "Check the articles and build the site.",
    discussion: """
      Reads the articles, checks their code, links their sections across languages and
      writes the site. It is written to a new folder that takes the old one's place when
      it is complete: whatever goes wrong, the old site stays whole.

      A page that cannot be read, or an option that is misspelt, stops the build. A block
      that does not compile does not: the site is written with its verdict on the block,
      and the exit status is 1.
      """,
    options: [
      .articlesFolder, .output("_site"), .basePath, .runs, .noCheck, .jobs, .quiet, .color,
    ],
    examples: [
      Example(line: "stele build", meaning: "Builds _site/ from Articles/."),
      Example(line: "stele build --no-check", meaning: "Builds without compiling the code."),
      Example(
        line: "stele build --articles docs --output public",
        meaning: "Builds the site of another folder into another one."),
      Example(
        line: "stele build --base-path /docs/",
        meaning: "Builds for a server where the site stands at this path."),
    ]
  ) { arguments, session in
    let output = arguments.value(of: .output("_site")) ?? "_site"
    let place = try session.recordPlace(of: output, arguments)
    if let status = place.replay(on: session.console) {
      OutputFolder.removeLeftovers(beside: output)
      return status
    }
    let transcript = Transcript()
    var recorded = session
    recorded.console = transcript.recording(session.console)
    let (status, others) = try await recorded.build(to: output, arguments)
    if let others { place.keep(status, transcript.parts, others: others) }
    return status
  }
}

extension Option {
  /// The folder of the articles.
  static let articlesFolder = Option(
    name: "articles", letter: "a", value: "DIR",
    summary: "The folder of the articles; \(Project.articles) is the default.")
  /// Where the site will stand.
  fileprivate static let basePath = Option(
    name: "base-path", value: "PATH",
    summary: "The path at which the site will stand on its server, as /docs/; else that of the "
      + "settings' base.")
  /// What runs of the samples have left.
  static let runs = Option(
    name: "runs", value: "DIR",
    summary:
      "The folder with what runs of the samples have left; \(RunFolder.standard) is the default.")
  /// Leaves the compiler out.
  static let noCheck = Option(
    name: "no-check", summary: "Do not compile the code; it carries no verdicts then.")

  /// The folder to write to.
  static func output(_ folder: String) -> Option {
    Option(
      name: "output", letter: "o", value: "DIR",
      summary: "The folder to write; \(folder) is the default.")
  }
}

extension RunFolder {
  /// The folder that the command line names, or the one that is meant without.
  init(_ arguments: Arguments) {
    self.init(arguments.value(of: .runs) ?? Self.standard)
  }
}

extension Session {
  /// Shows what is wrong, and says that nothing was written because of it.
  func refuse(_ diagnostics: [Diagnostic], to action: String) -> ExitStatus {
    show(diagnostics)
    let errors = diagnostics.count { $0.severity == .error }
    let what = errors == 1 ? "the error above" : "the \(errors) errors above"
    show([Diagnostic(.error, "stopped", "nothing was written: set \(what) right to \(action)")])
    return ExitStatus(diagnostics)
  }

  /// Where it is noted what a build of these articles was made from: all that it reads, and all that its
  /// messages depend on.
  fileprivate func recordPlace(
    of output: String, _ arguments: Arguments
  ) throws -> BuildRecord.Place {
    let reader = try ProjectReader([arguments.value(of: .articlesFolder)].compactMap(\.self))
    let data = try data()
    var folders =
      reader.paths + [data.theme, RunFolder(arguments).path] + [reader.theme].compactMap(\.self)
    var facts = [
      PageCache.tool, Stele.version, FileManager.default.currentDirectoryPath, "\(reader.paths)",
      "\(outputStyle) \(errorStyle) \(isQuiet)", arguments.value(of: .basePath) ?? "",
      "\(Pagefind.find(environment)?.words ?? [])", RSVG.find(environment)?.program ?? "",
    ]
    if !arguments.has(.noCheck) {
      folders.append(data.standIns)
      facts.append("\(try Toolchain.find(environment: environment).using(sdk: nil))")
    }
    return BuildRecord.Place(
      output: output, cache: .standard(environment: environment), folders: folders, facts: facts)
  }

  /// Checks the articles and writes the site.
  ///
  /// - Returns: the exit status, and if the site was written and would be again, the files outside the
  ///   folders of the project that it was made from.
  fileprivate func build(
    to output: String, _ arguments: Arguments
  ) async throws -> (ExitStatus, others: [String]?) {
    let shelf = try DocumentShelf(
      in: [
        CacheFolder.standard(environment: environment).path,
        FileManager.default.temporaryDirectory.path,
      ])
    let reader = try ProjectReader([arguments.value(of: .articlesFolder)].compactMap(\.self))
    var project = try await putAway(reader, on: shelf, RunFolder(arguments))
    if let path = arguments.value(of: .basePath) {
      project.settings = try project.settings.standing(atPath: path)
    }
    // The check finds these as well, but takes its time.
    let infoProblems = project.catalog.articles.flatMap(\.infoProblems)
    guard ExitStatus(project.diagnostics + infoProblems) == .success else {
      return (refuse(project.diagnostics + infoProblems, to: "build the site"), nil)
    }
    let articles = ArticleSource(project.catalog.articles.map(\.planned)) {
      try shelf.document($0, $1)
    }
    let builder = try builder(of: project, articles)
    var report: CheckReport?
    if arguments.has(.noCheck) {
      show(project.diagnostics + infoProblems)
    } else {
      let (found, problems) = try await check(
        try articles.all().map(\.article), jobs: try arguments.number(of: .jobs), withNames: true)
      let diagnostics = project.diagnostics + problems
      guard ExitStatus(diagnostics) == .success else {
        return (refuse(diagnostics, to: "build the site"), nil)
      }
      self.report(CheckResult(report: found, diagnostics: diagnostics), as: [.text], arguments)
      report = found
    }
    let runs = project.catalog.articles.map(\.runs)
    show(runs.flatMap(\.diagnostics))
    let site = try await write(
      builder, report, WalkthroughRuns(joining: runs.map(\.runs)), to: output)
    let failed = report?.count(.failed) ?? 0
    if failed > 0 { say("the site is written; the blocks that failed are marked in it") }
    let status = max(failed > 0 ? .problems : .success, ExitStatus(site.diagnostics))
    return (status, report?.wasHindered == true ? nil : project.glossaries)
  }
}
