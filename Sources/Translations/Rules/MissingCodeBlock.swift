extension Rule {
  static let missingCodeBlock = Rule(
    id: "missing-code-block", severity: .warning,
    summary: "a code block of the source has no counterpart in a translation",
    explanation: """
      Reported where the translation has the section but not the block. A block that stands in another \
      section of the translation is not missing.
      """,
    wrong: "en: two blocks in “Setup”\nde: one block in „Einrichten“",
    right: "de: two blocks in „Einrichten“",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        guard let code = comparison.code[page.language] else { return [] }
        return code.missing.compactMap { index in
          let block = code.source[index]
          let group = block.section.flatMap { comparison.group(of: $0, in: source.language) }
          let section = group?.members[page.language]
          // A whole section that is missing is a finding of its own.
          if block.section != nil, section == nil { return nil }
          let before = code.counterpart[..<index].last { $0 != nil } ?? nil
          let previous = before.map { code.translation[$0] }.flatMap {
            $0.section == section ? $0.range : nil
          }
          let heading = section.flatMap { comparison.place(of: $0, in: page)?.range }
          return Report(
            side: page.side, range: previous ?? heading ?? page.start,
            message: "a code block of the source (\(source.language)) is missing after this place",
            section: group?.id, source: Finding.Place(file: source.file, range: block.range))
        }
      }
    })
}
