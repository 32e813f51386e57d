public import Diagnostics
import Foundation

/// A catalogue of which only that is in memory what was made of its articles.
public struct DigestedCatalog<Digest: Sendable>: Sendable {
  /// What was made of the articles, by their slugs.
  public var articles: [Digest]
  /// The folder that the articles were read from; assets are found relative to the pages' files.
  public var root: String
  /// The languages that occur, in the order of the settings, then by code.
  public var languages: [Language]
  /// Everything that the pages and their names have wrong.
  public var diagnostics: [Diagnostic]

  /// A catalogue from its parts.
  public init(
    articles: [Digest], root: String, languages: [Language], diagnostics: [Diagnostic]
  ) {
    self.articles = articles
    self.root = root
    self.languages = languages
    self.diagnostics = diagnostics
  }
}

extension CatalogReader {
  /// Reads the articles one after the other, as many at once as the machine has cores, and keeps of each
  /// what is made of it: a catalogue of any size takes no more memory than its largest articles and that.
  ///
  /// - Parameter make: makes something of a whole article.
  /// - Throws: a `Diagnostic` where a path does not exist or no article is found, and what `make` throws.
  public func digest<Digest: Sendable>(
    _ make: @escaping @Sendable (Article) async throws -> Digest
  ) async throws -> DigestedCatalog<Digest> {
    let search = try FileSearch(paths: paths, files: files)
    let names = Dictionary(grouping: search.pages, by: \.key)
    var made: [String: Made<Digest>] = [:]
    try await withThrowingTaskGroup(of: (String, Made<Digest>).self) { group in
      var waiting = names.makeIterator()
      func start(_ group: inout ThrowingTaskGroup<(String, Made<Digest>), any Error>) {
        guard let (key, names) = waiting.next() else { return }
        group.addTask { (key, try await digest(key, names, make)) }
      }
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { start(&group) }
      while let (key, entry) = try await group.next() {
        made[key] = entry
        start(&group)
      }
    }
    var assembly = CatalogAssembly<Digest>(order: languages, diagnostics: search.diagnostics)
    for (_, made) in made.sorted(by: { $0.key < $1.key }) {
      assembly.diagnostics += made.diagnostics
      if let (digest, facts) = made.article { assembly.add(digest, facts) }
    }
    return assembly.catalog(root: search.root)
  }

  private func digest<Digest: Sendable>(
    _ key: String, _ names: [PageName], _ make: (Article) async throws -> Digest
  ) async throws -> Made<Digest> {
    try Task.checkCancellation()
    var assembly = ArticleAssembly(key: key, order: languages, defaultLanguage: defaultLanguage)
    for name in names { assembly.add(ReadPage(name, files: files)) }
    var made = Made<Digest>()
    if let article = assembly.article(),
      let facts = CatalogAssembly<Digest>.Facts(article, key: key)
    {
      made.article = (try await make(article), facts)
    }
    made.diagnostics = assembly.diagnostics
    return made
  }
}

/// What became of the pages whose names have one key.
private struct Made<Digest: Sendable>: Sendable {
  var article: (digest: Digest, facts: CatalogAssembly<Digest>.Facts)?
  var diagnostics: [Diagnostic] = []
}
