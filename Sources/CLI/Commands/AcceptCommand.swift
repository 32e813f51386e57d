import Catalog
import Diagnostics
import Foundation
import Translations

extension Command {
  /// `stele translations accept`
  static let acceptTranslations = Command(
    name: "translations accept",
    summary: "Record that translations are up to date with their source.",
    discussion: """
      Writes a lock beside each translated page: for each section a fingerprint of the
      source section that it was translated from. From then on a section whose source
      changes is reported as stale. Layout, comments in code and query strings of links
      do not count. A section in which comments wait to be translated is not recorded.
      Commit the locks with the pages.

      With --from-git, sections without a record get the source as it was when the
      translation's section last changed, by the history of the repository.
      """,
    operand: .article,
    options: [
      .languages, .sections, .fromGit, .articlesFolder, .quiet, .color,
    ],
    examples: [
      Example(
        line: "stele translations accept", meaning: "Records the present state of every article."),
      Example(
        line: "stele translations accept first-steps --language ja --section setup",
        meaning: "Records one section, once its translation is set right."),
      Example(
        line: "stele translations accept --from-git",
        meaning: "Makes the first locks of a project from its history."),
    ]
  ) { arguments, session in
    let chosen = try await ChosenArticles(arguments)
    session.show(chosen.project.diagnostics)
    var count = 0
    for aligned in chosen.articles {
      let sections = try chosen.sections(of: aligned)
      for language in try chosen.languages(of: aligned) {
        guard let page = aligned.article.page(in: language) else { continue }
        try Task.checkCancellation()
        let acceptance =
          arguments.has(.fromGit)
          ? try await fromHistory(aligned, language, sections)
          : Acceptance(of: aligned, in: language) { sections.contains($0) }
        count += acceptance.recorded.count
        if !acceptance.unfinished.isEmpty {
          let sections = acceptance.unfinished.map { aligned.groups[$0].id }
          session.say(
            "\(page.file): not recorded, as texts in it are still to be translated: "
              + sections.joined(separator: ", "))
        }
        try write(acceptance, for: page, of: aligned, session)
      }
    }
    session.say("\(count) \(count == 1 ? "section" : "sections") recorded")
    return ExitStatus(chosen.project.diagnostics)
  }

  private static func fromHistory(
    _ aligned: AlignedArticle, _ language: Language, _ sections: Set<Int>
  ) async throws -> Acceptance {
    let file = aligned.article.page(in: aligned.article.source)?.file ?? "."
    // The oldest commit that is left would pass for the one that wrote everything.
    if Git(folder: Git.folder(of: file)).isShallow {
      throw Diagnostic(
        .error, "git", "this clone lacks the older commits, which would have to tell", file: file,
        help: "run 'git fetch --unshallow'")
    }
    let freshness = aligned.freshness
    let made = try await HistoricSource(of: aligned, in: language, history: .git(around: file))
    return Acceptance(of: aligned, in: language, made: made.texts) {
      sections.contains($0) && freshness.state(ofGroup: $0, in: language) == .untracked
    }
  }

  private static func write(
    _ acceptance: Acceptance, for page: Page, of aligned: AlignedArticle, _ session: Session
  ) throws {
    let path = FreshnessLock.path(forPage: page.file)
    let text = acceptance.lock.text(page: page.file, source: aligned.article.source.code)
    let present = FileManager.default.contents(atPath: path)
    guard present != Data(text.utf8), present != nil || !acceptance.recorded.isEmpty else { return }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    let count = acceptance.lock.entries.count
    session.say("\(path): \(count) \(count == 1 ? "section" : "sections")")
  }
}

extension Option {
  /// Records what the history tells rather than the present state.
  static let fromGit = Option(
    name: "from-git", summary: "Find the recorded state in the history of the git repository.")
}
