import Catalog

extension Rule {
  static let headingLevel = Rule(
    id: "heading-level", severity: .warning,
    summary: "a heading has another level than in the source",
    explanation: """
      Reported where the section also stands in another depth, so that a page whose headings are all a \
      level lower has no findings.
      """,
    wrong: "en: ## Setup, ### Tools\nja: ## 準備, ## 道具",
    right: "ja: ## 準備, ### 道具",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page in
        comparison.aligned.groups.compactMap { group -> Report? in
          guard let there = group.members[source.language], let here = group.members[page.language],
            source.sections[there].level != page.sections[here].level,
            source.depth(of: there) != page.depth(of: here),
            let range = comparison.place(of: here, in: page)?.range
          else { return nil }
          return Report(
            side: page.side, range: range,
            message: "this heading has level \(page.sections[here].level), in the source "
              + "(\(source.language)) level \(source.sections[there].level)",
            section: group.id, source: comparison.place(of: there, in: source))
        }
      }
    })
}

extension Page {
  /// The number of sections around a section.
  fileprivate func depth(of section: Int) -> Int {
    sequence(first: section) { sections[$0].parent }.reduce(-1) { depth, _ in depth + 1 }
  }
}
