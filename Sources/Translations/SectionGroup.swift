public import Catalog

/// The same section in all languages that have it.
public struct SectionGroup: Hashable, Sendable {
  /// The language-neutral id: the same for every language, stable while the source's heading is.
  public var id: String
  /// The level in the source language, or in the first language that has the section.
  public var level: Int
  /// For each language that has it, the section's index in its page's `sections`.
  public var members: [Language: Int]
  /// How sure the alignment is, from 0 to 1; 1 for explicit ids that agree.
  public var confidence: Double

  /// A group from its parts.
  public init(id: String, level: Int, members: [Language: Int], confidence: Double) {
    self.id = id
    self.level = level
    self.members = members
    self.confidence = confidence
  }
}

/// An article with its section groups, in the source's order; groups that the source lacks stand where
/// their language has them.
public struct AlignedArticle: Sendable {
  /// The article.
  public var article: Article
  /// Every section of every page is a member of exactly one group.
  public var groups: [SectionGroup]
  /// What each translated page was made from, where that is recorded.
  public var locks: [Language: FreshnessLock] = [:]

  /// An article with its groups.
  public init(article: Article, groups: [SectionGroup]) {
    self.article = article
    self.groups = groups
  }

  /// Whether another one says the same in the same sections, made from the same sources.
  public func isSame(as other: AlignedArticle) -> Bool {
    article.isSame(as: other.article) && groups == other.groups && locks == other.locks
  }
}
