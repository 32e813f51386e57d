import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let untranslatedText = Rule(
    id: "untranslated-text", severity: .warning,
    summary: "a paragraph is still in the source's language",
    explanation: """
      Told by the letters where the languages have different ones, else by very common words (“the”, \
      „nicht“), of which a text of its language has some. Code is not looked at, and texts of a few \
      words are left alone. A comment that 'stele translations new' has put in the place of a text is \
      reported, too.
      """,
    wrong: "de: Tap the button and watch what the label does.",
    right: "de: Tippen Sie auf den Knopf und sehen Sie, was das Label tut.",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        let sense = LanguageSense(page: page.language, source: source.language)
        return waiting(on: page, source, comparison)
          + (comparison.blocks[page.language]?.pairs ?? []).flatMap { pair in
            comparison.leaves(pair.translation, of: page).compactMap { leaf -> Report? in
              guard leaf.kind == .paragraph, !leaf.isMostlyMarked,
                sense.isInSourceLanguage(leaf.text)
              else { return nil }
              // A label such as “Grammar of a statement:” may be kept on purpose.
              let isLabel = leaf.text.bytes.last == UInt8(ascii: ":") && leaf.text.bytes.count < 60
              return Report(
                side: page.side, range: leaf.range,
                message: "this text is in the language of the source (\(source.language))",
                section: comparison.groupID(of: pair),
                source: Finding.Place(
                  file: source.file, range: comparison.range(of: pair.source, of: source)),
                severity: isLabel ? .note : nil)
            }
          }
      }
    })

  /// The comments in the place of texts.
  private static func waiting(
    on page: Page, _ source: Page, _ comparison: Comparison
  ) -> [Report] {
    page.placeholders.map { unit in
      let text = page.document.source
      let range = SourceRange(
        text.position(utf8Offset: unit.extent.lowerBound),
        text.position(utf8Offset: unit.extent.upperBound))
      var original: Finding.Place?
      if case .section(let index) = unit.home,
        let there = comparison.group(of: index, in: page.language)?.members[source.language]
      {
        original = comparison.place(of: there, in: source)
      }
      return Report(
        side: page.side, range: range, message: "this text is still to be translated",
        section: comparison.groupID(at: range.start.line, of: page), source: original)
    }
  }

  static let untranslatedHeading = Rule(
    id: "untranslated-heading", severity: .warning,
    summary: "a heading is still in the source's language",
    explanation: """
      Reported where the heading is that of the source, has more than one word, and is no name: a \
      common word of the source's language stands in it, or none of the page's own letters.
      """,
    wrong: "de: ## What comes next",
    right: "de: ## Wie es weitergeht",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        let sense = LanguageSense(page: page.language, source: source.language)
        return comparison.aligned.groups.compactMap { group -> Report? in
          guard let here = group.members[page.language],
            let there = group.members[source.language],
            page.sections[here].title == source.sections[there].title,
            let leaf = comparison.leaves(
              page.sections[here].heading..<page.sections[here].heading + 1, of: page
            ).first,
            sense.isInSourceLanguage(leaf.text.bytes, leastWords: 2)
          else { return nil }
          return Report(
            side: page.side, range: leaf.range,
            message: "this heading is in the language of the source (\(source.language))",
            section: group.id, source: comparison.place(of: there, in: source))
        }
      }
    })
}

extension Leaf {
  /// True for a formula rather than a sentence: most of it is emphasised.
  fileprivate var isMostlyMarked: Bool {
    var marked = 0
    for inline in content {
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner): marked += inner.plainText.utf8.count
      default: break
      }
    }
    return marked * 2 > text.bytes.count
  }
}
