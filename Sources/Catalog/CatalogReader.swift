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
    let search = try FileSearch(paths: paths, files: files)
    let results = await ReadPage.all(search.pages, files: files)
    var assembly = CatalogAssembly(order: languages, defaultLanguage: defaultLanguage)
    assembly.diagnostics = search.diagnostics
    for result in results { assembly.add(result) }
    return assembly.catalog(root: search.root)
  }
}

/// A page's file after reading: the document, or why there is none.
struct ReadPage: Sendable {
  let name: PageName
  let document: Result<Document, Diagnostic>

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
    document = Result { () throws(Diagnostic) in
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
      return try Document(source: SourceText(path: name.file, bytes: bytes), limits: limits)
    }
  }
}
