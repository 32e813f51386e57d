import Catalog
import Translations

extension ReportFormat<TranslationsResult> {
  /// For programs: section groups and findings, as the README describes.
  public static let json = ReportFormat(name: "json") { result, _ in
    let document: JSONValue = [
      "version": 1,
      "articles": .array(result.entries.map(value(of:))),
    ]
    return Report(output: document.text, messages: result.diagnostics)
  }

  private static func value(of entry: TranslationsResult.Entry) -> JSONValue {
    let article = entry.aligned.article
    return [
      "id": .string(article.slug),
      "source": .string(article.source.code),
      "languages": .array(article.pages.map { .string($0.language.code) }),
      "sections": .array(
        zip(entry.aligned.groups, states(of: entry.aligned)).map {
          value(of: $0, in: article, states: $1)
        }),
      "findings": .array(entry.findings.map(value(of:))),
    ]
  }

  /// For each group, the state in each language other than the source.
  private static func states(of aligned: AlignedArticle) -> [JSONValue] {
    let freshness = aligned.freshness
    let languages = aligned.article.pages.map(\.language)
    return aligned.groups.indices.map { index in
      .object(
        languages.compactMap { language in
          freshness.state(ofGroup: index, in: language).map {
            (key: language.code, value: .string($0.name))
          }
        })
    }
  }

  private static func value(
    of group: SectionGroup, in article: Article, states: JSONValue
  ) -> JSONValue {
    var places: [(key: String, value: JSONValue)] = []
    for page in article.pages {
      guard let index = group.members[page.language], page.sections.indices.contains(index) else {
        continue
      }
      let section = page.sections[index]
      let place: JSONValue = [
        "file": .string(page.file),
        "line": .integer(section.range.start.line),
        "title": .string(section.title),
      ]
      places.append((page.language.code, place))
    }
    return [
      "id": .string(group.id),
      "level": .integer(group.level),
      "places": .object(places),
      "confidence": .number(group.confidence),
      "state": states,
    ]
  }

  private static func value(of finding: Finding) -> JSONValue {
    [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "language": .string(finding.language.code),
      "file": .string(finding.place.file),
      "line": .integer(finding.place.range.start.line),
      "column": .integer(finding.place.range.start.column),
      "message": .string(finding.message),
      "section": JSONValue(finding.section),
      "source": finding.source.map {
        ["file": .string($0.file), "line": .integer($0.range.start.line)]
      } ?? .null,
    ]
  }
}
