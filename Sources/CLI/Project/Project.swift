import Catalog
import Diagnostics
import Foundation
import Site
import Translations

/// The articles that a command works on, with the settings of the project that they lie in.
struct Project: Sendable {
  /// The folder that is read where no path is given.
  static let articles = "Articles"
  /// The folder of a project that holds its settings and what it changes of the theme.
  private static let siteFolder = "Site"

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
    guard !paths.isEmpty || FileManager.default.fileExists(atPath: articles) else {
      throw Diagnostic(
        .error, "no-such-path", "there is no folder '\(articles)' here", file: articles,
        help: "name a folder or a Markdown file; some commands take it as --articles=DIR")
    }
    let paths = paths.isEmpty ? [articles] : paths
    var settings = SiteSettings()
    var diagnostics: [Diagnostic] = []
    let theme = siteFolder(above: paths.first ?? articles)
    if let theme {
      (settings, diagnostics) = try readSettings(in: theme)
    }
    let catalog = try await Catalog.read(
      paths: paths, languages: settings.languages.map(\.language), files: files)
    var project = Project(
      catalog: catalog, settings: settings, theme: theme,
      diagnostics: diagnostics + catalog.diagnostics)
    project.readLocks()
    if let theme { try project.readTranslationSettings(in: theme) }
    return project
  }

  /// What the rules know besides the article that they look at.
  var surroundings: Surroundings {
    Surroundings(settings: translations, index: CatalogIndex(catalog))
  }

  private mutating func readTranslationSettings(in folder: String) throws(Diagnostic) {
    func text(_ path: String) throws(Diagnostic) -> SourceText {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Diagnostic(.error, "unreadable-file", "this file cannot be read", file: path)
      }
      return try SourceText(path: path, bytes: [UInt8](data))
    }
    let (read, problems) = try TranslationSettings.read(try text("\(folder)/settings.yml")) {
      (path) throws(Diagnostic) in try text("\(folder)/\(path)")
    }
    translations = read
    diagnostics += problems
  }

  private static func readSettings(
    in folder: String
  ) throws(Diagnostic) -> (SiteSettings, [Diagnostic]) {
    let path = "\(folder)/settings.yml"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(.error, "unreadable-file", "this file cannot be read", file: path)
    }
    return try SiteSettings.read(SourceText(path: path, bytes: [UInt8](data)))
  }

  /// The `Site` folder of the nearest folder above a path that has one with settings, written the way
  /// the user wrote the path where it lies in the working directory.
  private static func siteFolder(above path: String) -> String? {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var folder = URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL
    while true {
      let site = folder.appendingPathComponent(siteFolder).path
      if FileManager.default.fileExists(atPath: "\(site)/settings.yml") {
        return folder.path == here.standardizedFileURL.path ? siteFolder : site
      }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
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
