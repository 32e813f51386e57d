import Catalog
import Diagnostics
import Reports
import Site
import Verification

/// What is known of the code of the pages, while pages change and are checked one by one.
struct PageChecks: Sendable {
  /// A page that is to be checked.
  struct Job: Sendable {
    var article: Article
    var page: Page
    /// Whether to find out what the names in its code mean, which takes longer than its verdicts.
    var withNames = false
  }

  /// What a check said of a page as it was then.
  private struct Known {
    var page: Page
    var report: CheckReport
    var diagnostics: [Diagnostic]
    var hasNames: Bool
    /// What is wrong with the page: it is asked for at every change of any page.
    var problems: [Diagnostic]

    init(_ page: Page, _ report: CheckReport, _ diagnostics: [Diagnostic], hasNames: Bool) {
      (self.page, self.report, self.diagnostics) = (page, report, diagnostics)
      self.hasNames = hasNames
      problems = CheckResult(report: report, diagnostics: diagnostics).problems
    }
  }

  private var known: [String: Known] = [:]
  /// What checks under way have said already of blocks of pages that have changed, by file and line.
  private var early: [String: [Int: BlockReport]] = [:]
  private var pages: [String: Job] = [:]
  /// Pages that nobody waits for, the next one last.
  private var waiting: [String] = []
  /// Pages that somebody has changed or looks at, the next one last.
  private var urgent: [String] = []
  /// Pages that somebody looks at without knowing what their names mean.
  private var unnamed: Set<String> = []
  /// The number of checks that have been started and not ended.
  private var underWay = 0

  /// Takes the pages as they are now; those that have changed are to be checked, before all others where
  /// it is not for the first time.
  mutating func take(_ catalog: Catalog) {
    let before = pages
    pages = [:]
    var changed: [String] = []
    for article in catalog.articles {
      for page in article.pages {
        // A page's verdicts depend on no other page.
        let alone = Article(slug: article.slug, source: article.source, pages: [page])
        pages[page.file] = Job(article: alone, page: page)
        if let earlier = before[page.file], earlier.page.isSame(as: page) { continue }
        changed.append(page.file)
      }
    }
    known = known.filter { pages[$0.key] != nil }
    waiting.removeAll { pages[$0] == nil }
    urgent.removeAll { pages[$0] == nil }
    for file in changed { early[file] = nil }
    early = early.filter { pages[$0.key] != nil }
    if before.isEmpty { waiting = changed.reversed() } else { makeUrgent(changed) }
  }

  private mutating func makeUrgent(_ files: [String]) {
    let all = Set(files)
    waiting.removeAll(where: all.contains)
    urgent.removeAll(where: all.contains)
    urgent += files
  }

  /// Puts the pages of an article, which somebody looks at, before all that nobody waits for.
  mutating func hurry(_ slug: String) {
    let files = pages.filter { $0.value.article.slug == slug }.keys
    makeUrgent(waiting.filter(files.contains))
    for file in files where current(file)?.hasNames != true { unnamed.insert(file) }
  }

  /// The next page to be checked; its end is to be told.
  mutating func next(onlyUrgent: Bool) -> Job? {
    while let file = urgent.popLast() ?? (onlyUrgent ? nil : waiting.popLast()) {
      if let job = pages[file] {
        underWay += 1
        return job
      }
    }
    guard !onlyUrgent, let file = unnamed.popFirst(), var job = pages[file] else { return nil }
    job.withNames = true
    return job
  }

  /// Notes that a check has ended, whatever it has said.
  mutating func end(_ job: Job) {
    if !job.withNames { underWay -= 1 }
  }

  /// Keeps what a check has said, unless the page has changed meanwhile.
  ///
  /// - Returns: whether that is news.
  mutating func keep(_ report: CheckReport, _ diagnostics: [Diagnostic], for job: Job) -> Bool {
    let file = job.page.file
    guard isCurrent(job) else { return false }
    let isNews =
      blocks(of: file) != report.blocks || (current(file)?.diagnostics ?? []) != diagnostics
      || job.withNames && current(file)?.hasNames != true
    known[file] = Known(job.page, report, diagnostics, hasNames: job.withNames)
    early[file] = nil
    return isNews
  }

  /// Keeps what a check under way says of a block of a page that was checked before it changed.
  ///
  /// - Returns: whether that is news.
  mutating func keep(_ block: BlockReport, for job: Job) -> Bool {
    let file = job.page.file
    guard isCurrent(job), known[file] != nil, current(file) == nil else { return false }
    let isNews = !blocks(of: file).contains(block)
    early[file, default: [:]][block.line] = block
    return isNews
  }

  /// Whether the page of a check is still as it was when the check began.
  func isCurrent(_ job: Job) -> Bool {
    pages[job.page.file]?.page.isSame(as: job.page) ?? false
  }

  /// What is known of a page as it is now.
  private func current(_ file: String) -> Known? {
    guard let there = known[file], let now = pages[file]?.page, there.page.isSame(as: now) else {
      return nil
    }
    return there
  }

  /// Whether everything is checked.
  var isDone: Bool { waiting.isEmpty && urgent.isEmpty && underWay == 0 }

  /// What a site shows of it all; what takes a page as it is now is left out of those that have changed.
  func checkedPages(by compiler: String, sdk: String) -> CheckedPages {
    var whole = CheckReport(blocks: [], compiler: compiler, sdk: sdk)
    for file in known.keys {
      guard let report = current(file)?.report else { continue }
      whole.samples.merge(report.samples) { $1 }
      whole.histories.merge(report.histories) { $1 }
    }
    let reports = Dictionary(uniqueKeysWithValues: known.keys.map { ($0, blocks(of: $0)) })
    return CheckedPages(
      reports: reports, compiler: compiler, sdk: sdk, samples: whole.samples,
      histories: whole.histories, names: { file in current(file)?.report.names(file) })
  }

  /// What a check said of a page; until a changed one is checked again, what is still true of it and
  /// what is known already.
  func blocks(of file: String) -> [BlockReport] {
    if let there = current(file) { return there.report.blocks }
    guard let there = known[file], let now = pages[file]?.page else { return [] }
    let carried = Self.carried(there.report.blocks, from: there.page, to: now)
    guard let early = early[file] else { return carried }
    return (carried.filter { early[$0.line] == nil } + early.values).sorted { $0.line < $1.line }
  }

  /// What is wrong with a page's code, info strings and listings.
  func problems(of file: String) -> [Diagnostic] {
    if let there = current(file) { return there.problems }
    let report = CheckReport(blocks: blocks(of: file), compiler: "", sdk: "")
    return CheckResult(report: report, diagnostics: []).problems
  }

  /// The reports on blocks that have not changed, at the places to which they have moved.
  static func carried(
    _ reports: [BlockReport], from old: Page, to new: Page
  ) -> [BlockReport] {
    let byLine = Dictionary(reports.map { ($0.line, $0) }) { first, _ in first }
    var byCode: [String: [BlockReport]] = [:]
    for placed in old.codeBlocks.reversed() {
      guard let report = byLine[placed.range.start.line] else { continue }
      byCode[placed.block.code, default: []].append(report)
    }
    return new.codeBlocks.compactMap { placed in
      guard var report = byCode[placed.block.code]?.popLast() else { return nil }
      report.move(by: placed.range.start.line - report.line)
      return report
    }
  }
}

extension BlockReport {
  fileprivate mutating func move(by lines: Int) {
    line += lines
    for index in diagnostics.indices {
      diagnostics[index].range = diagnostics[index].range?.moved(by: lines)
      for note in diagnostics[index].notes.indices {
        diagnostics[index].notes[note].range =
          diagnostics[index].notes[note].range?.moved(by: lines)
      }
    }
  }
}

extension SourceRange {
  fileprivate func moved(by lines: Int) -> SourceRange {
    SourceRange(
      SourcePosition(line: start.line + lines, column: start.column),
      SourcePosition(line: end.line + lines, column: end.column))
  }
}
