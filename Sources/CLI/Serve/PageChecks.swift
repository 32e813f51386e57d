import Catalog
import Diagnostics
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
  }

  private var known: [String: Known] = [:]
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
    for article in catalog.articles {
      for page in article.pages {
        // A page's verdicts depend on no other page.
        let alone = Article(slug: article.slug, source: article.source, pages: [page])
        pages[page.file] = Job(article: alone, page: page)
        if let earlier = before[page.file], earlier.page.isSame(as: page) { continue }
        if before.isEmpty { waiting.append(page.file) } else { makeUrgent(page.file) }
      }
    }
    known = known.filter { pages[$0.key] != nil }
    waiting.removeAll { pages[$0] == nil }
    urgent.removeAll { pages[$0] == nil }
    if before.isEmpty { waiting.reverse() }
  }

  private mutating func makeUrgent(_ file: String) {
    waiting.removeAll { $0 == file }
    urgent.removeAll { $0 == file }
    urgent.append(file)
  }

  /// Puts the pages of an article, which somebody looks at, before all that nobody waits for.
  mutating func hurry(_ slug: String) {
    for (file, job) in pages where job.article.slug == slug {
      if waiting.contains(file) { makeUrgent(file) }
      if current(file)?.hasNames != true { unnamed.insert(file) }
    }
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
    guard let now = pages[file], now.page.isSame(as: job.page) else { return false }
    let isNews =
      blocks(of: file) != report.blocks || self.diagnostics(of: file) != diagnostics
      || job.withNames && current(file)?.hasNames != true
    known[file] = Known(
      page: job.page, report: report, diagnostics: diagnostics, hasNames: job.withNames)
    return isNews
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

  /// What a check said of a page; until a changed one is checked again, what is still true of it.
  func blocks(of file: String) -> [BlockReport] {
    if let there = current(file) { return there.report.blocks }
    guard let there = known[file], let now = pages[file]?.page else { return [] }
    return Self.carried(there.report.blocks, from: there.page, to: now)
  }

  /// What is wrong with a page's info strings and listings.
  func diagnostics(of file: String) -> [Diagnostic] { current(file)?.diagnostics ?? [] }

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

extension Page {
  /// Whether another page has the same text at the same place.
  fileprivate func isSame(as other: Page) -> Bool {
    language == other.language && document.source.text == other.document.source.text
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
