import Catalog

extension Rule {
  static let extraSection = Rule(
    id: "extra-section", severity: .warning,
    summary: "a section of a translation has no counterpart in the source",
    explanation: """
      Either the source lost or never got the section, or a translator split one. A section that holds \
      others is reported once for all of them.
      """,
    wrong: "en: ## Setup, ## Next steps\nja: ## 準備, ## 補足, ## 次の一歩",
    right: "ja: ## 準備, ## 次の一歩",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page in
        page.sections.indices.compactMap { section in
          extra(section, of: page, source: source, comparison)
        }
      }
    })

  private static func extra(
    _ section: Int, of page: Page, source: Page, _ comparison: Comparison
  ) -> Report? {
    func counterpart(_ section: Int) -> Int? {
      comparison.group(of: section, in: page.language)?.members[source.language]
    }
    guard counterpart(section) == nil else { return nil }
    let here = page.sections[section]
    if let parent = here.parent, counterpart(parent) == nil { return nil }
    if let bold = BoldLine.standing(
      for: section, of: page, in: source, counterpart: counterpart)
    {
      return Report(
        side: page.side, range: here.range,
        message: "“\(here.title)” is a heading here and a \(bold.noun) in the source "
          + "(\(source.language))",
        section: comparison.group(of: section, in: page.language)?.id,
        source: Finding.Place(file: source.file, range: bold.range))
    }
    if let neighbour = comparison.neighbour(joinedWith: section, of: page, beside: source),
      let from = counterpart(neighbour), source.sections.indices.contains(from)
    {
      return Report(
        side: page.side, range: here.range,
        message: "\(page.titles(section, neighbour)) are two sections here and one in the source "
          + "(\(source.language))",
        section: comparison.group(of: section, in: page.language)?.id,
        source: comparison.place(of: from, in: source))
    }
    let before = page.sections[..<section].indices.reversed().lazy.compactMap(counterpart).first
    let place = before.flatMap { comparison.place(of: $0, in: source) }
    return Report(
      side: page.side, range: here.range,
      message: "“\(here.title)” has no section in the source (\(source.language)) "
        + "that corresponds to it",
      section: comparison.group(of: section, in: page.language)?.id,
      source: place ?? Finding.Place(file: source.file, range: source.start))
  }
}
