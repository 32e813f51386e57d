import Catalog

extension Rule {
  static let codeDiffers = Rule(
    id: "code-differs", severity: .error,
    summary: "code differs other than in comments, string contents and layout",
    explanation: """
      Translators translate comments and strings, and lay code out anew; everything else is to be the \
      same, or readers of one language build another program. The finding points to the first token \
      that differs, on both pages, since either may be the wrong one.
      """,
    wrong: "en: let count = 1\nja: let cuont = 1",
    right: "ja: let count = 1  // 一つ",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page in
        differences(comparison.code[page.language], source: source, page: page, comparison)
      }
    })

  /// A string may say something else, but what it shows of the program is to be the same.
  private static func interpolation(
    _ there: PlacedCode, _ here: PlacedCode, source: Page, page: Page, _ comparison: Comparison
  ) -> Report? {
    for (mine, theirs) in zip(here.strings, there.strings)
    where mine.interpolations != theirs.interpolations {
      return Report(
        side: page.side, range: here.place(of: mine.token),
        message: "this string shows other values than in the source (\(source.language))",
        section: comparison.groupID(at: here.range.start.line, of: page),
        source: Finding.Place(file: source.file, range: there.place(of: theirs.token)))
    }
    return nil
  }

  private static func differences(
    _ code: CodePairing?, source: Page, page: Page, _ comparison: Comparison
  ) -> [Report] {
    guard let code else { return [] }
    return code.counterpart.enumerated().compactMap { index, partner in
      guard let partner else { return nil }
      let (there, here) = (code.source[index], code.translation[partner])
      guard there.isComparable, here.isComparable else { return nil }
      if there.fingerprint == here.fingerprint {
        return interpolation(there, here, source: source, page: page, comparison)
      }
      // Names that are translated throughout are a finding of another rule.
      guard CodeRenaming(from: there, to: here) == nil,
        let token = here.tokens.firstDifference(from: there.tokens)
      else { return nil }
      return Report(
        side: page.side, range: here.place(of: token),
        message: "this code differs from the source (\(source.language)): "
          + "\(here.described(token)) here, \(there.described(token)) there",
        section: comparison.groupID(at: here.range.start.line, of: page),
        source: Finding.Place(file: source.file, range: there.place(of: token)))
    }
  }
}

extension PlacedCode {
  fileprivate func described(_ token: Int) -> String {
    text(of: token).map { "‘\($0)’" } ?? "the end of the block"
  }
}
