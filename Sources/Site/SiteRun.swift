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

  /// Writes the articles' pages. As many are in memory as the machine has cores.
  ///
  /// - Returns: the number of HTML files, and what is amiss.
  func writePages() async throws -> (count: Int, diagnostics: [Diagnostic]) {
    var count = 0
    var diagnostics: [Diagnostic] = []
    try await withThrowingTaskGroup(of: (Int, [Diagnostic]).self) { group in
      var waiting = plan.articles.indices.makeIterator()
      func start(_ group: inout ThrowingTaskGroup<(Int, [Diagnostic]), any Error>) {
        guard let index = waiting.next() else { return }
        group.addTask { try await write(article: index) }
      }
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { start(&group) }
      while let (written, found) = try await group.next() {
        count += written
        diagnostics += found
        start(&group)
      }
    }
    return (count, diagnostics + (await articles.assets.diagnostics))
  }

  /// Writes an article's pages in all languages, whose blocks are aligned once.
  private func write(article index: Int) async throws -> (Int, [Diagnostic]) {
    let aligned = try whole(index)
    let rows = RowMarks(aligned)
    var count = 0
    var diagnostics: [Diagnostic] = []
    for page in aligned.article.pages {
      try Task.checkCancellation()
      guard let language = plan.language(page.language) else { continue }
      let made = try await articles.files(ofArticle: index, page, in: language, rows: rows)
      diagnostics += made.diagnostics
      for file in made.files { try output.write(file.bytes, to: file.path) }
      count += made.files.count { $0.path.hasSuffix(".html") }
    }
    return (count, diagnostics)
  }

  /// Writes everything but the articles' pages.
  ///
  /// - Returns: the number of HTML files.
  func writeOthers() throws -> Int {
    var count = 0
    for entry in SharedFiles(frame: articles.frame).entries {
      guard let bytes = entry.make() else { continue }
      try output.write(bytes, to: entry.path)
      if entry.isPage { count += 1 }
    }
    return count
  }
}
