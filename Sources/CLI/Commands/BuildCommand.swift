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
    options: [.articlesFolder, .output("_site"), .noCheck, .jobs, .quiet, .color],
    examples: [
      Example(line: "stele build", meaning: "Builds _site/ from Articles/."),
      Example(line: "stele build --no-check", meaning: "Builds without compiling the code."),
      Example(
        line: "stele build --articles docs --output public",
        meaning: "Builds the site of another folder into another one."),
    ]
  ) { arguments, session in
    let project = try await Project.read([arguments.value(of: .articlesFolder)].compactMap(\.self))
    guard ExitStatus(project.diagnostics) == .success else {
      return session.refuse(project.diagnostics, to: "build the site")
    }
    var report: CheckReport?
    var diagnostics = project.diagnostics
    if !arguments.has(.noCheck) {
      let (found, problems) = try await session.check(
        project, jobs: try arguments.number(of: .jobs), withNames: true)
      diagnostics += problems
      guard ExitStatus(diagnostics) == .success else {
        return session.refuse(diagnostics, to: "build the site")
      }
      session.report(
        CheckResult(report: found, diagnostics: diagnostics), as: [.text], arguments)
      report = found
    } else {
      session.show(diagnostics)
    }
    let output = arguments.value(of: .output("_site")) ?? "_site"
    let site = try await session.buildSite(of: project, report, to: output)
    session.show(site.diagnostics)
    session.say(
      "\(site.output): \(counted(site.articlePages, "page")) in "
        + "\(counted(site.languages.count, "language")), \(counted(site.htmlFiles, "HTML file"))")
    let failed = report?.count(.failed) ?? 0
    if failed > 0 { session.say("the site is written; the blocks that failed are marked in it") }
    return max(failed > 0 ? .problems : .success, ExitStatus(site.diagnostics))
  }
}

extension Option {
  /// The folder of the articles.
  static let articlesFolder = Option(
    name: "articles", letter: "a", value: "DIR",
    summary: "The folder of the articles; \(Project.articles) is the default.")
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

extension Session {
  /// Shows what is wrong, and says that nothing was written because of it.
  func refuse(_ diagnostics: [Diagnostic], to action: String) -> ExitStatus {
    show(diagnostics)
    let errors = diagnostics.count { $0.severity == .error }
    let what = errors == 1 ? "the error above" : "the \(errors) errors above"
    show([Diagnostic(.error, "stopped", "nothing was written: set \(what) right to \(action)")])
    return ExitStatus(diagnostics)
  }

  /// Aligns the sections and writes the site.
  fileprivate func buildSite(
    of project: Project, _ report: CheckReport?, to output: String
  ) async throws -> SiteSummary {
    let line = progressLine()
    defer { line.clear() }
    line.show("building the site")
    let folders = [try data().theme] + [project.theme].compactMap(\.self)
    let theme = try Theme.read(folders: folders)
    let pagefind = Pagefind.find(environment)
    let builder = SiteBuilder(
      catalog: project.catalog, articles: try await project.alignedArticles { $0 },
      report: report, theme: theme, settings: project.settings, indexer: pagefind?.indexer,
      painter: RSVG.find(environment)?.painter)
    var summary = try await builder.build(to: output)
    if pagefind == nil { summary.diagnostics.append(Pagefind.missing) }
    return summary
  }
}
