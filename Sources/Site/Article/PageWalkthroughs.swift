import Catalog
import WalkthroughSteps
import Walkthroughs

/// The walkthroughs and previews that a page shows, with what came of them.
struct PageWalkthroughs: Sendable {
  private let placed: [Int: PlacedWalkthrough]
  private let outcomes: [Int: WalkthroughOutcome]
  private let previews: [Int: PreviewOutcome]
  private let pictures: [String: WalkthroughRuns.Picture]

  init(of page: Page, _ run: WalkthroughRuns.Page? = nil) {
    let walkthroughs = WalkthroughReader(page.document.blocks, file: page.file).walkthroughs
    placed = Dictionary(
      walkthroughs.lazy.filter { !$0.isHidden }.map { ($0.range.start.line, $0) }
    ) { first, _ in first }
    outcomes = Dictionary((run?.outcomes ?? []).map { ($0.line, $0) }) { first, _ in first }
    previews = Dictionary((run?.previews ?? []).map { ($0.line, $0) }) { first, _ in first }
    pictures = run?.pictures ?? [:]
  }

  /// The walkthrough of the block on a line, and what came of it.
  func walkthrough(
    onLine line: Int
  ) -> (walkthrough: PlacedWalkthrough, outcome: WalkthroughOutcome?)? {
    placed[line].map { ($0, outcomes[line]) }
  }

  /// The previews of the code block on a line that were drawn.
  func previews(onLine line: Int) -> [(preview: DrawnPreview, screen: ScreenPicture)] {
    (previews[line]?.previews ?? []).compactMap { preview in
      preview.screen.flatMap { isThere($0) ? (preview, $0) : nil }
    }
  }

  /// True where a script has something to step through.
  var hasScreens: Bool { !played.isEmpty }

  /// A picture, if its drawing is there.
  func isThere(_ picture: ScreenPicture) -> Bool { pictures[picture.name] != nil }

  /// The files of the drawings that the page shows, beside it.
  var files: [SiteFile] {
    Set((played + drawn).map(\.name)).sorted().flatMap { name in
      pictures[name].map { picture in
        [
          SiteFile(path: ScreenFigure.file(name, isDark: false), bytes: picture.light),
          SiteFile(path: ScreenFigure.file(name, isDark: true), bytes: picture.dark),
        ]
      } ?? []
    }
  }

  /// The screen that shows best what the page is about: the first that its author wanted to be seen.
  var cover: (screen: ScreenPicture, svg: [UInt8])? {
    let pictures = placed.sorted { $0.key < $1.key }.flatMap { line, walkthrough in
      (outcomes[line]?.steps ?? []).filter { outcome in
        walkthrough.steps.contains { $0.step.line == outcome.line && $0.step.action.isPicture }
      }.compactMap(\.screen)
    }
    let drawn = previews.keys.sorted().flatMap { previews(onLine: $0).map(\.screen) }
    return (pictures + drawn).lazy.compactMap { screen in
      self.pictures[screen.name].map { (screen, $0.light) }
    }.first
  }

  private var played: [ScreenPicture] {
    placed.keys.compactMap { outcomes[$0] }.flatMap { $0.steps.compactMap(\.screen) }
      .filter(isThere)
  }

  private var drawn: [ScreenPicture] {
    previews.keys.flatMap { previews(onLine: $0).map(\.screen) }
  }
}

extension WalkthroughAction {
  fileprivate var isPicture: Bool { if case .picture = self { true } else { false } }
}
