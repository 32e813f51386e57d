extension Rule {
  static let codeBlockInfo = Rule(
    id: "code-block-info", severity: .warning,
    summary: "a code block names another language or file than in the source",
    explanation: """
      The language decides how a block is highlighted and whether it is checked, the file where its \
      code goes. A block without either in one of the languages differs, too.
      """,
    wrong: "en: ```swift:App.swift\nja: ```swift:AppDelegate.swift",
    right: "ja: ```swift:App.swift",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        guard let code = comparison.code[page.language] else { return [] }
        return code.counterpart.enumerated().compactMap { index, partner in
          guard let partner else { return nil }
          let (there, here) = (code.source[index], code.translation[partner])
          guard let (mine, theirs) = difference(here.block.info, there.block.info) else {
            return nil
          }
          return Report(
            side: page.side, range: here.block.infoRange ?? here.range,
            message: "this block is marked \(quoted(mine)) here and \(quoted(theirs)) in the "
              + "source (\(source.language))",
            section: comparison.groupID(at: here.range.start.line, of: page),
            source: Finding.Place(
              file: source.file, range: there.block.infoRange ?? there.range))
        }
      }
    })

  private static func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "‘\(text)’" }

  private static func difference(_ here: String, _ there: String) -> (String, String)? {
    let (mine, theirs) = (CodeDialect.languageName(here), CodeDialect.languageName(there))
    if mine != theirs { return (mine, theirs) }
    let (file, other) = (fileName(here), fileName(there))
    return file == other ? nil : (file, other)
  }

  /// The word with a dot, as in `swift:App.swift`, `swift title="App.swift"` and `App.swift`.
  private static func fileName(_ info: String) -> String {
    let words = info.split { " \t:=\"'{},()".contains($0) }
    return words.first { word in
      guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
      let ending = word[word.index(after: dot)...]
      return !ending.isEmpty && ending.allSatisfy(\.isLetter)
    }.map(String.init) ?? ""
  }
}
