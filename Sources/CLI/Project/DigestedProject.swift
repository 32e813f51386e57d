import Catalog
import Diagnostics
import Site
import Translations

/// A project of whose articles no more is kept than what was made of them.
struct DigestedProject<Digest: Sendable>: Sendable {
  /// What was made of the articles, and the folder and languages of them all.
  var catalog: DigestedCatalog<Digest>
  /// What the project says about its site; nothing in particular where there is no project.
  var settings: SiteSettings
  /// The project's own part of the theme, where there is one.
  var theme: String?
  /// The files that the settings name besides the site's own.
  var glossaries: [String]
  /// What is wrong with the pages and with the settings.
  var diagnostics: [Diagnostic]
}

extension ProjectReader {
  /// Reads the project article by article.
  ///
  /// - Parameter make: makes something of an article whose sections are aligned.
  /// - Throws: what `read` and `make` throw.
  func digest<Digest: Sendable>(
    _ make: @escaping @Sendable (AlignedArticle) async throws -> Digest
  ) async throws -> DigestedProject<Digest> {
    let settings = try readSettings()
    let reader = catalogReader(languages: settings.site.languages.map(\.language))
    let entries = try await reader.digest { article in
      let locks = Self.locks(of: article)
      var aligned = AlignedArticle(aligning: article)
      aligned.locks = locks.compactMapValues(\.lock)
      let problems =
        locks.values.flatMap(\.diagnostics) + article.pages.flatMap(Self.walkthroughProblems)
      return (digest: try await make(aligned), diagnostics: problems)
    }
    return DigestedProject(
      catalog: DigestedCatalog(
        articles: entries.articles.map(\.digest), root: entries.root, languages: entries.languages,
        diagnostics: entries.diagnostics),
      settings: settings.site, theme: theme, glossaries: settings.glossaries,
      diagnostics: settings.diagnostics + entries.diagnostics
        + entries.articles.flatMap(\.diagnostics))
  }
}
