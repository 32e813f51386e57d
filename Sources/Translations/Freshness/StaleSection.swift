extension Rule {
  /// A section whose source has changed since it was translated.
  static let staleSection = Rule(
    id: "stale-section", severity: .warning,
    summary: "the source section has changed since the translation was accepted",
    explanation: """
      The lock beside the page records which text of the source each section was made from. This \
      section's source says something else by now. Changes of layout, comments in code and query \
      strings do not count, and a page without a lock is not looked at. See what changed with 'stele \
      translations diff', set the translation right, and record it with 'stele translations accept'.
      """,
    wrong:
      "The source now says that the timer fires twice; the translation, accepted before, once.",
    right: "The translation says so too, and 'stele translations accept' was run."
  ) { comparison in
    guard !comparison.aligned.locks.isEmpty, let source = comparison.source else { return [] }
    let freshness = comparison.aligned.freshness
    return comparison.translations.flatMap { page in
      comparison.aligned.groups.indices.compactMap { index -> Report? in
        let group = comparison.aligned.groups[index]
        guard case .stale(let change) = freshness.state(ofGroup: index, in: page.language),
          let member = group.members[page.language], let original = group.members[source.language],
          let place = comparison.place(of: member, in: page)
        else { return nil }
        return Report(
          side: page.side, range: place.range,
          message: "the source section differs from what was translated: \(change.summary)",
          section: group.id, source: comparison.place(of: original, in: source),
          help: "'stele translations diff' shows what changed, 'accept' records that it is done")
      }
    }
  }
}
