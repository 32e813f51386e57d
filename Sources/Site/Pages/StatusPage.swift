import Catalog
import Translations

/// How far each translation keeps up with its original: articles by languages, then the sections that
/// need work, the worst first.
struct StatusPage {
  let frame: PageFrame

  /// More sections than this are only counted.
  private static let most = 200

  /// The page for the readers of a language.
  func page(_ language: SiteLanguage) -> HTMLBuffer {
    let address = Address.status(language.language)
    let root = Address.root(from: address)
    let strings = language.strings
    var value = frame.value(
      language, address: address, title: strings["status"], description: nil, kind: "status",
      alternates: frame.alternates(Address.status), isIndexed: false)
    value["columns"] = .list(
      frame.plan.languages.map {
        ["code": .text($0.code), "name": .text($0.name), "dir": .text($0.direction)]
      })
    value["rows"] = .list(frame.plan.articles.map { row($0, for: language, root) })
    let sections = frame.plan.articles.flatMap { OpenSection.all(of: $0) }.sorted {
      $0.weight > $1.weight
    }
    value["sections"] = .list(
      sections.prefix(Self.most).compactMap { entry($0, for: language, root) })
    value["hasSections"] = .flag(!sections.isEmpty)
    let rest = sections.count - Self.most
    value["more"] = rest > 0 ? strings.shown("status-more", ["count": "\(rest)"]) : .nothing
    var output = HTMLBuffer()
    frame.theme.templates.render("status", .object(value), into: &output)
    return output
  }

  // MARK: The table

  private func row(
    _ planned: PlannedArticle, for language: SiteLanguage, _ root: String
  ) -> TemplateValue {
    let page = planned.article.page(in: language.language) ?? planned.article.pages.first
    let own = page.flatMap { frame.plan.language($0.language) } ?? language
    return [
      "title": .text(page?.title ?? planned.slug), "code": .text(own.code),
      "dir": .text(own.direction),
      "cells": .list(frame.plan.languages.map { cell(planned, $0, for: language, root) }),
    ]
  }

  private func cell(
    _ planned: PlannedArticle, _ column: SiteLanguage, for language: SiteLanguage, _ root: String
  ) -> TemplateValue {
    let strings = language.strings
    guard planned.article.page(in: column.language) != nil else {
      return ["text": strings.shown("status-none"), "state": "none"]
    }
    let href = TemplateValue.text(
      root + PathText.percentEncoded(Address.article(planned.slug, column.language)))
    guard column.language != planned.article.source else {
      return ["text": strings.shown("status-original"), "state": "original", "href": href]
    }
    var counts: [String: Int] = [:]
    for state in planned.freshness.states[column.language] ?? [] {
      counts[state.name, default: 0] += 1
    }
    let open = ["stale", "missing", "untracked"].compactMap { name in
      counts[name].map { strings.markup("status-\(name)", ["count": "\($0)"]) }
    }
    let current = counts["current"] ?? 0
    let all = counts.values.reduce(0, +)
    return [
      "text": strings.shown("status-current", ["current": "\(current)", "count": "\(all)"]),
      "detail": open.isEmpty ? .nothing : .markup(HTMLBuffer(joining: open, by: ", ")),
      "state": .text(current == all ? "current" : "open"), "href": href,
    ]
  }

  // MARK: The sections

  private func entry(
    _ open: OpenSection, for language: SiteLanguage, _ root: String
  ) -> TemplateValue? {
    guard let there = frame.plan.language(open.language),
      let origin = frame.plan.language(open.planned.article.source)
    else { return nil }
    let shown = open.section == nil ? origin : there
    return [
      "title": .text((open.section ?? open.original).title), "code": .text(shown.code),
      "dir": .text(shown.direction),
      "href": .text(link(open.section ?? open.original, of: open.planned, in: shown, root)),
      "article": .text(open.planned.article.pages.first?.title ?? open.planned.slug),
      "articleCode": .text(origin.code), "language": .text(there.name),
      "change": .markup(
        open.change.map { $0.words(language.strings) } ?? language.strings.markup("status-lacking")),
      "original": .optional(
        open.section == nil ? nil : link(open.original, of: open.planned, in: origin, root)),
      "originalTitle": language.strings.shown("stale-original", ["title": open.original.title]),
    ]
  }

  private func link(
    _ section: Section, of planned: PlannedArticle, in language: SiteLanguage, _ root: String
  ) -> String {
    root + PathText.percentEncoded(Address.article(planned.slug, language.language))
      + (section.heading == 0 ? "" : "#" + PathText.percentEncoded(section.id))
  }
}

/// A section that a language lacks, or whose translation is behind.
private struct OpenSection {
  var planned: PlannedArticle
  var language: Language
  var section: Section?
  var original: Section
  var change: SourceChange?
  /// The number of blocks that are to be translated.
  var weight: Int

  static func all(of planned: PlannedArticle) -> [OpenSection] {
    let article = planned.article
    guard let source = article.page(in: article.source) else { return [] }
    return article.pages.map(\.language).flatMap { language in
      planned.groups.enumerated().compactMap { index, group -> OpenSection? in
        guard let original = group.members[source.language],
          let state = planned.freshness.state(ofGroup: index, in: language)
        else { return nil }
        var open = OpenSection(
          planned: planned, language: language, original: source.sections[original], weight: 0)
        switch state {
        case .current, .untracked: return nil
        case .missing: open.weight = open.original.ownBlocks.count + 1
        case .stale(let change):
          guard let page = article.page(in: language), let member = group.members[language] else {
            return nil
          }
          open.section = page.sections[member]
          open.change = change
          open.weight = max(change.count, 1)
        }
        return open
      }
    }
  }
}

extension SourceChange {
  /// The change in the words of a language, as in `changed: 2, new: 1`.
  func words(_ strings: UIStrings) -> HTMLBuffer {
    let counts = [("stale-changed", changed), ("stale-added", added), ("stale-removed", removed)]
    let parts = counts.compactMap { key, blocks -> HTMLBuffer? in
      let count = blocks.values.reduce(0, +)
      return count == 0 ? nil : strings.markup(key, ["count": "\(count)"])
    }
    return parts.isEmpty ? strings.markup("stale-order") : HTMLBuffer(joining: parts, by: ", ")
  }
}
