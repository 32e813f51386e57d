import Catalog
import Diagnostics
import Foundation
import Site
import Translations

/// The articles that a command works on, with the settings of the project that they lie in.
struct Project: Sendable {
  /// The folder that is read where no path is given.
  static let articles = "Articles"

  /// The articles.
  var catalog: Catalog
  /// What the project says about its site; nothing in particular where there is no project.
  var settings: SiteSettings
  /// The project's own part of the theme, where there is one.
  var theme: String?
  /// What is wrong with the pages and with the settings.
  var diagnostics: [Diagnostic]
  /// What the project says about its translations.
  var translations = TranslationSettings()
  /// What translated pages were made from, by the page's file.
  var locks: [String: FreshnessLock] = [:]

  /// The languages that every article is to have, if the settings say so.
  var languages: [Language] { settings.languages.map(\.language) }

  /// Reads the articles at the paths, or the working directory's where there are none.
  ///
  /// - Throws: a `Diagnostic` where a path does not exist or holds no articles.
  static func read(
    _ paths: [String], files: FileSystem = .local
  ) async throws(Diagnostic) -> Project {
    var reader = try ProjectReader(paths, files: files)
    return try await reader.read()
  }

  /// What the rules know besides the article that they look at.
  var surroundings: Surroundings { surroundings(reusing: nil) }

  /// What the rules know besides the article that they look at; of pages that have not changed since an
  /// earlier index was made, what is known already.
  func surroundings(reusing earlier: CatalogIndex?) -> Surroundings {
    Surroundings(settings: translations, index: CatalogIndex(catalog, reusing: earlier))
  }
}

extension ExitStatus {
  /// The problems of single files that lie in the file system rather than in what the articles say.
  private static let fileProblems: Set<String> = ["unreadable-file", "unreadable-folder"]

  /// What follows from problems of the articles.
  init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.contains(where: { ExitStatus.fileProblems.contains($0.id) }) {
      self = .failure
    } else {
      self = errors.isEmpty ? .success : .problems
    }
  }
}
