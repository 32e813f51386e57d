public import Diagnostics
import Markdown

extension Catalog {
  /// Reads the articles of folders and files. Pages are read in parallel; what is wrong with one is in
  /// `diagnostics`, and a page that cannot be read is left out.
  ///
  /// - Parameters:
  ///   - paths: folders to search, or single Markdown files. Hidden folders and `README.md` are passed
  ///     over unless they are named here.
  ///   - languages: the languages in the order in which they are to be listed.
  ///   - defaultLanguage: the language of a page when neither its path nor its front matter says one.
  ///   - files: where to read from.
  /// - Throws: a `Diagnostic` where a path does not exist or no article is found.
  public static func read(
    paths: [String], languages: [Language] = [], defaultLanguage: Language = Language("en"),
    files: FileSystem = .local
  ) async throws(Diagnostic) -> Catalog {
    var reader = CatalogReader(
      paths: paths, languages: languages, defaultLanguage: defaultLanguage, files: files)
    return try await reader.read()
  }
}

/// Reads articles, and reads them again while somebody works on them: then no more than what has changed.
public struct CatalogReader: Sendable {
  let paths: [String]
  let languages: [Language]
  let defaultLanguage: Language
  let files: FileSystem
  private var search: FileSearch?
  private var pages: [String: ReadPage] = [:]
  /// What a page last was that cannot be read now: half-saved files are nothing to lose a page over.
  private var kept: [String: ReadPage] = [:]

  /// A reader that has read nothing yet; the parameters are those of `Catalog.read`.
  public init(
    paths: [String], languages: [Language] = [], defaultLanguage: Language = Language("en"),
    files: FileSystem = .local
  ) {
    self.paths = paths
    self.languages = languages
    self.defaultLanguage = defaultLanguage
    self.files = files
  }

  /// Reads the articles.
  ///
  /// - Parameter changed: what may have changed since the last time; nothing for everything. Paths start
  ///   with those that the reader was made with.
  /// - Throws: a `Diagnostic` where a path does not exist or no article is found.
  public mutating func read(changed: Set<String>? = nil) async throws(Diagnostic) -> Catalog {
    if search == nil || changed.map(changesNames) ?? true {
      search = nil
      search = try FileSearch(paths: paths, files: files)
    }
    guard let search else { return Catalog(articles: [], root: "", languages: [], diagnostics: []) }
    let stale = search.pages.filter { name in
      changed?.contains(name.file) ?? true || pages[name.file]?.name != name
    }
    for page in await ReadPage.all(stale, files: files) { take(page) }
    let present = Set(search.pages.map(\.file))
    pages = pages.filter { present.contains($0.key) }
    kept = kept.filter { present.contains($0.key) }
    return catalog(search)
  }

  /// The catalogue of the pages that have been read.
  private func catalog(_ search: FileSearch) -> Catalog {
    var whole = CatalogAssembly<Article>(order: languages, diagnostics: search.diagnostics)
    let names = Dictionary(grouping: search.pages, by: \.key)
    for (key, names) in names.sorted(by: { $0.key < $1.key }) {
      var assembly = ArticleAssembly(key: key, order: languages, defaultLanguage: defaultLanguage)
      for name in names {
        if let page = pages[name.file] { assembly.add(page) }
        if let page = kept[name.file] { assembly.add(page) }
      }
      if let article = assembly.article(),
        let facts = CatalogAssembly<Article>.Facts(article, key: key)
      {
        whole.add(article, facts)
      }
      whole.diagnostics += assembly.diagnostics
    }
    let catalog = whole.catalog(root: search.root)
    return Catalog(
      articles: catalog.articles, root: catalog.root, languages: catalog.languages,
      diagnostics: catalog.diagnostics)
  }

  private mutating func take(_ page: ReadPage) {
    let file = page.name.file
    if case .success = page.content {
      kept[file] = nil
    } else if let last = pages[file], case .success = last.content {
      kept[file] = last
    }
    pages[file] = page
  }

  /// Whether pages may have come or gone, and not only have other contents.
  private func changesNames(_ changed: Set<String>) -> Bool {
    changed.contains { path in
      let isKnown = pages[path] != nil
      switch files.kind(path) {
      case .file: return PageName.isMarkdown(path) && !isKnown
      case .folder, .missing, .other: return true
      }
    }
  }
}

/// A page's file after reading: the document with its sections, or why there is none.
struct ReadPage: Sendable {
  /// What is in a file that can be read.
  struct Content: Sendable {
    let document: Document
    let sections: Sections
  }

  let name: PageName
  let content: Result<Content, Diagnostic>

  /// Reads all pages at once, in the order of the names.
  static func all(_ names: [PageName], files: FileSystem) async -> [ReadPage] {
    await withTaskGroup(of: (Int, ReadPage).self) { group in
      for (index, name) in names.enumerated() {
        group.addTask { (index, ReadPage(name, files: files)) }
      }
      var pages = [ReadPage?](repeating: nil, count: names.count)
      for await (index, page) in group { pages[index] = page }
      return pages.compactMap { $0 }
    }
  }

  init(_ name: PageName, files: FileSystem) {
    self.name = name
    let limits = MarkdownLimits()
    content = Result { () throws(Diagnostic) in
      let bytes: [UInt8]
      do {
        bytes = try files.read(name.file, limits.size + 4)
      } catch {
        throw Diagnostic(
          .error, "unreadable-file", "this file cannot be read: \(error.localizedDescription)",
          file: name.file)
      }
      // A byte order mark does not count. What is too large is refused before any work is done on it.
      if bytes.count > limits.size + 3 { throw limits.tooLarge(name.file) }
      let document = try Document(
        source: SourceText(path: name.file, bytes: bytes), limits: limits)
      return Content(document: document, sections: Sections(of: document))
    }
  }
}
