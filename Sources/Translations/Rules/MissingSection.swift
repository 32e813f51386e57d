import Catalog

extension Page {
  /// The titles of two sections, in their order.
  func titles(_ one: Int, _ other: Int) -> String {
    "“\(sections[min(one, other)].title)” and “\(sections[max(one, other)].title)”"
  }
}

extension Rule {
  static let missingSection = Rule(
    id: "missing-section", severity: .warning,
    summary: "a section of the source has no counterpart in a translation",
    explanation: """
      Sections are compared by their ids, code, names, links, lengths and order, so a heading that is \
      only worded differently is found. A section that holds others is reported once for all of them, \
      and one whose text stands in another section's translation as joined with it.
      """,
    wrong: "en: ## Setup, ## First run, ## Next steps\nde: ## Einrichten, ## Wie es weitergeht",
    right: "de: ## Einrichten, ## Der erste Start, ## Wie es weitergeht",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page in
        source.sections.indices.compactMap { section in
          missing(section, of: source, in: page, comparison)
        }
      }
    })

  private static func missing(
    _ section: Int, of source: Page, in page: Page, _ comparison: Comparison
  ) -> Report? {
    func counterpart(_ section: Int) -> Int? {
      comparison.group(of: section, in: source.language)?.members[page.language]
    }
    guard counterpart(section) == nil else { return nil }
    let here = source.sections[section]
    // The section that holds this one is reported for both, if it is missing as well.
    if let parent = here.parent, counterpart(parent) == nil { return nil }
    if let bold = BoldLine.standing(
      for: section, of: source, in: page, counterpart: counterpart)
    {
      return Report(
        side: page.side, range: bold.range,
        message: "“\(here.title)” is a heading in the source (\(source.language)) and a "
          + "\(bold.noun) here",
        section: comparison.group(of: section, in: source.language)?.id,
        source: comparison.place(of: section, in: source))
    }
    if let neighbour = comparison.neighbour(joinedWith: section, of: source, beside: page),
      let into = counterpart(neighbour), page.sections.indices.contains(into)
    {
      return Report(
        side: page.side, range: page.sections[into].range,
        message: "\(source.titles(section, neighbour)) are two sections in the source "
          + "(\(source.language)) and one here",
        section: comparison.group(of: section, in: source.language)?.id,
        source: comparison.place(of: section, in: source))
    }
    let before = source.sections[..<section].indices.reversed().lazy.compactMap(counterpart).first
    let nested = source.sections.indices.filter {
      $0 > section && source.sections[$0].heading < here.allBlocks.upperBound
        && counterpart($0) == nil
    }
    let more = nested.isEmpty ? "" : ", nor do the \(nested.count) sections in it"
    return Report(
      side: page.side,
      range: before.flatMap { comparison.place(of: $0, in: page)?.range } ?? page.start,
      message:
        "“\(here.title)” (\(source.language)) has no section here that corresponds to it\(more)",
      section: comparison.group(of: section, in: source.language)?.id,
      source: comparison.place(of: section, in: source),
      help: "it is expected below this heading")
  }
}
