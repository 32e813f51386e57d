import Catalog

extension Rule {
  static let deadFile = Rule(
    id: "dead-file", severity: .warning,
    summary: "a link or image leads to a file that does not exist",
    explanation: """
      Paths are relative to the page's own file; a translation in another folder needs other ones. An \
      article's name without its language is understood. Paths that leave the folder of the articles \
      are not judged. Checked on every page, the source included.
      """,
    wrong: "[Teil zwei](part-two.de.md)  (there is no such file)",
    right: "[Teil zwei](part-2.de.md)",
    check: { comparison in
      guard let index = comparison.surroundings.index else { return [] }
      return comparison.pages.flatMap { page in
        page.localLinks.compactMap { link -> Report? in
          guard !link.path.isEmpty, case .missing = index.target(of: link.path, on: page) else {
            return nil
          }
          return Report(
            side: page.side, range: link.range, message: "there is no page or file ‘\(link.path)’",
            section: comparison.groupID(at: link.range.start.line, of: page))
        }
      }
    })

  static let linkLanguage = Rule(
    id: "link-language", severity: .warning,
    summary: "a link leads to a page in another language although it exists in the reader's",
    explanation: """
      A translator who keeps the source's link sends readers to a page that they cannot read. Links to \
      another language of the same article are meant and left alone.
      """,
    wrong: "de: [Teil zwei](../part-two/en.md)",
    right: "de: [Teil zwei](../part-two/de.md)",
    check: { comparison in
      guard let index = comparison.surroundings.index else { return [] }
      return comparison.pages.flatMap { page in
        page.localLinks.compactMap { link -> Report? in
          guard !link.path.isEmpty, case .page(let target) = index.target(of: link.path, on: page),
            target.language != page.language, target.article != comparison.aligned.article.slug,
            let own = index.page(of: target.article, in: page.language)
          else { return nil }
          return Report(
            side: page.side, range: link.range,
            message: "this link leads to ‘\(target.language)’, and the page exists in "
              + "‘\(page.language)’",
            section: comparison.groupID(at: link.range.start.line, of: page),
            help: "link to ‘\(own.file.split(separator: "/").suffix(2).joined(separator: "/"))’")
        }
      }
    })
}
