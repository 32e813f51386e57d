import Catalog
public import Markdown
public import Translations

/// The articles of a site: what is planned of all of them, and each one whole when its turn comes.
public struct ArticleSource: Sendable {
  let planned: [PlannedArticle]
  /// Gives an article whole, by its place in `planned`.
  let whole: @Sendable (_ index: Int) throws -> AlignedArticle

  /// Articles that are in memory.
  public init(_ articles: [AlignedArticle]) {
    planned = articles.map { PlannedArticle($0) }
    whole = { articles[$0] }
  }

  /// Articles that are elsewhere.
  ///
  /// - Parameter document: gives a page's document by its file, as it was when the article was planned.
  public init(
    _ planned: [PlannedArticle],
    document: @escaping @Sendable (_ file: String, FrontMatter?) throws -> Document
  ) {
    self.planned = planned
    whole = { try planned[$0].whole(document) }
  }

  /// All articles whole, for those who need them at once.
  public func all() throws -> [AlignedArticle] { try planned.indices.map(whole) }
}

extension PlannedArticle {
  /// The article with its documents.
  fileprivate func whole(
    _ document: (_ file: String, FrontMatter?) throws -> Document
  ) throws -> AlignedArticle {
    let pages = try article.pages.map { page in
      Page(
        language: page.language, document: try document(page.file, page.frontMatter),
        title: page.title, sections: page.sections)
    }
    return AlignedArticle(
      article: Article(slug: slug, source: article.source, pages: pages), groups: groups)
  }
}
