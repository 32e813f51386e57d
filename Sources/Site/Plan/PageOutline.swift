import Catalog
import Markdown

/// What the rest of a site needs to know of a page.
struct PageOutline: Sendable {
  /// The page's language.
  let language: Language
  /// The file, as the user wrote it.
  let file: String
  /// The title.
  let title: String
  /// What the page says about itself.
  let frontMatter: FrontMatter?
  /// The sections, in text order.
  let sections: [Section]
  /// The ids that raw HTML gives.
  let ids: Set<String>
  /// One sentence about the page: its own, else how it begins.
  let description: String?

  init(_ page: Page) {
    language = page.language
    file = page.file
    title = page.title
    frontMatter = page.document.frontMatter
    sections = page.sections
    ids = References.ids(in: page.document.blocks)
    description = frontMatter?.description?.value ?? Self.opening(page.document.blocks)
  }

  private static func opening(_ blocks: [Block]) -> String? {
    for block in blocks {
      guard case .paragraph(let content) = block.kind else { continue }
      let text = CJKText.plainText(content)
      if text.isEmpty { continue }
      return text.count > 160 ? text.prefix(159) + "…" : text
    }
    return nil
  }
}

/// What the rest of a site needs to know of an article.
struct ArticleOutline: Sendable {
  /// The article's part of an address.
  let slug: String
  /// The language that the others are translated from.
  let source: Language
  /// The pages, the source language's first.
  let pages: [PageOutline]

  init(_ article: Article) {
    slug = article.slug
    source = article.source
    pages = article.pages.map(PageOutline.init)
  }

  /// The page in a language, if there is one.
  func page(in language: Language) -> PageOutline? {
    pages.first { $0.language == language }
  }
}
