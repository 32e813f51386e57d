extension Rule {
  static let translatedIdentifiers = Rule(
    id: "translated-identifiers", severity: .warning,
    summary: "code declares other names than the source, and is otherwise the same",
    explanation: """
      A block in which names that it declares itself were exchanged throughout is likely translated, \
      not mistaken. Most projects keep the names, so that readers of all languages can talk about one \
      program. Where they are to be translated, the settings name the languages under \
      `translated-identifiers`.
      """,
    wrong: "en: let total = 1\nde: let summe = 1",
    right: "de: let total = 1  // die Summe",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        guard let code = comparison.code[page.language],
          !comparison.surroundings.settings.translatedIdentifiers.contains(page.language)
        else { return [] }
        return code.counterpart.enumerated().compactMap { index, partner in
          guard let partner else { return nil }
          let (there, here) = (code.source[index], code.translation[partner])
          guard there.fingerprint != here.fingerprint, there.isComparable, here.isComparable,
            let renaming = CodeRenaming(from: there, to: here),
            let name = there.word(at: renaming.first), let new = here.word(at: renaming.first)
          else { return nil }
          let more = renaming.names.count > 1 ? " and \(renaming.names.count - 1) more" : ""
          return Report(
            side: page.side, range: here.place(of: renaming.first),
            message: "‘\(name)’\(more) has another name here than in the source "
              + "(\(source.language)): ‘\(new)’",
            section: comparison.groupID(at: here.range.start.line, of: page),
            source: Finding.Place(file: source.file, range: there.place(of: renaming.first)))
        }
      }
    })
}
