extension Rule {
  static let untranslatedCodeText = Rule(
    id: "untranslated-code-text", severity: .note,
    summary: "a comment or string of a code block is still in the source's language",
    explanation: """
      Comments are prose for readers, and strings are what they see on the screen, so a translation may \
      well translate them. Projects that keep them set the rule to `off`. \
      What the compiler says (`// error: …`) and what ends the program (`fatalError(\"…\")`) stays. Reported once a block, for \
      texts of at least four words that are the same as in the source.
      """,
    wrong: "let count = 0  // the number of taps so far",
    right: "let count = 0  // これまでのタップ数",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        guard let code = comparison.code[page.language] else { return [] }
        let sense = LanguageSense(page: page.language, source: source.language)
        return code.counterpart.enumerated().compactMap { index, partner in
          guard let partner else { return nil }
          let (there, here) = (code.source[index], code.translation[partner])
          let theirs = there.comments + there.strings
          let known = Set(theirs.map(\.bytes))
          guard
            let text = (here.comments + here.strings).first(where: { text in
              known.contains(text.bytes) && !here.isForProgrammers(text)
                && sense.isInSourceLanguage(text.bytes, leastWords: 4)
            })
          else { return nil }
          let original = theirs.first { $0.bytes == text.bytes }
          return Report(
            side: page.side, range: here.range(of: text),
            message: "this is in the language of the source (\(source.language))",
            section: comparison.groupID(at: here.range.start.line, of: page),
            source: original.map {
              Finding.Place(file: source.file, range: there.range(of: $0))
            })
        }
      }
    })
}

extension PlacedCode {
  private static let ending: Set<String> = [
    "fatalError", "preconditionFailure", "precondition", "assert", "assertionFailure",
  ]

  /// The compiler's words in a comment, or what a program says only where it is wrong.
  fileprivate func isForProgrammers(_ text: CodeText) -> Bool {
    let isComment = text.bytes.first != UInt8(ascii: "\"")
    if isComment {
      let words = String(decoding: text.bytes, as: UTF8.self)
      return words.contains("error:") || words.contains("warning:")
    }
    let before = tokens[..<min(text.token, tokens.count)].lastIndex { $0.kind == .word }
    return before.flatMap { word(at: $0) }.map(Self.ending.contains) ?? false
  }
}
