extension Rule {
  static let missingPage = Rule(
    id: "missing-page", severity: .warning,
    summary: "a language that every article is to have lacks this one",
    explanation: """
      The settings, or the command line, name the languages that every article is to have. Where none \
      are named nothing is demanded, so that a folder of articles in one language each is fine.
      """,
    wrong: "en.md, ja.md  (demanded: en, ja, de)",
    right: "en.md, ja.md, de.md",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      let present = Set(comparison.pages.map(\.language))
      return comparison.wanted.filter { !present.contains($0) }.map { language in
        Report(
          side: .init(language: language, file: source.file), range: source.start,
          message: "this article has no page in the language ‘\(language)’",
          source: Finding.Place(file: source.file, range: source.start),
          help: "`stele translations new` writes one to start from")
      }
    })
}
