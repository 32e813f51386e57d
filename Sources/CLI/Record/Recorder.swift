import Catalog
import Diagnostics
import Foundation
import Reports
import Running
import Samples
import Verification
import WalkthroughSteps

/// Writes a walkthrough while somebody uses the sample: each line is played with all before it, so that what is
/// written is what `stele run` will see.
struct Recorder {
  let page: Page
  let sample: RunnableSample
  let runner: SampleRunner
  let session: Session
  /// The line of the page on which the block is to begin.
  let line: Int?

  private static let help = """
    A number uses an element: it taps a button, turns a switch, expects a text. Behind the number
    of a field stands what is to be typed, behind that of a picker or slider what is to be chosen.
    Any other line is one of a walkthrough, such as
      tap “Save”    expect screen “Notes”    wait 0.5 seconds    launch preview “Long text”
    picture CAPTION draws the screen into the page. undo takes the last line back. done writes the
    walkthrough into the page; Ctrl-C leaves the page as it was.

    """

  /// Records until somebody is done, or the input ends.
  ///
  /// - Throws: `CancellationError` where it is interrupted; nothing has been written then.
  func record() async throws -> ExitStatus {
    var recording = Recording(language: page.language.code)
    var screen = try await shown(recording)
    if screen == nil { say("begin with a line ‘launch’; ‘help’ says more") }
    prompt()
    lines: for await typed in InputLines.all() {
      try Task.checkCancellation()
      switch recording.wish(typed, on: screen ?? []) {
      case .done: break lines
      case .help: session.console.writeOutput(Self.help)
      case .nothing(let reason): if !reason.isEmpty { say(reason) }
      case .undo:
        guard recording.undo() else {
          say("there is nothing to take back")
          break
        }
        screen = try await shown(recording)
      case .line(let line):
        let longer = recording.adding(line)
        if let next = try await shown(longer) {
          (recording, screen) = (longer, next)
          say("✓ \(line)")
        }
      }
      prompt()
    }
    try Task.checkCancellation()
    return try write(recording)
  }

  /// Plays what is recorded and shows the screen.
  ///
  /// - Returns: what is on the screen; nothing where the last line did not go well, which is told.
  private func shown(_ recording: Recording) async throws -> [ScreenElement]? {
    do {
      let walkthrough = try recording.walkthrough()
      let (outcome, screen) = try await runner.look(
        at: sample, after: walkthrough, file: page.file)
      if let step = outcome.steps.first(where: { $0.verdict != .passed }) {
        say(step.message ?? "this did not go well")
        return nil
      }
      session.console.writeOutput(RecordedScreen(screen).text(session.outputStyle))
      return screen
    } catch let problem as Diagnostic {
      say([problem.message, problem.help].compactMap(\.self).joined(separator: "; "))
      return nil
    }
  }

  private func write(_ recording: Recording) throws -> ExitStatus {
    guard !recording.lines.isEmpty else {
      say("nothing was recorded; the page is as it was")
      return .success
    }
    let block = RecordedBlock(text: recording.block, file: page.file)
    let (bytes, line) = try block.inserted(into: try FileBytes.read(page.file), at: self.line)
    try FileBytes.replace(page.file, with: bytes)
    say(
      "\(page.file):\(line): a walkthrough of \(counted(recording.lines.count, "line")) is written")
    return .success
  }

  private func say(_ text: String) { session.console.writeOutput(text + "\n") }

  private func prompt() {
    if session.console.outputIsTerminal { session.console.writeOutput("> ") }
  }
}

extension ArticleRun {
  /// Opens the one page that is named, for a walkthrough to be recorded.
  ///
  /// - Throws: a `Diagnostic` where it is not clear which page is meant, or it has no sample.
  func recorder(at line: Int?) async throws -> Recorder {
    let page = try recordedPage()
    let (report, problems) = try await session.check(project.catalog.articles, jobs: jobs)
    session.show(problems)
    let key = SampleKey(article: page.article.slug, language: page.page.language)
    guard let files = report.samples[key], !files.files.isEmpty else {
      throw Diagnostic(
        .error, "no-sample", "there is nothing to run: the page has no sample", file: page.page.file
      )
    }
    let progress = session.progressLine()
    defer { progress.clear() }
    return Recorder(
      page: page.page, sample: RunnableSample(of: page.page, article: page.article, files: files),
      runner: try await runner(progress), session: session, line: line)
  }

  /// The page that was named, or the source page of the only article.
  private func recordedPage() throws(Diagnostic) -> (article: Article, page: Page) {
    let articles = project.catalog.articles
    guard let article = articles.first, articles.count == 1 else {
      throw Diagnostic(
        .error, "which-page", "a walkthrough is recorded for one article",
        help: "name its page, as in 'stele run --record Articles/first-app/en.md'")
    }
    let pages = article.pages.filter { languages?.contains($0.language) ?? true }
    guard let page = pages.first(where: { $0.language == article.source }) ?? pages.first else {
      throw Diagnostic(.error, "which-page", "the article has no page in this language")
    }
    return (article, page)
  }
}
