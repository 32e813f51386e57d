public import Catalog
public import Diagnostics
import Samples

/// Checks the code of articles: every Swift block of every page gets a verdict.
public struct Checker: Sendable {
  /// Asks the compiler about a program, with the patience that is left for its block. An effect that is
  /// handed in, so that the checking itself stays pure.
  public typealias Compile = @Sendable (Compilation, _ patience: Patience) async -> CompilerAnswer

  /// Asks the compiler what the names at some offsets of a program stand for; nothing where it gave up.
  public typealias LookUpNames =
    @Sendable (_ in: Compilation, _ at: [Int]) async -> ResolvedNames?

  /// Takes the report on a block.
  public typealias Tell = @Sendable (BlockReport) async -> Void

  let compile: Compile
  let lookUpNames: LookUpNames?
  let cache: PageCache?
  let standIns: StandInNames?
  let compiler: String
  let sdk: String
  let sharesCompilations: Bool

  /// A checker over a compiler.
  ///
  /// - Parameters:
  ///   - compiler: its name for readers, as in `Swift 6.3.1`.
  ///   - sdk: what declares Apple's names, for readers.
  ///   - standIns: the names that the stand-ins declare, to tell what they lack from what is misspelt.
  ///   - sharesCompilations: whether programs that only comments, layout and the contents of strings tell
  ///     apart, as in an article's languages, are compiled once. The verdicts are the same either way.
  ///   - cache: keeps verdicts from run to run; nothing to check everything anew.
  ///   - lookUpNames: finds out what names mean, if the report is to tell. That takes longer than the
  ///     verdicts do.
  public init(
    compiler: String, sdk: String, standIns: StandInNames? = nil, cache: PageCache? = nil,
    sharesCompilations: Bool = true, lookUpNames: LookUpNames? = nil, compile: @escaping Compile
  ) {
    self.standIns = standIns
    self.cache = cache
    self.compiler = compiler
    self.sdk = sdk
    self.sharesCompilations = sharesCompilations
    self.lookUpNames = lookUpNames
    self.compile = compile
  }

  /// The verdicts on all blocks of some articles, pages side by side.
  ///
  /// - Parameters:
  ///   - width: how many pages are worked on at once.
  ///   - progress: is called after each page with the number of pages done and of all pages.
  ///   - tell: is told of blocks while their pages are being checked: what is known of them before the
  ///     rest of the page is looked at, which seldom changes it.
  /// - Returns: the report, and what is wrong with the info strings and the listings.
  /// - Throws: a diagnostic if no compiler can be asked.
  public func check(
    _ articles: [Article], width: Int = 4,
    progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in },
    telling tell: Tell? = nil
  ) async throws -> (report: CheckReport, diagnostics: [Diagnostic]) {
    let pages = articles.flatMap { article in article.pages.map { (article, $0) } }
    // The longest first: one that is begun last would keep a single processor busy at the end.
    let sizes = pages.map { $0.1.document.source.text.utf8.count }
    let order = pages.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }
    var results: [Int: PageResult] = [:]
    try await withThrowingTaskGroup(of: (Int, PageResult).self) { group in
      var waiting = order[...]
      func start() {
        guard let index = waiting.popFirst() else { return }
        let (article, page) = pages[index]
        group.addTask { (index, try await result(of: page, in: article, tell)) }
      }
      for _ in 0..<max(1, width) { start() }
      while let (index, result) = try await group.next() {
        results[index] = result
        progress(results.count, pages.count)
        start()
      }
    }
    let ordered = pages.indices.compactMap { results[$0] }
    var report = CheckReport(blocks: ordered.flatMap(\.blocks), compiler: compiler, sdk: sdk)
    for (index, (article, page)) in pages.enumerated() {
      let key = SampleKey(article: article.slug, language: page.language)
      report.samples[key] = results[index]?.files
      for (name, files) in results[index]?.namedFiles ?? [:] {
        let key = SampleKey(article: article.slug, language: page.language, name: name)
        report.samples[key] = files
      }
      report.histories[key] = results[index]?.history
    }
    report.wasHindered = ordered.contains(where: \.wasHindered)
    report.names = names(of: pages, results.compactMapValues(\.names))
    return (report, ordered.flatMap(\.diagnostics))
  }

  /// Reads the names of a file where they are kept, or takes them from memory.
  private func names(
    of pages: [(Article, Page)], _ kept: [Int: PageNames]
  ) -> @Sendable (String) -> PageNames? {
    guard lookUpNames != nil else { return { _ in nil } }
    let numbers = Dictionary(
      pages.enumerated().map { ($0.element.1.file, $0.offset) }, uniquingKeysWith: { $1 })
    return { [cache] file in
      guard let number = numbers[file] else { return nil }
      let (article, page) = pages[number]
      return kept[number] ?? cache?.names(for: page, of: article)
    }
  }

  private func result(
    of page: Page, in article: Article, _ tell: Tell?
  ) async throws(Diagnostic) -> PageResult {
    let known = cache?.result(for: page, of: article)
    if let known, lookUpNames == nil || cache?.hasNames(for: page, of: article) ?? false {
      return known
    }
    let snippets = PageSnippets(of: page)
    var check = PageCheck(
      snippets.snippets, page: page, article: article, standIns: standIns,
      sharesCompilations: sharesCompilations, compile: compile)
    let blocks = try await check.run(telling: tell)
    var result = PageResult(
      blocks: blocks, files: check.files, namedFiles: check.namedFiles, history: check.history,
      diagnostics: snippets.diagnostics + check.findings)
    result.wasHindered = check.wasHindered
    if !check.wasHindered { cache?.keep(result, for: page, of: article) }
    if let lookUpNames {
      let (names, isComplete) = await check.names(lookUpNames)
      if isComplete, !check.wasHindered { cache?.keep(names, for: page, of: article) }
      if !(cache?.hasNames(for: page, of: article) ?? false) { result.names = names }
    }
    return result
  }
}
