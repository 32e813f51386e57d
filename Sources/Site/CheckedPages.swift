import Catalog
public import Samples
public import Verification

/// What a check says, page by page.
public struct CheckedPages: Sendable {
  /// What the code was checked with; nothing where it was not.
  let compiler: String?
  let sdk: String?
  /// What the names in a file's code mean; nothing where that was not asked for.
  let names: @Sendable (_ file: String) -> PageNames?
  /// What came of the pages' walkthroughs.
  public var runs = WalkthroughRuns()
  private let reports: [String: [BlockReport]]
  private let samples: [SampleKey: SampleFiles]
  private let histories: [SampleKey: SampleHistory]

  /// What a report says; nothing at all without one.
  public init(_ report: CheckReport? = nil) {
    compiler = report?.compiler
    sdk = report?.sdk
    let known = report?.names
    names = { known?($0) }
    reports = Dictionary(grouping: report?.blocks ?? [], by: \.file)
    samples = report?.samples ?? [:]
    histories = report?.histories ?? [:]
  }

  /// What is known of pages that were checked one by one, by their files.
  public init(
    reports: [String: [BlockReport]], compiler: String, sdk: String,
    samples: [SampleKey: SampleFiles] = [:], histories: [SampleKey: SampleHistory] = [:],
    names: @escaping @Sendable (_ file: String) -> PageNames? = { _ in nil }
  ) {
    self.samples = samples
    self.histories = histories
    self.names = names
    self.compiler = compiler
    self.sdk = sdk
    self.reports = reports
  }

  /// The reports on a page's blocks, by line.
  func blocks(of file: String) -> [Int: BlockReport] {
    Dictionary((reports[file] ?? []).map { ($0.line, $0) }) { first, _ in first }
  }

  /// Whether a page of an article builds up a sample.
  func hasSample(_ page: PageOutline, slug: String) -> Bool {
    guard let history = histories[SampleKey(article: slug, language: page.language)] else {
      return false
    }
    return PageSample.hasStory(history, reports[page.file] ?? [])
  }

  /// The sample that a page of an article builds up.
  func sample(of page: Page, slug: String) -> PageSample? {
    let key = SampleKey(article: slug, language: page.language)
    guard let history = histories[key] else { return nil }
    return PageSample(
      of: page, slug: slug, history: history, files: samples[key],
      blocks: reports[page.file] ?? [])
  }
}
