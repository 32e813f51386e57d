public import WalkthroughSteps

/// What runs of samples have left: what came of each page's walkthroughs, and the screens that were drawn.
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
    public var outcomes: [WalkthroughOutcome]
    /// The drawings, by the names that the outcomes give them.
    public let pictures: [String: Picture]

    /// The outcomes of a page's walkthroughs with their drawings; a drawing whose name is not made of
    /// letters, digits, hyphens and underscores is left out, since names become names of files.
    public init(outcomes: [WalkthroughOutcome], pictures: [String: Picture] = [:]) {
      self.outcomes = outcomes
      self.pictures = pictures.filter { WalkthroughRuns.isName($0.key) }
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

  /// True for what can be a file's name everywhere.
  static func isName(_ name: String) -> Bool {
    (1...80).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// What is known of a page.
  func page(_ file: String) -> Page? { pages[file] }
}
