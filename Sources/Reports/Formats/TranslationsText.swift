import Catalog
import Diagnostics
import Translations

extension ReportFormat<TranslationsResult> {
  /// For people: messages with source lines, then each article with its languages and the number of
  /// its section groups.
  public static let text = ReportFormat(name: "text", isForPeople: true) { result, options in
    var output = result.entries.map { overview(of: $0, options) }.joined()
    let groups = result.entries.reduce(0) { $0 + $1.aligned.groups.count }
    let findings = result.entries.reduce(0) { $0 + $1.findings.count }
    output +=
      "\(counted(result.entries.count, "article")), \(counted(groups, "section group")), "
      + "\(counted(findings, "finding"))\n"
    return Report(output: output, messages: result.problems)
  }

  private static func overview(
    of entry: TranslationsResult.Entry, _ options: ReportOptions
  ) -> String {
    let article = entry.aligned.article
    let languages = article.pages.map(\.language.code).joined(separator: " ")
    var text =
      options.style.paint(TextStyle.harmless(article.slug), .place)
      + " (\(languages)): \(counted(entry.aligned.groups.count, "section group")), "
      + counted(entry.findings.count, "finding") + "\n"
    guard options.listsEverything else { return text }
    let freshness = entry.aligned.freshness
    for (index, group) in entry.aligned.groups.enumerated() {
      let stale = article.pages.map(\.language).filter {
        freshness.state(ofGroup: index, in: $0)?.name == "stale"
      }
      text += line(for: group, in: article, stale: Set(stale), options.style)
    }
    return text
  }

  /// The group's id, then the line of its heading in each language, or a dash.
  private static func line(
    for group: SectionGroup, in article: Article, stale: Set<Language>, _ style: TextStyle
  ) -> String {
    let places = article.pages.map { page in
      let section = group.members[page.language].flatMap { index in
        page.sections.indices.contains(index) ? page.sections[index] : nil
      }
      return "\(page.language):\(section.map { String($0.range.start.line) } ?? "–")"
        + (stale.contains(page.language) ? " (stale)" : "")
    }
    let indentation = String(repeating: "  ", count: max(group.level, 1))
    let confidence = Int((group.confidence * 100).rounded())
    return indentation + TextStyle.harmless(group.id) + "  "
      + style.paint("\(places.joined(separator: " "))  \(confidence) %", .faint) + "\n"
  }
}
