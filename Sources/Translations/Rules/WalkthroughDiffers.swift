import Catalog
import Diagnostics
import Walkthroughs

extension Rule {
  static let walkthroughDiffers = Rule(
    id: "walkthrough-differs", severity: .error,
    summary: "a walkthrough does or expects something else than in the source",
    explanation: """
      Each page promises its readers that the sample does what they read, and each page's walkthrough is \
      played. Texts in quotes are translated with the sample; every step is to be the same, in the same \
      order. The finding points to the first line that differs, on both pages. A walkthrough that cannot \
      be read is not compared; `stele check` says what is wrong with it.
      """,
    wrong: "en: tap “Save”\nja: press 「保存」",
    right: "ja: tap 「保存」",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      let theirs = ReadWalkthroughs(source)
      return comparison.translations.flatMap { page -> [Report] in
        guard let code = comparison.code[page.language] else { return [] }
        let mine = ReadWalkthroughs(page)
        return code.counterpart.enumerated().compactMap { index, partner in
          guard let partner, let there = theirs.walkthrough(of: code.source[index]),
            let here = mine.walkthrough(of: code.translation[partner]),
            let difference = here.difference(from: there)
          else { return nil }
          return Report(
            side: page.side, range: difference.range,
            message: message(difference, source.language),
            section: comparison.groupID(at: here.range.start.line, of: page),
            source: Finding.Place(file: source.file, range: difference.other))
        }
      }
    })

  private static func message(_ difference: WalkthroughDifference, _ source: Language) -> String {
    let (here, there) = (quoted(difference.text), quoted(difference.otherText))
    return switch difference.kind {
    case .step: "this step differs from the source (\(source)): \(here) here, \(there) there"
    case .missing: "the source (\(source)) has a step more here: \(there)"
    case .extra: "the source (\(source)) has no such step: \(here)"
    case .options:
      "this walkthrough has other options or a title otherwise than in the source (\(source))"
    }
  }

  private static func quoted(_ text: String?) -> String { text.map { "‘\($0)’" } ?? "nothing" }
}

/// The walkthroughs of a page that can be read, by the lines of their blocks.
private struct ReadWalkthroughs {
  private let byLine: [Int: PlacedWalkthrough]

  init(_ page: Page) {
    let reader = WalkthroughReader(page.document.blocks, file: page.file)
    let problems = reader.diagnostics.compactMap(\.range?.start)
    let sound = reader.walkthroughs.filter { walkthrough in
      !problems.contains { walkthrough.range.contains($0) }
    }
    byLine = Dictionary(sound.map { ($0.range.start.line, $0) }) { first, _ in first }
  }

  func walkthrough(of code: PlacedCode) -> PlacedWalkthrough? { byLine[code.range.start.line] }
}
