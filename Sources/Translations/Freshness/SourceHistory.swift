public import Catalog

/// The texts that the sections of a source page have had, looked up by fingerprint.
///
/// Versions are read as far back as is needed and kept, since many sections ask.
public actor SourceHistory {
  private let page: Page
  private let history: PageHistory
  private var waiting: [PageHistory.Version]?
  private var known: [UInt64: (commit: String, text: SectionText)] = [:]

  /// So many versions are fetched at once.
  private static let portion = 16

  /// The history of a page.
  public init(of page: Page, history: PageHistory) {
    self.page = page
    self.history = history
  }

  /// The newest text with a fingerprint, and its commit.
  func text(_ fingerprint: UInt64) async throws -> (commit: String, text: SectionText)? {
    if waiting == nil { waiting = try await history.versions(page.file) }
    while known[fingerprint] == nil, let next = waiting?.prefix(Self.portion), !next.isEmpty {
      waiting?.removeFirst(next.count)
      for (version, text) in zip(next, try await history.texts(Array(next))) {
        guard let text, let article = await PastPages.article(source: (page.language, text)),
          let past = article.pages.first
        else { continue }
        for section in past.sections.indices {
          let text = SectionText(of: section, in: past)
          let value = SectionFingerprint(text).value
          if known[value] == nil { known[value] = (version.commit, text) }
        }
      }
    }
    return known[fingerprint]
  }
}
