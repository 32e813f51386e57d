public import Diagnostics
public import Markdown

/// One subject in all its languages.
public struct Article: Sendable {
  /// The language-neutral name, unique in the catalogue; it is the article's part of an address.
  public var slug: String
  /// The language that the others are translated from.
  public var source: Language
  /// The pages, the source language's first, the others in the order of the settings.
  public var pages: [Page]

  /// An article with its pages.
  public init(slug: String, source: Language, pages: [Page]) {
    self.slug = slug
    self.source = source
    self.pages = pages
  }

  /// The page in a language, if there is one.
  public func page(in language: Language) -> Page? {
    pages.first { $0.language == language }
  }

  /// Whether the pages say what another one's say, at the same places.
  public func isSame(as other: Article) -> Bool {
    slug == other.slug && source == other.source && pages.count == other.pages.count
      && zip(pages, other.pages).allSatisfy { $0.isSame(as: $1) }
  }
}

/// An article in one language.
public struct Page: Sendable {
  /// The page's language.
  public var language: Language
  /// The Markdown.
  public var document: Document
  /// The title: the front matter's, else the first heading's, else the file's name.
  public var title: String
  /// Every section of the page in text order, nested ones after the one that holds them.
  public var sections: [Section]

  /// A page with its sections.
  public init(language: Language, document: Document, title: String, sections: [Section]) {
    self.language = language
    self.document = document
    self.title = title
    self.sections = sections
  }

  /// The file, as the user wrote it.
  public var file: String { document.source.path }

  /// Whether another page has the same text at the same place.
  public func isSame(as other: Page) -> Bool {
    language == other.language && file == other.file
      && document.source.text == other.document.source.text
  }
}

/// A heading and what follows up to the next heading of the same or a higher level. Only headings that
/// stand at the top level of the page start a section.
public struct Section: Hashable, Sendable {
  /// The anchor: the author's, or made from the title; unique on the page.
  public var id: String
  /// True where the author gave the id.
  public var hasExplicitID: Bool
  /// The heading's level, 1 to 6.
  public var level: Int
  /// The heading's text without markup.
  public var title: String
  /// The place of the heading.
  public var range: SourceRange
  /// The index of the section that holds this one, in the page's `sections`.
  public var parent: Int?
  /// The heading's index in the document's blocks.
  public var heading: Int
  /// The document's blocks that belong to this section and to no nested one, without the heading.
  public var ownBlocks: Range<Int>
  /// The document's blocks of the whole section, heading and nested sections included.
  public var allBlocks: Range<Int>

  /// A section from its parts.
  public init(
    id: String, hasExplicitID: Bool, level: Int, title: String, range: SourceRange, parent: Int?,
    heading: Int, ownBlocks: Range<Int>, allBlocks: Range<Int>
  ) {
    self.id = id
    self.hasExplicitID = hasExplicitID
    self.level = level
    self.title = title
    self.range = range
    self.parent = parent
    self.heading = heading
    self.ownBlocks = ownBlocks
    self.allBlocks = allBlocks
  }
}
