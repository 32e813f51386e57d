public import Catalog

/// Records which state of the source a translation was made from.
public struct Acceptance: Sendable {
  /// The new lock.
  public private(set) var lock: FreshnessLock
  /// The groups that were recorded, by index.
  public private(set) var recorded: [Int] = []
  /// The groups that were chosen and still have texts to translate, which are not recorded.
  public private(set) var unfinished: [Int] = []

  /// Records the present state of the source for some groups of a language; what was recorded of the
  /// others stays.
  ///
  /// - Parameters:
  ///   - aligned: the article with its locks.
  ///   - language: the translation's.
  ///   - isChosen: the groups to record, by index.
  ///   - made: the source's text that each group was made from, where it is not the present one; a group
  ///     that it lacks is not recorded.
  public init(
    of aligned: AlignedArticle, in language: Language, made: [Int: SectionFingerprint]? = nil,
    isChosen: (Int) -> Bool
  ) {
    let accepted = aligned.accepted(in: language)
    let texts = made ?? aligned.sourceFingerprints
    let open = aligned.article.page(in: language)?.unfinishedSections ?? []
    var entries: [FreshnessLock.Entry] = []
    for (index, group) in aligned.groups.enumerated() {
      guard let member = group.members[language], group.members[aligned.article.source] != nil,
        let section = aligned.article.page(in: language)?.sections[member]
      else { continue }
      let isUnfinished = isChosen(index) && open.contains(member)
      if isUnfinished { unfinished.append(index) }
      if !isUnfinished, isChosen(index), let text = texts[index] {
        recorded.append(index)
        entries.append(.init(section: group.id, translation: section.id, source: text))
      } else {
        entries += (accepted[index] ?? []).map {
          .init(section: group.id, translation: section.id, source: $0.source)
        }
      }
    }
    lock = FreshnessLock(entries)
  }
}
