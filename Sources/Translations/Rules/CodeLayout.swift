extension Rule {
  static let codeLayout = Rule(
    id: "code-layout", severity: .note,
    summary: "code is the same, but broken into lines otherwise than in the source",
    explanation: """
      Nothing is wrong with the program. Where the text speaks of “the third line”, or a page shows \
      both languages side by side, the same lines are still better. Blank lines, comments and the depth \
      of indentation are not compared.
      """,
    wrong: "en: group.addTask {\n      await load()\n    }\nja: group.addTask { await load() }",
    right: "ja: group.addTask {\n      await load()\n    }",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        guard let code = comparison.code[page.language] else { return [] }
        return code.counterpart.enumerated().compactMap { index, partner in
          guard let partner else { return nil }
          let (there, here) = (code.source[index], code.translation[partner])
          guard there.fingerprint == here.fingerprint, there.isComparable,
            let token = firstOtherBreak(there, here)
          else { return nil }
          return Report(
            side: page.side, range: here.place(of: token),
            message: "this line is broken otherwise than in the source (\(source.language))",
            section: comparison.groupID(at: here.range.start.line, of: page),
            source: Finding.Place(file: source.file, range: there.place(of: token)))
        }
      }
    })

  /// The first token that starts a line in one block only.
  private static func firstOtherBreak(_ a: PlacedCode, _ b: PlacedCode) -> Int? {
    let (first, second) = (a.startsOfLines, b.startsOfLines)
    guard first.count == second.count else { return nil }
    return first.indices.first { first[$0] != second[$0] }
  }
}

extension PlacedCode {
  /// For each token, whether it is the first of its line.
  fileprivate var startsOfLines: [Bool] {
    let bytes = Array(block.code.utf8)
    var end = 0
    return tokens.map { token in
      let gap = bytes[min(end, token.offset)..<min(token.offset, bytes.count)]
      end = token.offset + token.length
      return gap.contains(10)
    }
  }
}
