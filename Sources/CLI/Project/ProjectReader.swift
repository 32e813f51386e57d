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
  /// What is wrong with the walkthroughs of the pages that were read last, by file.
  private var walkthroughs: [String: (page: Page, problems: [Diagnostic])] = [:]

  /// What is beside a translated page.
  struct Lock {
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
    let settings = try readSettings()
    let wanted = settings.site.languages.map(\.language)
    var reader = catalog ?? catalogReader(languages: wanted)
    if wanted != languages { reader = catalogReader(languages: wanted) }
    let catalog = try await reader.read(changed: changed)
    (self.catalog, languages) = (reader, wanted)
    var project = Project(
      catalog: catalog, settings: settings.site, theme: theme,
      diagnostics: settings.diagnostics + catalog.diagnostics
        + readWalkthroughs(of: catalog),
      translations: settings.translations)
    readLocks(of: &project, changed)
    return project
  }

  /// Reads the walkthroughs of the pages that have changed.
  ///
  /// - Returns: what is wrong with those of all pages.
  private mutating func readWalkthroughs(of catalog: Catalog) -> [Diagnostic] {
    let before = walkthroughs
    walkthroughs = [:]
    return catalog.articles.flatMap(\.pages).flatMap { page in
      let known = before[page.file].flatMap { $0.page.isSame(as: page) ? $0.problems : nil }
      let problems = known ?? Self.walkthroughProblems(in: page)
      walkthroughs[page.file] = (page, problems)
      return problems
    }
  }

  /// What is wrong with the walkthroughs of a page.
  static func walkthroughProblems(in page: Page) -> [Diagnostic] {
    WalkthroughReader(page.document.blocks, file: page.file).diagnostics
  }

  /// A reader of the articles that has read nothing yet.
  func catalogReader(languages: [Language]) -> CatalogReader {
    CatalogReader(paths: paths, languages: languages, files: files)
  }

  // MARK: Locks

  /// Reads the locks that lie beside translated pages.
  private mutating func readLocks(of project: inout Project, _ changed: Set<String>?) {
    var known: [String: Lock] = [:]
    for article in project.catalog.articles {
      for page in article.pages where page.language != article.source {
        let path = FreshnessLock.path(forPage: page.file)
        let isKnown = changed.map { !$0.contains(path) } ?? false
        let lock = (isKnown ? locks[path] : nil) ?? Self.lock(at: path)
        known[path] = lock
        project.locks[page.file] = lock.lock
        project.diagnostics += lock.diagnostics
      }
    }
    locks = known
  }

  /// The locks of an article's translations.
  static func locks(of article: Article) -> [Language: Lock] {
    let translations = article.pages.filter { $0.language != article.source }
    return Dictionary(
      translations.map { ($0.language, lock(at: FreshnessLock.path(forPage: $0.file))) }
    ) { first, _ in first }
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

  /// What a project says in its settings.
  struct Settings {
    var site = SiteSettings()
    var translations = TranslationSettings()
    /// The files that the settings name.
    var glossaries: [String] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the settings; without them those hold that go without saying.
  func readSettings() throws(Diagnostic) -> Settings {
    var settings = Settings()
    guard let folder = theme, FileManager.default.fileExists(atPath: "\(folder)/settings.yml")
    else {
      return settings
    }
    let text = try Self.text("\(folder)/settings.yml")
    (settings.site, settings.diagnostics) = try SiteSettings.read(text)
    var named: [String] = []
    let (read, problems) = try TranslationSettings.read(text) { (path) throws(Diagnostic) in
      named.append("\(folder)/\(path)")
      return try Self.text("\(folder)/\(path)")
    }
    settings.glossaries = named
    settings.translations = read
    settings.diagnostics += problems
    return settings
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
