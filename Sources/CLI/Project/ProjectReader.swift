import Catalog
import Diagnostics
import Foundation
import Site
import Translations
import Walkthroughs

/// Reads a project, and reads it again while somebody works on it: then no more than what has changed.
struct ProjectReader: Sendable {
  /// The folder of a project that holds its settings and what it changes of the theme.
  private static let siteFolder = "Site"

  /// The folders and files of the articles.
  let paths: [String]
  /// The project's own part of the theme, where there is one.
  let theme: String?
  private let files: FileSystem
  private var catalog: CatalogReader?
  private var languages: [Language] = []
  private var locks: [String: Lock] = [:]

  /// What is beside a translated page.
  private struct Lock {
    var lock: FreshnessLock?
    var diagnostics: [Diagnostic] = []
  }

  /// A reader of the articles at the paths, or of the working directory's where there are none.
  ///
  /// - Throws: a `Diagnostic` where there is nothing to read.
  init(_ paths: [String], files: FileSystem = .local) throws(Diagnostic) {
    let articles = Project.articles
    guard !paths.isEmpty || FileManager.default.fileExists(atPath: articles) else {
      throw Diagnostic(
        .error, "no-such-path", "there is no folder '\(articles)' here", file: articles,
        help: "name a folder or a Markdown file; some commands take it as --articles=DIR")
    }
    self.paths = paths.isEmpty ? [articles] : paths
    self.files = files
    theme = Self.siteFolder(above: self.paths.first ?? articles)
  }

  /// Reads the project.
  ///
  /// - Parameter changed: what may have changed since the last time; nothing for everything.
  /// - Throws: a `Diagnostic` where a path does not exist or holds no articles, or the settings cannot be
  ///   read.
  mutating func read(changed: Set<String>? = nil) async throws(Diagnostic) -> Project {
    var settings = SiteSettings()
    var diagnostics: [Diagnostic] = []
    if let theme { (settings, diagnostics) = try Self.readSettings(in: theme) }
    let wanted = settings.languages.map(\.language)
    var reader = catalog ?? CatalogReader(paths: paths, languages: wanted, files: files)
    if wanted != languages {
      reader = CatalogReader(paths: paths, languages: wanted, files: files)
    }
    let catalog = try await reader.read(changed: changed)
    (self.catalog, languages) = (reader, wanted)
    var project = Project(
      catalog: catalog, settings: settings, theme: theme,
      diagnostics: diagnostics + catalog.diagnostics + Self.walkthroughProblems(in: catalog))
    readLocks(of: &project, changed)
    if let theme { try Self.readTranslationSettings(of: &project, in: theme) }
    return project
  }

  /// What is wrong with the walkthroughs of all pages.
  private static func walkthroughProblems(in catalog: Catalog) -> [Diagnostic] {
    catalog.articles.flatMap(\.pages).flatMap { page in
      WalkthroughReader(page.document.blocks, file: page.file).diagnostics
    }
  }

  // MARK: Locks

  /// Reads the locks that lie beside translated pages.
  private mutating func readLocks(of project: inout Project, _ changed: Set<String>?) {
    var known: [String: Lock] = [:]
    for article in project.catalog.articles {
      for page in article.pages where page.language != article.source {
        let path = FreshnessLock.path(forPage: page.file)
        var lock = locks[path]
        if lock == nil || changed?.contains(path) ?? true { lock = Self.lock(at: path) }
        guard let lock else { continue }
        known[path] = lock
        project.locks[page.file] = lock.lock
        project.diagnostics += lock.diagnostics
      }
    }
    locks = known
  }

  private static func lock(at path: String) -> Lock {
    guard let data = FileManager.default.contents(atPath: path) else { return Lock() }
    do {
      let (lock, problems) = FreshnessLock.read(try SourceText(path: path, bytes: [UInt8](data)))
      return Lock(lock: lock, diagnostics: problems)
    } catch {
      return Lock(diagnostics: [error])
    }
  }

  // MARK: Settings

  private static func readTranslationSettings(
    of project: inout Project, in folder: String
  ) throws(Diagnostic) {
    let settings = try text("\(folder)/settings.yml")
    var named: [String] = []
    let (read, problems) = try TranslationSettings.read(settings) { (path) throws(Diagnostic) in
      named.append("\(folder)/\(path)")
      return try text("\(folder)/\(path)")
    }
    project.glossaries = named
    project.translations = read
    project.diagnostics += problems
  }

  private static func readSettings(
    in folder: String
  ) throws(Diagnostic) -> (SiteSettings, [Diagnostic]) {
    try SiteSettings.read(try text("\(folder)/settings.yml"))
  }

  private static func text(_ path: String) throws(Diagnostic) -> SourceText {
    try SourceText(path: path, bytes: try FileBytes.read(path))
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
