extension Rule {
  static let unusableAnchor = Rule(
    id: "unusable-anchor", severity: .warning,
    summary: "a heading's id has a character that no link can lead to",
    explanation: """
      An id is what follows the `#` of an address. One that itself starts with `#`, or holds a space, \
      looks right in the file, and every link to it leads nowhere.
      """,
    wrong: "## <a id=\"#setup\">Setup</a>",
    right: "## <a id=\"setup\">Setup</a>",
    check: { comparison in
      comparison.pages.flatMap { page in
        page.sections.filter { section in
          section.hasExplicitID
            && section.id.contains { $0 == "#" || $0.isWhitespace || $0 == "%" }
        }.map { section in
          Report(
            side: page.side, range: section.range,
            message: "no link can lead to the id ‘\(section.id)’",
            section: comparison.groupID(at: section.range.start.line, of: page),
            help: "write ‘\(section.id.filter { $0 != "#" && !$0.isWhitespace && $0 != "%" })’")
        }
      }
    })
}
