import Catalog
import Markdown

extension Rule {
  static let missingText = Rule(
    id: "missing-text", severity: .warning,
    summary: "a paragraph, list or table of the source has no counterpart in a translation",
    explanation: """
      The blocks of a section are aligned by their kinds, lengths, names, numbers and links; \
      paragraphs that were joined or split have a counterpart. Reported where a block is left over.
      """,
    wrong: "en: First paragraph.\n\nSecond one.\nde: Erster Absatz.",
    right: "de: Erster Absatz.\n\nZweiter Absatz.",
    check: { comparison in
      let waiting = comparison.waitingBlocks
      return comparison.forEachPair { pair, source, page in
        guard pair.translation.isEmpty, let index = pair.source.first else { return [] }
        let block = source.document.blocks[index]
        guard let kind = block.textKind,
          !comparison.isInLoneSection(index, of: source, beside: page),
          !(waiting[page.language]?.contains(index) ?? false),
          !comparison.isHeading(block, of: source, on: page)
        else { return [] }
        return [
          Report(
            side: page.side, range: comparison.range(of: pair.translation, of: page),
            message: "\(kind) of the source (\(source.language)) is missing after this place",
            section: comparison.groupID(of: pair),
            source: Finding.Place(file: source.file, range: block.range))
        ]
      }
    })

  static let extraText = Rule(
    id: "extra-text", severity: .note,
    summary: "a paragraph, list or table of a translation has no counterpart in the source",
    explanation: """
      A translator may well explain more than the source does, so this is no more than a remark; but \
      the source may also have dropped what the translation still says.
      """,
    wrong: "en: First paragraph.\nde: Erster Absatz.\n\nEin zweiter.",
    right: "de: Erster Absatz.",
    check: { comparison in
      comparison.forEachPair { pair, source, page in
        guard pair.source.isEmpty, let index = pair.translation.first else { return [] }
        let block = page.document.blocks[index]
        guard let kind = block.textKind,
          !comparison.isInLoneSection(index, of: page, beside: source)
        else { return [] }
        return [
          Report(
            side: page.side, range: block.range,
            message: "the source (\(source.language)) has nothing for \(kind) here",
            section: comparison.groupID(of: pair),
            source: Finding.Place(
              file: source.file, range: comparison.range(of: pair.source, of: source)))
        ]
      }
    })
}

extension Comparison {
  /// Whether a bold line is a heading on the other page, which is a finding of another rule.
  fileprivate func isHeading(_ block: Block, of source: Page, on page: Page) -> Bool {
    func counterpart(_ section: Int) -> Int? {
      group(of: section, in: page.language)?.members[source.language]
    }
    guard !BoldLine.all(in: [block]).isEmpty else { return false }
    return page.sections.indices.contains { section in
      guard counterpart(section) == nil else { return false }
      let line = BoldLine.standing(
        for: section, of: page, in: source, counterpart: counterpart)
      return line.map { block.range.contains($0.range) } ?? false
    }
  }
}

extension Block {
  /// What a message calls a block of text; nothing for code, images and what readers do not see.
  fileprivate var textKind: String? {
    switch kind {
    case .paragraph(let content): content.isImage || content.isOnlyHTML ? nil : "a paragraph"
    case .list: "a list"
    case .table: "a table"
    case .quote: Admonition(self) == nil ? "a quote" : nil
    case .heading, .codeBlock, .html, .thematicBreak, .footnoteDefinition: nil
    }
  }
}

extension [Inline] {
  fileprivate var isOnlyHTML: Bool {
    allSatisfy {
      switch $0.kind {
      case .html, .softBreak, .lineBreak: true
      default: false
      }
    }
  }
}
