import Catalog
public import Diagnostics

/// Takes out what comments or the settings suppress, and reports suppressions that suppress nothing.
struct SuppressionFilter {
  private let comparison: Comparison
  private let rules: [Rule]
  private let suppressions: [(page: Page, suppression: Suppression)]

  init(_ comparison: Comparison, rules: [Rule]) {
    self.comparison = comparison
    self.rules = rules
    suppressions = comparison.pages.flatMap { page in
      Suppression.all(of: page).map { (page, $0) }
    }
  }

  func applied(to findings: [Finding]) -> [Finding] {
    let ignored = comparison.surroundings.settings.ignored
    guard !suppressions.isEmpty || !ignored.isEmpty else { return findings }
    var used: Set<[Int]> = []
    let kept = findings.filter { finding in
      var isKept = true
      for (index, (page, suppression)) in suppressions.enumerated() {
        guard suppression.rules.contains(finding.rule), !suppression.reason.isEmpty,
          touches(finding, page, suppression.lines)
        else { continue }
        isKept = false
        used.insert([index, rules.firstIndex { $0.id == finding.rule } ?? -1])
      }
      return isKept && !ignored.contains { matches(finding, $0) }
    }
    return kept + idle(used)
  }

  /// A comment in the source counts for every language.
  private func touches(_ finding: Finding, _ page: Page, _ lines: ClosedRange<Int>) -> Bool {
    func isInside(_ place: Finding.Place?) -> Bool {
      guard let place, place.file == page.file else { return false }
      return lines.contains(place.range.start.line)
    }
    return isInside(finding.place) || isInside(finding.source)
  }

  private func matches(_ finding: Finding, _ ignored: TranslationSettings.Ignored) -> Bool {
    finding.rule == ignored.rule
      && (ignored.article ?? comparison.aligned.article.slug) == comparison.aligned.article.slug
      && (ignored.section == nil || ignored.section == finding.section)
  }

  private func idle(_ used: Set<[Int]>) -> [Finding] {
    guard rules.contains(where: { $0.id == Rule.idleSuppression.id }) else { return [] }
    return suppressions.enumerated().flatMap { index, entry -> [Finding] in
      let (page, suppression) = entry
      guard !suppression.reason.isEmpty else { return [] }
      return suppression.rules.compactMap { id in
        guard let rule = rules.firstIndex(where: { $0.id == id }), !used.contains([index, rule])
        else { return nil }
        return Finding(
          rule: Rule.idleSuppression.id, severity: Rule.idleSuppression.severity,
          language: page.language, place: Finding.Place(file: page.file, range: suppression.range),
          message: "‘\(id)’ finds nothing here that would have to be ignored",
          section: comparison.groupID(at: suppression.range.start.line, of: page),
          help: "remove the comment")
      }
    }
  }
}

extension Findings {
  /// The suppressions of the settings that suppress nothing in any of the articles.
  ///
  /// Whether one does is known only once every article has been looked at, without it.
  public static func idleSuppressions(
    articles: [AlignedArticle], surroundings: Surroundings
  ) -> [Diagnostic] {
    let settings = surroundings.settings
    var open = surroundings
    open.settings.ignored = []
    var isUsed = Array(repeating: false, count: settings.ignored.count)
    for article in articles {
      let slug = article.article.slug
      let asked = settings.ignored.enumerated().filter {
        !isUsed[$0.offset] && ($0.element.article ?? slug) == slug
      }
      guard !asked.isEmpty else { continue }
      let rules = Rule.all.filter { rule in asked.contains { $0.element.rule == rule.id } }
      let findings = Findings.all(of: article, rules: rules, in: open)
      for (index, ignored) in asked {
        isUsed[index] = findings.contains {
          $0.rule == ignored.rule && (ignored.section == nil || ignored.section == $0.section)
        }
      }
    }
    return settings.ignored.indices.filter { !isUsed[$0] }.map { index in
      let place =
        settings.ignoredPlaces.indices.contains(index) ? settings.ignoredPlaces[index] : nil
      return Diagnostic(
        .warning, Rule.idleSuppression.id,
        "‘\(settings.ignored[index].rule)’ finds nothing that would have to be ignored",
        file: place?.file, range: place?.range, help: "remove the entry")
    }
  }
}
