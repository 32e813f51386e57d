import Catalog
import Testing
import Translations
import WalkthroughSteps
import Walkthroughs

@testable import Site

@Suite("A walkthrough on its page") struct WalkthroughFigureTests {
  private static let page = """
    # A

    ```walkthrough “Save <it>”
    tap “Save”
    wait 0.5 seconds
    expect the second field to be “Ada & Bo”
    picture “It is saved”
    ```

    - Inside:

      ```walkthrough hidden
      back
      ```

    """

  private static func outcome(
    _ line: Int, _ verdict: StepOutcome.Verdict = .passed, message: String? = nil,
    found: [String] = [], seen: String? = nil, screen: ScreenPicture? = nil
  ) -> StepOutcome {
    StepOutcome(
      line: line, verdict: verdict, message: message, found: found, seen: seen, screen: screen)
  }

  private static let screen = ScreenPicture(
    name: "1", width: 393, height: 852, description: "Title “A”\nbutton Save",
    mark: ScreenArea(x: 10.5, y: 20, width: 100, height: 44))

  private func files(
    _ steps: [StepOutcome], pictures: [String: WalkthroughRuns.Picture] = [:],
    language: String = "en"
  ) async throws -> [String: String] {
    var site = try await TestSite(["Articles/a/\(language).md": Self.page])
    site.settings.base = "https://a.example/"
    let run = WalkthroughRuns.Page(
      outcomes: [WalkthroughOutcome(line: 3, steps: steps, device: "iPhone 16")],
      pictures: pictures)
    let folder = try TemporaryFolder()
    _ = try await site.builder.build(
      to: folder.path + "/out", runs: WalkthroughRuns(["Articles/a/\(language).md": run]))
    let inside = "out/\(language)/a"
    let names = ["index.html", "screen-1.light.svg", "screen-1.dark.svg", "screen-2.light.svg"]
    return Dictionary(
      names.compactMap { name in folder.text(of: "\(inside)/\(name)").map { (name, $0) } }
    ) { first, _ in first }
  }

  /// The step's words without markup, one a line.
  private func words(_ html: String) -> [String] {
    html.split(separator: "<p class=\"step-words\">").dropFirst().map { piece in
      let end = piece.firstRange(of: "</p>")?.lowerBound ?? piece.endIndex
      return String(piece[..<end].replacing(/<[^>]*>/, with: ""))
    }
  }

  @Test("is told in the words of the page's language, and a hidden one is not shown")
  func words() async throws {
    let expected = [
      "en": [
        "Start the app", "Tap “Save”", "Wait 0.5\u{A0}s", "field (no. 2) shows “Ada &amp; Bo”",
        "It is saved",
      ],
      "de": [
        "App starten", "Auf „Save“ tippen", "0,5\u{A0}s warten",
        "Textfeld (Nr. 2) zeigt „Ada &amp; Bo“",
        "It is saved",
      ],
      "ja": [
        "アプリを起動する", "「Save」をタップする", "0.5 秒待つ", "2 番目の入力欄に「Ada &amp; Bo」と表示される",
        "It is saved",
      ],
    ]
    for (language, steps) in expected {
      let html = try #require(try await files([], language: language)["index.html"])
      #expect(words(html) == steps)
      #expect(html.contains("Save &lt;it&gt;"))
      #expect(!html.contains("data-place"), "there is nothing to step through")
    }
  }

  @Test("has words for every form in every language of the site", arguments: ["en", "de", "ja"])
  func everyForm(language: String) async throws {
    let theme = try TestSite.defaultTheme()
    let strings = theme.strings(for: Language(language))
    #expect(strings.borrowed.isEmpty)
    let words = StepWords(strings)
    for form in StepForm.all {
      let page = "```walkthrough\n\(form.example)\n```\n"
      let catalog = try await TestSite(["Articles/a/en.md": page]).catalog
      let blocks = try #require(catalog.articles.first?.pages.first).document.blocks
      let steps = WalkthroughReader(blocks, file: "a").walkthroughs.flatMap(\.walkthrough.steps)
      let html = words.words(of: try #require(steps.last).action).string
      #expect(!html.contains("{") && !html.contains("step-") && !html.isEmpty, "\(html)")
      #expect(!html.contains("kind-"), "\(html)")
    }
  }

  @Test("shows what a run has left: verdicts, what went wrong, and screens with their marks")
  func outcomes() async throws {
    let picture = WalkthroughRuns.Picture(light: Array("<svg/>".utf8), dark: Array("<g/>".utf8))
    var unseen = Self.screen
    unseen.name = "2"
    let files = try await files(
      [
        Self.outcome(3), Self.outcome(4, screen: Self.screen), Self.outcome(5, screen: unseen),
        Self.outcome(
          6, .failed, message: "no field is there", found: ["label <A>", "button Save"],
          seen: "Ada"),
        Self.outcome(7, .notRun),
      ], pictures: ["1": picture], language: "de")
    let html = try #require(files["index.html"])
    #expect(html.contains("<span class=\"walkthrough-verdict verdict-failed\">"))
    for verdict in ["passed", "failed", "not-run"] {
      #expect(html.contains("data-verdict=\"\(verdict)\""))
    }
    #expect(html.contains("<p class=\"step-problem\" lang=\"en\">no field is there</p>"))
    #expect(html.contains("Zu sehen: Ada") && html.contains("label &lt;A&gt;, button Save"))
    #expect(html.contains("<img class=\"screen-dark\" src=\"screen-1.dark.svg\" width=\"393\""))
    #expect(html.contains("Title “A”; button Save"))
    #expect(html.contains("viewBox=\"0 0 393 852\"") && html.contains("<rect x=\"10.5\" y=\"20\""))
    #expect(html.contains("data-place="))
    #expect(!html.contains("screen-2"), "a drawing that is not there is not shown")
    #expect(files["screen-1.light.svg"] == "<svg/>" && files["screen-1.dark.svg"] == "<g/>")
    #expect(files["screen-2.light.svg"] == nil)
  }

  @Test(
    "has the verdict of its worst step",
    arguments: [
      ([.passed, .passed], "passed"), ([.passed, .failed, .notRun], "failed"),
      ([.passed, .unsupported, .notRun], "unsupported"), ([.passed, .notRun], "not-run"),
      ([], "not-run"),
    ] as [([StepOutcome.Verdict], String)])
  func verdicts(steps: [StepOutcome.Verdict], expected: String) async throws {
    let outcomes = zip(3..., steps).map { Self.outcome($0, $1) }
    let html = try #require(try await files(outcomes)["index.html"])
    #expect(html.contains("walkthrough-verdict verdict-\(expected)\""))
  }

  @Test("is shown with what a folder keeps of runs, as long as the page's text is the same")
  func folder() async throws {
    let site = try await TestSite(["Articles/a/en.md": Self.page])
    let page = try #require(site.catalog.articles.first?.pages.first)
    let folder = try TemporaryFolder()
    let runs = RunFolder(folder.path + "/runs")
    #expect(runs.read(for: site.catalog.articles).diagnostics == [])
    let picture = WalkthroughRuns.Picture(light: Array("<a/>".utf8), dark: Array("<b/>".utf8))
    var outside = Self.screen
    outside.name = "../x"
    let run = WalkthroughRuns.Page(
      outcomes: [
        WalkthroughOutcome(
          line: 3, steps: [Self.outcome(4, screen: Self.screen), Self.outcome(5, screen: outside)],
          device: "iPhone 16")
      ], pictures: ["1": picture, "../x": picture])
    try runs.write(run, of: page, article: "a")
    #expect(folder.names == ["runs"])
    let read = try #require(runs.read(for: site.catalog.articles).runs.page(page.file))
    #expect(read.outcomes == run.outcomes && read.pictures == ["1": picture])

    let changed = try await TestSite(["Articles/a/en.md": Self.page + "More.\n"]).catalog.articles
    let (none, diagnostics) = runs.read(for: changed)
    #expect(none.page(page.file) == nil)
    #expect(diagnostics.map(\.id) == ["old-run"])

    try folder.write("{}", to: "runs/a/en/outcomes.json")
    #expect(runs.read(for: site.catalog.articles).diagnostics.map(\.id) == ["unreadable-run"])
  }
}
