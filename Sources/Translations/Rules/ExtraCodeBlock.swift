extension Rule {
  static let extraCodeBlock = Rule(
    id: "extra-code-block", severity: .warning,
    summary: "a code block of a translation has no counterpart in the source",
    explanation: """
      Reported where the source has the section but not the block. A block that stands in another \
      section of the source is not extra.
      """,
    wrong: "en: one block in “Setup”\nja: 「準備」に二つ",
    right: "ja: 「準備」に一つ",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        guard let code = comparison.code[page.language] else { return [] }
        return code.extra.compactMap { index in
          let block = code.translation[index]
          let group = block.section.flatMap { comparison.group(of: $0, in: page.language) }
          let section = group?.members[source.language]
          if block.section != nil, section == nil { return nil }
          let place = section.flatMap { comparison.place(of: $0, in: source) }
          return Report(
            side: page.side, range: block.range,
            message: "this code block has no counterpart in the source (\(source.language))",
            section: group?.id,
            source: place ?? Finding.Place(file: source.file, range: source.start))
        }
      }
    })
}
