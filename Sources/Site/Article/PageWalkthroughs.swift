import Catalog
import WalkthroughSteps
import Walkthroughs

/// The walkthroughs that a page shows, with what came of them.
struct PageWalkthroughs: Sendable {
  private let placed: [Int: PlacedWalkthrough]
  private let outcomes: [Int: WalkthroughOutcome]
  private let pictures: [String: WalkthroughRuns.Picture]

  init(of page: Page, _ run: WalkthroughRuns.Page? = nil) {
    let walkthroughs = WalkthroughReader(page.document.blocks, file: page.file).walkthroughs
    placed = Dictionary(
      walkthroughs.lazy.filter { !$0.isHidden }.map { ($0.range.start.line, $0) }
    ) { first, _ in first }
    outcomes = Dictionary((run?.outcomes ?? []).map { ($0.line, $0) }) { first, _ in first }
    pictures = run?.pictures ?? [:]
  }

  /// The walkthrough of the block on a line, and what came of it.
  func walkthrough(
    onLine line: Int
  ) -> (walkthrough: PlacedWalkthrough, outcome: WalkthroughOutcome?)? {
    placed[line].map { ($0, outcomes[line]) }
  }

  /// True where a script has something to step through.
  var hasScreens: Bool { !shown.isEmpty }

  /// A picture, if its drawing is there.
  func isThere(_ picture: ScreenPicture) -> Bool { pictures[picture.name] != nil }

  /// The files of the drawings that the page shows, beside it.
  var files: [SiteFile] {
    shown.sorted().flatMap { name in
      pictures[name].map { picture in
        [
          SiteFile(path: Self.file(name, isDark: false), bytes: picture.light),
          SiteFile(path: Self.file(name, isDark: true), bytes: picture.dark),
        ]
      } ?? []
    }
  }

  private var shown: Set<String> {
    let screens = placed.keys.compactMap { outcomes[$0] }.flatMap { $0.steps.compactMap(\.screen) }
    return Set(screens.map(\.name)).filter { pictures[$0] != nil }
  }

  /// The name of a drawing's file beside the page.
  static func file(_ name: String, isDark: Bool) -> String {
    "screen-\(name).\(isDark ? "dark" : "light").svg"
  }
}
