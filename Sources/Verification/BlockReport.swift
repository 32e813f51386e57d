public import Catalog
public import Diagnostics
public import Samples

/// What the check says of one code block.
public struct BlockReport: Hashable, Codable, Sendable {
  /// The article's slug.
  public var article: String
  /// The page's file, as the user wrote it.
  public var file: String
  /// The line of the block's opening fence, or of its first line without one.
  public var line: Int
  /// The page's language.
  public var language: Language
  /// The block's number among the page's Swift blocks, from 0.
  public var index: Int
  /// The file of the sample that the block belongs to, where that is known.
  public var filename: String?
  /// How the block joins the sample.
  public var placement: Placement
  /// What is known of its code.
  public var verdict: Verdict
  /// Why, as one sentence; empty for a plain `verified`.
  public var reason: String
  /// What had to be assumed.
  public var assumptions: [String]
  /// The compiler's messages, at their places in the Markdown.
  public var diagnostics: [Diagnostic]
  /// What the block changes against the step before it.
  public var change: StepChange?
  /// The info-string options that say what was guessed, as `in=NoteView.save(note:)`.
  public var annotations: [String] = []
  /// What the stand-ins lack that the block needs: names of Apple's, and modules.
  public var lacks: [String] = []

  /// A report from its parts.
  public init(
    article: String, file: String, line: Int, language: Language, index: Int,
    filename: String? = nil, placement: Placement, verdict: Verdict, reason: String = "",
    assumptions: [String] = [], diagnostics: [Diagnostic] = [], change: StepChange? = nil
  ) {
    self.article = article
    self.file = file
    self.line = line
    self.language = language
    self.index = index
    self.filename = filename
    self.placement = placement
    self.verdict = verdict
    self.reason = reason
    self.assumptions = assumptions
    self.diagnostics = diagnostics
    self.change = change
  }
}

/// A sample of an article in one language; its strings and comments are that language's.
public struct SampleKey: Hashable, Sendable {
  /// The article's slug.
  public var article: String
  /// The page's language.
  public var language: Language
  /// The name of one beside the article's main sample, which has none.
  public var name: String

  /// A sample of an article's page.
  public init(article: String, language: Language, name: String = "") {
    self.article = article
    self.language = language
    self.name = name
  }
}

/// What a check says of all blocks, and what it was checked with.
public struct CheckReport: Sendable {
  /// The blocks, in the order of files and lines.
  public var blocks: [BlockReport]
  /// The compiler, as a reader would name it: `Swift 6.3.1`.
  public var compiler: String
  /// The samples at the articles' ends, by article and language.
  public var samples: [SampleKey: SampleFiles]
  /// How these samples grow along their pages.
  public var histories: [SampleKey: SampleHistory]
  /// What declared Apple's names: the stand-ins, or Apple's SDK.
  public var sdk: String
  /// What the names in the code of a file mean, if that was asked for. It is read when it is needed, so
  /// that a large site's names are never in memory together.
  public var names: @Sendable (_ file: String) -> PageNames? = { _ in nil }
  /// Whether the machinery failed somewhere, so that another check may say something else.
  public var wasHindered = false

  /// A report from its parts.
  public init(
    blocks: [BlockReport], samples: [SampleKey: SampleFiles] = [:],
    histories: [SampleKey: SampleHistory] = [:], compiler: String, sdk: String
  ) {
    self.samples = samples
    self.histories = histories
    self.blocks = blocks
    self.compiler = compiler
    self.sdk = sdk
  }

  /// The number of blocks with a verdict.
  public func count(_ verdict: Verdict) -> Int {
    blocks.reduce(0) { $0 + ($1.verdict == verdict ? 1 : 0) }
  }
}
