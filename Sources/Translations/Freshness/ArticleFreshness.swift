public import Catalog

/// How a section's translation stands to the source.
public enum SectionState: Hashable, Sendable {
  /// The language lacks the section.
  case missing
  /// The source says what it said when this was translated.
  case current
  /// The source has changed since.
  case stale(SourceChange)
  /// Which state of the source it was translated from has not been recorded.
  case untracked

  /// The state's name in reports.
  public var name: String {
    switch self {
    case .missing: "missing"
    case .current: "current"
    case .stale: "stale"
    case .untracked: "untracked"
    }
  }
}

/// The state of every section of an article in every language other than the source.
public struct ArticleFreshness: Sendable {
  /// The states by language, one for each of the article's groups.
  public private(set) var states: [Language: [SectionState]] = [:]

  /// Works the states out from an article's locks.
  public init(of aligned: AlignedArticle) {
    let article = aligned.article
    let languages = article.pages.map(\.language).filter { $0 != article.source }
    let texts = aligned.locks.isEmpty ? [:] : aligned.sourceFingerprints
    for language in languages {
      let accepted = aligned.accepted(in: language)
      states[language] = aligned.groups.indices.map { index in
        if aligned.groups[index].members[language] == nil { return .missing }
        guard let now = texts[index], let entries = accepted[index], let last = entries.last else {
          return .untracked
        }
        if entries.contains(where: { $0.source.value == now.value }) { return .current }
        return .stale(SourceChange(from: last.source.blocks, to: now.blocks))
      }
    }
  }

  /// The state of a group in a language; nothing for the source.
  public func state(ofGroup index: Int, in language: Language) -> SectionState? {
    guard let states = states[language], states.indices.contains(index) else { return nil }
    return states[index]
  }
}

extension AlignedArticle {
  /// The state of every section in every language, by the article's locks.
  public var freshness: ArticleFreshness { ArticleFreshness(of: self) }

  /// The fingerprint of each group's source section, by the group's index.
  var sourceFingerprints: [Int: SectionFingerprint] {
    guard let source = article.page(in: article.source) else { return [:] }
    var result: [Int: SectionFingerprint] = [:]
    for (index, group) in groups.enumerated() {
      guard let section = group.members[source.language] else { continue }
      result[index] = SectionFingerprint(of: section, in: source)
    }
    return result
  }

  /// What the lock of a language says of each group. An entry whose id no group has any more belongs to
  /// the group of its translated section: the source's title, which makes the id, has changed.
  func accepted(in language: Language) -> [Int: [FreshnessLock.Entry]] {
    guard let lock = locks[language], let page = article.page(in: language) else { return [:] }
    let bySection = Dictionary(grouping: lock.entries, by: \.section)
    let ids = Set(groups.map(\.id))
    let orphans = Dictionary(
      grouping: lock.entries.filter { !ids.contains($0.section) }, by: \.translation)
    var result: [Int: [FreshnessLock.Entry]] = [:]
    for (index, group) in groups.enumerated() {
      guard let member = group.members[language], page.sections.indices.contains(member) else {
        continue
      }
      result[index] = bySection[group.id] ?? orphans[page.sections[member].id]
    }
    return result
  }
}
