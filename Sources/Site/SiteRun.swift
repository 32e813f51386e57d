import Catalog
import Diagnostics
import Foundation
import Translations

/// One build: writes every page into the output folder, several at a time.
struct SiteRun: Sendable {
  let articles: ArticleFiles
  /// Gives an article whole, by its place in the plan.
  let whole: @Sendable (_ index: Int) throws -> AlignedArticle
  let output: OutputFolder

  private var plan: SitePlan { articles.frame.plan }

  /// What has become of some pages.
  struct Written {
    /// The number of HTML files.
    var count = 0
    /// What is amiss.
    var diagnostics: [Diagnostic] = []
    /// The painted screens, by the pages' files.
    var covers: [String: PageCover] = [:]

    fileprivate mutating func add(_ other: Written) {
      count += other.count
      diagnostics += other.diagnostics
      covers.merge(other.covers) { first, _ in first }
    }
  }

  /// Writes the articles' pages. As many are in memory as the machine has cores.
  func writePages() async throws -> Written {
    var all = Written()
    try await withThrowingTaskGroup(of: Written.self) { group in
      var waiting = plan.articles.indices.makeIterator()
      func start(_ group: inout ThrowingTaskGroup<Written, any Error>) {
        guard let index = waiting.next() else { return }
        group.addTask { try await write(article: index) }
      }
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { start(&group) }
      while let written = try await group.next() {
        all.add(written)
        start(&group)
      }
    }
    all.diagnostics += await articles.assets.diagnostics
    return all
  }

  /// Writes an article's pages in all languages, whose blocks are aligned once.
  private func write(article index: Int) async throws -> Written {
    let aligned = try whole(index)
    let rows = RowMarks(aligned)
    var all = Written()
    for page in aligned.article.pages {
      try Task.checkCancellation()
      guard let language = plan.language(page.language) else { continue }
      let made = try await articles.files(ofArticle: index, page, in: language, rows: rows)
      all.diagnostics += made.diagnostics
      all.covers[page.file] = made.cover
      for file in made.files { try output.write(file.bytes, to: file.path) }
      all.count += made.files.count { $0.path.hasSuffix(".html") }
    }
    return all
  }

  /// Writes everything but the articles' pages.
  ///
  /// - Returns: the number of HTML files.
  func writeOthers(covers: [String: PageCover]) throws -> Int {
    var count = 0
    for entry in SharedFiles(frame: articles.frame, covers: covers).entries {
      guard let bytes = entry.make() else { continue }
      try output.write(bytes, to: entry.path)
      if entry.isPage { count += 1 }
    }
    return count
  }
}
