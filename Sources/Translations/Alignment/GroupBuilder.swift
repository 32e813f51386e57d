public import Catalog

/// Joins the pairs of pages into groups over all languages.
///
/// Every translation is compared with the source. Sections that the source lacks are then compared
/// among the translations, in the order of the languages' codes, so that a section which two
/// translations added is one group. Nothing depends on the order in which the pages are given.
struct GroupBuilder {
  private struct Draft {
    var members: [Language: Int]
    var confidence: Double
  }

  private let source: Language
  private let pages: [Language: Page]
  /// The source first, then by code.
  private let languages: [Language]
  private let evidence: [Language: [SectionEvidence]]
  private var drafts: [Draft] = []
  /// For each language, the index in `drafts` of each section's group.
  private var draftOf: [Language: [Int?]] = [:]

  init(_ article: Article) {
    let source = article.page(in: article.source)?.language ?? article.pages.first?.language
    self.source = source ?? article.source
    pages = Dictionary(
      article.pages.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
    languages = pages.keys.sorted { ($0 != source ? 1 : 0, $0) < ($1 != source ? 1 : 0, $1) }
    evidence = pages.mapValues(SectionEvidence.all(of:))
  }

  /// The groups, in the source's order.
  mutating func groups() -> [SectionGroup] {
    for (index, language) in languages.enumerated() {
      let sections = evidence[language] ?? []
      draftOf[language] = Array(repeating: nil, count: sections.count)
      for earlier in languages[..<index] { join(language, to: earlier) }
      for section in sections.indices where draftOf[language]?[section] == nil {
        start(language, section)
      }
    }
    return named(ordered())
  }

  // MARK: Joining

  private mutating func start(_ language: Language, _ section: Int) {
    draftOf[language]?[section] = drafts.count
    drafts.append(Draft(members: [language: section], confidence: 1))
  }

  /// Adds sections of a language to the groups in which an earlier language stands first.
  private mutating func join(_ language: Language, to earlier: Language) {
    let hasGroups = drafts.contains { isFirst(earlier, in: $0) }
    let hasRest = draftOf[language]?.contains(nil) ?? false
    guard hasGroups, hasRest else { return }
    let mine = evidence[language] ?? []
    let theirs = evidence[earlier] ?? []
    let alignment = PageAlignment(theirs, mine)
    for pair in alignment.pairs {
      guard draftOf[language]?[pair.b] == nil, let draft = draftOf[earlier]?[pair.a],
        drafts[draft].members[language] == nil, isFirst(earlier, in: drafts[draft])
      else { continue }
      drafts[draft].members[language] = pair.b
      drafts[draft].confidence = min(drafts[draft].confidence, pair.confidence)
      draftOf[language]?[pair.b] = draft
    }
  }

  private func isFirst(_ language: Language, in draft: Draft) -> Bool {
    languages.first { draft.members[$0] != nil } == language
  }

  // MARK: Order and names

  /// The source's groups in its order; each other group after the group of the section before it in
  /// the first language that has it.
  private func ordered() -> [Draft] {
    var next: [Int: Int] = [:]
    var placed: Set<Int> = []
    // -1 stands before all groups.
    for language in languages {
      var previous = -1
      for draft in (draftOf[language] ?? []).compactMap({ $0 }) {
        if placed.insert(draft).inserted {
          next[draft] = next[previous]
          next[previous] = draft
        }
        previous = draft
      }
    }
    return sequence(first: -1) { next[$0] }.dropFirst().map { drafts[$0] }
  }

  /// Ids come from the source's anchors; a group that the source lacks takes that of the first language
  /// that has it, with the language's code where the id is taken.
  private func named(_ drafts: [Draft]) -> [SectionGroup] {
    var taken = Set((evidence[source] ?? []).map(\.id))
    return drafts.compactMap { draft in
      guard let first = languages.first(where: { draft.members[$0] != nil }),
        let index = draft.members[first], let section = pages[first]?.sections[index]
      else { return nil }
      var id = evidence[first]?[index].id ?? section.id
      if first != source {
        if taken.contains(id) { id += "-\(first.code)" }
        let base = id
        var number = 2
        while !taken.insert(id).inserted { (id, number) = ("\(base)-\(number)", number + 1) }
      }
      return SectionGroup(
        id: id, level: section.level, members: draft.members, confidence: draft.confidence)
    }
  }
}

extension AlignedArticle {
  /// Aligns the pages of an article section by section.
  public init(aligning article: Article) {
    var builder = GroupBuilder(article)
    self.init(article: article, groups: builder.groups())
  }
}
