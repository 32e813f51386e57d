import Foundation
public import WalkthroughSteps

/// What runs of samples have left: what came of each page's walkthroughs and previews, and the screens that
/// were drawn.
public struct WalkthroughRuns: Sendable {
  /// The drawing of a screen, as SVG.
  public struct Picture: Hashable, Sendable {
    /// In light appearance.
    public var light: [UInt8]
    /// In dark appearance.
    public var dark: [UInt8]

    /// A drawing in both appearances.
    public init(light: [UInt8], dark: [UInt8]) {
      self.light = light
      self.dark = dark
    }
  }

  /// What is known of a page.
  public struct Page: Sendable {
    /// What came of its walkthroughs.
    public private(set) var outcomes: [WalkthroughOutcome]
    /// What came of its previews, block by block.
    public private(set) var previews: [PreviewOutcome] = []
    /// The drawings, by the names that the outcomes give them.
    public private(set) var pictures: [String: Picture]

    /// The outcomes of a page's walkthroughs with their drawings; a drawing whose name is not made of
    /// letters, digits, hyphens and underscores is left out, since names become names of files.
    public init(
      outcomes: [WalkthroughOutcome] = [], previews: [PreviewOutcome] = [],
      pictures: [String: Picture] = [:]
    ) {
      (self.outcomes, self.previews) = (outcomes, previews)
      self.pictures = pictures.filter { WalkthroughRuns.isName($0.key) }
    }

    /// Adds what came of walkthroughs, at their places, with the drawings that lie in a folder.
    public mutating func add(_ outcomes: [WalkthroughOutcome], picturesIn folder: String) {
      self.outcomes = (self.outcomes + outcomes).sorted { $0.line < $1.line }
      add(outcomes.flatMap { $0.steps.compactMap(\.screen) }, in: folder)
    }

    /// Adds what came of previews, with the drawings that lie in a folder.
    public mutating func add(_ previews: [PreviewOutcome], picturesIn folder: String) {
      self.previews += previews
      add(previews.flatMap { $0.previews.compactMap(\.screen) }, in: folder)
    }

    private mutating func add(_ screens: [ScreenPicture], in folder: String) {
      for name in Set(screens.map(\.name)) where WalkthroughRuns.isName(name) {
        let files = ["light", "dark"].compactMap {
          FileManager.default.contents(atPath: "\(folder)/\(name).\($0).svg")
        }
        guard files.count == 2 else { continue }
        pictures[name] = Picture(light: Array(files[0]), dark: Array(files[1]))
      }
    }
  }

  private let pages: [String: Page]

  /// What is known, by the pages' files; nothing where no sample was run.
  public init(_ pages: [String: Page] = [:]) {
    self.pages = pages
  }

  /// What is known of several articles.
  public init(joining runs: [WalkthroughRuns]) {
    pages = runs.reduce(into: [:]) { $0.merge($1.pages) { first, _ in first } }
  }

  /// Whether a screen was drawn anywhere.
  public var hasPictures: Bool { pages.values.contains { !$0.pictures.isEmpty } }

  /// True for what can be a file's name everywhere.
  static func isName(_ name: String) -> Bool {
    (1...80).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// What is known of a page.
  func page(_ file: String) -> Page? { pages[file] }
}
