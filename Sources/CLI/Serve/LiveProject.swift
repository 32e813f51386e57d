import Catalog
import Diagnostics
import Foundation
import Reports
import Server
import Site
import Translations
import Verification

/// A project while somebody writes it: takes changes of its files, and knows the site as it is now.
actor LiveProject {
  /// The site, once it could be read.
  private(set) var site: LiveSite?

  private let announcements: Announcements
  private let themeFolders: [String]
  private var liveRuns: LiveRuns
  /// What runs of the samples have left for the pages as they are.
  private var runs = WalkthroughRuns()
  private let base: String
  private var compiler: (name: String, sdk: String)?
  /// Whether the code is checked, now or once there is a compiler.
  private var checksCode: Bool
  private var reader: ProjectReader
  private var project: Project?
  private var theme: Theme?
  private var aligned: [String: AlignedArticle] = [:]
  private var checks = PageChecks()
  private var version = 0
  /// What keeps the newest state from being shown.
  private var obstacles: [Diagnostic] = []
  /// Articles that somebody looks at.
  private var viewed: Set<String> = []
  /// What the rules find in the articles that somebody has asked for.
  private var findings: [String: Task<[Diagnostic], Never>] = [:]
  /// What links can lead to, as it was when findings were last asked for.
  private var index: CatalogIndex?
  private var idle: [CheckedContinuation<Void, Never>] = []
  /// The checks that the workers are at, and what ends them.
  private var underWay: [Int: (job: PageChecks.Job, cancel: @Sendable () -> Void)] = [:]
  private var isStopped = false
  private var lastShown = ContinuousClock.now

  /// A project whose site will be found at an address; nothing is read yet.
  init(
    _ reader: ProjectReader, themeFolders: [String], runs: RunFolder, base: String,
    checksCode: Bool, announcements: Announcements
  ) {
    liveRuns = LiveRuns(in: runs)
    self.reader = reader
    self.checksCode = checksCode
    self.themeFolders = themeFolders
    self.base = base
    self.announcements = announcements
  }

  // MARK: Changes

  /// Reads what has changed, or everything.
  ///
  /// - Returns: what is wrong, where it keeps the new state from being shown.
  @discardableResult
  func take(_ change: FolderChange?) async -> [Diagnostic] {
    let changed = change.flatMap { $0.isIncomplete ? nil : $0.paths }
    obstacles = []
    do throws(Diagnostic) {
      if theme == nil || touchesTheme(changed) { theme = try Theme.read(folders: themeFolders) }
    } catch {
      obstacles.append(error)
    }
    do {
      var reader = reader
      let project = try await reader.read(changed: changed)
      self.reader = reader
      let articles = try await project.alignedArticles(reusing: aligned) { $0 }
      aligned = Dictionary(articles.map { ($0.article.slug, $0) }) { first, _ in first }
      checks.take(project.catalog)
      runs = liveRuns.read(for: project.catalog.articles, changed: changed)
      for check in underWay.values where !checks.isCurrent(check.job) { check.cancel() }
      self.project = project
      wakeWorkers()
      makeSite(articles, project, filesAreSame: onlyPagesAreIn(changed))
    } catch {
      liveRuns.forget()
      obstacles.append(
        error as? Diagnostic ?? Diagnostic(.error, "failure", error.localizedDescription))
    }
    findings = [:]
    show()
    return obstacles
  }

  private func makeSite(_ articles: [AlignedArticle], _ project: Project, filesAreSame: Bool) {
    guard let theme else { return }
    var settings = project.settings
    settings.base = base
    site = LiveSite(
      catalog: project.catalog, articles: articles, checked: checked, theme: theme,
      settings: settings, earlier: site, filesAreSame: filesAreSame)
  }

  private var checked: CheckedPages {
    var pages =
      compiler.map { checks.checkedPages(by: $0.name, sdk: $0.sdk) } ?? CheckedPages()
    pages.runs = runs
    return pages
  }

  private func show() {
    version += 1
    lastShown = .now
    announcements.announce(version)
  }

  private func touchesTheme(_ changed: Set<String>?) -> Bool {
    changed?.contains { path in themeFolders.contains { path.hasPrefix($0 + "/") || path == $0 } }
      ?? true
  }

  private func onlyPagesAreIn(_ changed: Set<String>?) -> Bool {
    changed?.allSatisfy { $0.hasSuffix(".md") || $0.hasSuffix(".lock") } ?? false
  }

  // MARK: Checking

  /// Checks pages as they change, until the project is stopped. One worker more than the compiler has
  /// children sees to what somebody waits for.
  nonisolated func check(with compiler: ReadyCompiler) async {
    await use(compiler)
    let checkers = [false, true].map(compiler.checker)
    await withTaskGroup(of: Void.self) { group in
      for number in 0...compiler.width {
        group.addTask {
          while let job = await self.nextJob(onlyUrgent: number == 0) {
            let checker = checkers[job.withNames ? 1 : 0]
            let check = Task {
              try? await checker.check(
                [job.article], width: 1, telling: { await self.take($0, for: job) })
            }
            await self.begin(job, by: number, cancel: check.cancel)
            let result = await check.value
            await self.end(job, by: number, result?.report, result?.diagnostics ?? [])
          }
        }
      }
    }
  }

  /// Notes that there is no compiler.
  func doWithoutCompiler() {
    checksCode = false
    show()
  }

  private func use(_ compiler: ReadyCompiler) {
    self.compiler = (compiler.name, compiler.sdk)
  }

  private func nextJob(onlyUrgent: Bool) async -> PageChecks.Job? {
    while !isStopped {
      if let job = checks.next(onlyUrgent: onlyUrgent) { return job }
      await withCheckedContinuation { idle.append($0) }
    }
    return nil
  }

  private func wakeWorkers() {
    for worker in idle { worker.resume() }
    idle = []
  }

  private func begin(
    _ job: PageChecks.Job, by worker: Int, cancel: @escaping @Sendable () -> Void
  ) {
    underWay[worker] = (job, cancel)
  }

  /// What is known of a block is shown before its page is done, to those who look at it.
  private func take(_ block: BlockReport, for job: PageChecks.Job) {
    guard viewed.contains(job.article.slug), checks.keep(block, for: job) else { return }
    site = site?.with(checked)
    show()
  }

  /// News of what nobody looks at may wait, as there are many at the start.
  private func end(
    _ job: PageChecks.Job, by worker: Int, _ report: CheckReport?, _ diagnostics: [Diagnostic]
  ) {
    underWay[worker] = nil
    checks.end(job)
    let isNews = report.map { checks.keep($0, diagnostics, for: job) } ?? false
    let isViewed = viewed.contains(job.article.slug)
    if !job.withNames, isViewed {
      checks.hurry(job.article.slug)
      wakeWorkers()
    }
    let isDue = isViewed || checks.isDone || lastShown.duration(to: .now) > .seconds(1)
    guard isNews || checks.isDone && !job.withNames, isDue else { return }
    site = site?.with(checked)
    show()
  }

  /// Ends the checking.
  func stop() {
    isStopped = true
    wakeWorkers()
  }

  // MARK: Problems

  /// What is wrong with the article whose page is at a path, and with the site as a whole.
  func problems(at path: String) async -> [UInt8] {
    let slug = site?.article(at: path)
    if let slug, viewed.insert(slug).inserted {
      checks.hurry(slug)
      wakeWorkers()
    }
    let own = Set(slug.flatMap { aligned[$0]?.article.pages.map(\.file) } ?? [])
    let (ofOwn, elsewhere) = problems(own)
    var here = obstacles + ofOwn
    if let slug { here += await findings(of: slug) }
    let text = DiagnosticText(
      lines: SourceLines(quotedBy: here) { file in
        FileManager.default.contents(atPath: file).map {
          SourceText(path: file, text: String(decoding: $0, as: UTF8.self))
        }
      }, style: .plain)
    return ProblemList(
      version: version, isChecking: checksCode && !checks.isDone,
      problems: here.map { ProblemList.Problem($0, text) },
      errorsElsewhere: elsewhere.count { $0.severity == .error },
      warningsElsewhere: elsewhere.count { $0.severity == .warning }
    ).json
  }

  /// What is wrong with some pages, their code and the site as a whole, and with all other pages.
  private func problems(
    _ own: Set<String>
  ) -> (ofOwn: [Diagnostic], elsewhere: [Diagnostic]) {
    guard let project else { return ([], []) }
    var (ofOwn, elsewhere): ([Diagnostic], [Diagnostic]) = ([], [])
    for diagnostic in project.diagnostics + (site?.diagnostics ?? []) {
      if diagnostic.file.map(own.contains) ?? true {
        ofOwn.append(diagnostic)
      } else {
        elsewhere.append(diagnostic)
      }
    }
    for page in project.catalog.articles.lazy.flatMap(\.pages) {
      if own.contains(page.file) {
        ofOwn += checks.problems(of: page.file)
      } else {
        elsewhere += checks.problems(of: page.file)
      }
    }
    return (ofOwn.sorted(), elsewhere)
  }

  /// What the rules find in an article. It is looked for when somebody asks, not at every change.
  private func findings(of slug: String) async -> [Diagnostic] {
    if let known = findings[slug] { return await known.value }
    guard let article = aligned[slug], let project else { return [] }
    let surroundings = project.surroundings(reusing: index)
    index = surroundings.index
    let search = Task.detached {
      Findings.all(of: article, wanted: project.languages, in: surroundings).map(\.diagnostic)
    }
    findings[slug] = search
    return await search.value
  }
}
