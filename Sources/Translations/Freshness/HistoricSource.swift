public import Catalog
import Diagnostics

/// Finds in a page's history which state of the source each section of a translation was made from.
public struct HistoricSource: Sendable {
  /// The source's text for each group that it was found for, by the group's index.
  public private(set) var texts: [Int: SectionFingerprint] = [:]

  private let history: PageHistory
  private let aligned: AlignedArticle
  private let language: Language

  /// For each section the source as it was when the translation's section last changed. A section that
  /// differs from the last commit has changed just now.
  public init(of aligned: AlignedArticle, in language: Language, history: PageHistory) async throws
  {
    (self.history, self.aligned, self.language) = (history, aligned, language)
    guard let page = aligned.article.page(in: language),
      let source = aligned.article.page(in: aligned.article.source)
    else { return }
    let wanted = aligned.groups.enumerated().compactMap { index, group in
      group.members[language].flatMap { member in
        group.members[source.language].map { _ in
          (group: index, text: SectionFingerprint(of: member, in: page).value)
        }
      }
    }
    let versions = try await history.versions(page.file)
    let texts = try await history.texts(versions)
    let fingerprints = await Self.fingerprints(texts, language)
    var made: [Int: [(group: Int, text: UInt64)]] = [:]
    let present = aligned.sourceFingerprints
    for section in wanted {
      // The oldest of the versions, from the newest on, that have the section as it is.
      let same = fingerprints.prefix { $0.contains(section.text) }.count
      if same == 0 {
        self.texts[section.group] = present[section.group]
      } else {
        made[same - 1, default: []].append(section)
      }
    }
    let paths = try await history.versions(source.file).map(\.path)
    for (index, sections) in made.sorted(by: { $0.key < $1.key }) {
      guard let text = texts[index] else { continue }
      let past = try await sourceText(at: versions[index].commit, paths: paths)
      await find(sections, in: past, text)
    }
  }

  private static func fingerprints(
    _ texts: [[UInt8]?], _ language: Language
  ) async -> [Set<UInt64>] {
    var result: [Set<UInt64>] = []
    for text in texts {
      guard let text, let article = await PastPages.article(source: (language, text)),
        let page = article.pages.first
      else {
        result.append([])
        continue
      }
      result.append(
        Set(page.sections.indices.map { SectionFingerprint(of: $0, in: page).value }))
    }
    return result
  }

  /// The source at a commit, under the first of its names that the commit has.
  private func sourceText(at commit: String, paths: [String]) async throws -> [UInt8]? {
    var seen: Set<String> = []
    let versions = paths.filter { seen.insert($0).inserted }.map {
      PageHistory.Version(commit: commit, path: $0)
    }
    return try await history.texts(versions).compactMap(\.self).first
  }

  /// Aligns the pages as they were, and takes the source sections that belong to the translation's.
  private mutating func find(
    _ sections: [(group: Int, text: UInt64)], in source: [UInt8]?, _ translation: [UInt8]
  ) async {
    let origin = aligned.article.source
    guard let source,
      let article = await PastPages.article(
        source: (origin, source), translation: (language, translation)),
      let sourcePage = article.page(in: origin), let page = article.page(in: language)
    else { return }
    let past = AlignedArticle(aligning: article)
    for group in past.groups {
      guard let original = group.members[origin], let member = group.members[language] else {
        continue
      }
      let text = SectionFingerprint(of: member, in: page).value
      for section in sections where section.text == text {
        texts[section.group] = SectionFingerprint(of: original, in: sourcePage)
      }
    }
  }
}
