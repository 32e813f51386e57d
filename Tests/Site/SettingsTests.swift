import Catalog
import Diagnostics
import Foundation
import Testing

@testable import Site

@Suite("Settings and strings")
struct SettingsTests {
  private func read(_ text: String) throws -> (SiteSettings, [Diagnostic]) {
    try SiteSettings.read(SourceText(path: "settings.yml", text: text))
  }

  @Test("are read in full")
  func whole() throws {
    let (settings, diagnostics) = try read(
      """
      title: {en: A, ja: B}
      description: For all
      author: Me
      base: https://example.org/x
      languages:
        ja: 日本語
        en: English
      series:
        s: {en: Series}
      """)
    #expect(diagnostics.isEmpty)
    #expect(settings.title.text(in: Language("ja")) == "B")
    #expect(settings.title.text(in: Language("de"), of: [Language("ja")]) == "B")
    #expect(settings.description.text(in: Language("de")) == "For all")
    #expect(settings.base == "https://example.org/x/")
    #expect(settings.languages.map(\.language.code) == ["ja", "en"])
    #expect(settings.series["s"]?.text(in: Language("en")) == "Series")
  }

  @Test("may say nothing", arguments: ["", "# nothing\n", "title:\n"])
  func empty(text: String) throws {
    let (settings, diagnostics) = try read(text)
    #expect(settings == SiteSettings())
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "say what is wrong with them, and where",
    arguments: [
      ("titel: A", "unknown-setting", 1, 1, "did you mean 'title'?"),
      (
        "author: A\nbase: example.org", "invalid-base", 2, 7,
        "write it like https://example.org/tutorials/"
      ),
      ("base: javascript:x", "invalid-base", 1, 7, "write it like https://example.org/tutorials/"),
      ("author: [a]", "invalid-setting", 1, 9, nil),
      ("languages: [en]", "invalid-setting", 1, 12, nil),
      ("- a", "invalid-setting", 1, 1, nil),
    ] as [(String, String, Int, Int, String?)])
  func wrong(text: String, id: String, line: Int, column: Int, help: String?) throws {
    let (_, diagnostics) = try read(text)
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.first?.range?.start == SourcePosition(line: line, column: column))
    #expect(diagnostics.first?.help == help)
  }

  @Test("that are no YAML are an error with its place")
  func malformed() {
    let error = #expect(throws: Diagnostic.self) { try read("title: [a") }
    #expect(error?.range != nil)
  }

  @Test("strings that are missing are English, and are reported with those that nothing shows")
  func missingStrings() throws {
    let english = UIStrings(
      language: Language("en"), texts: ["copy": "Copy", "next": "Next"],
      months: Array(repeating: "M", count: 12))
    let own = UIStrings(language: Language("fr"), texts: ["copy": "Copier", "nexte": "Suivant"])
    let (strings, diagnostics) = own.completed(from: english, file: "fr.yml")
    #expect(strings["copy"] == "Copier")
    #expect(strings["next"] == "Next")
    #expect(strings.months.count == 12)
    #expect(diagnostics.map(\.id) == ["missing-string", "unknown-string"])
    #expect(diagnostics.last?.help == "did you mean 'next'?")
  }

  @Test("of the theme are complete in every language")
  func completeStrings() throws {
    let theme = try TestSite.defaultTheme()
    #expect(theme.diagnostics.isEmpty)
    #expect(Set(theme.strings.keys.map(\.code)) == ["de", "en", "ja"])
  }

  @Test(
    "dates are in the language's form",
    arguments: [
      ("en", "2026-11-02", "2 November 2026"), ("ja", "2026-11-02", "2026年11月2日"),
      ("de", "2026-03-20", "20. März 2026"), ("en", "soon", "soon"),
      ("en", "2026-13-01", "2026-13-01"),
    ])
  func dates(language: String, day: String, expected: String) throws {
    #expect(try TestSite.defaultTheme().strings(for: Language(language)).date(day) == expected)
  }

  @Test("a project's own files take the place of the theme's, part by part")
  func overlay() throws {
    let folder = try TemporaryFolder()
    try folder.write("<p>mine</p>", to: "templates/footer.html")
    try folder.write("copy: Take\n", to: "strings/en.yml")
    try folder.write("language-name: Français\n", to: "strings/fr.yml")
    try folder.write("a{}", to: "assets/stele.css")
    let theme = try Theme.read(folders: [TestSite.themeFolder, folder.path])
    #expect(theme.strings(for: Language("en"))["copy"] == "Take")
    #expect(theme.strings(for: Language("en"))["next"] == "Next")
    #expect(theme.strings(for: Language("fr"))["copy"] == "Take")
    #expect(theme.strings(for: Language("fr-CA"))["language-name"] == "Français")
    #expect(theme.assets.first { $0.name == "stele.css" }?.bytes == Array("a{}".utf8))
    #expect(theme.diagnostics.map(\.id) == ["missing-string"])
  }

  @Test("a theme without a needed template is an error")
  func incompleteTheme() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "templates/article.html")
    let error = #expect(throws: Diagnostic.self) { try Theme.read(folders: [folder.path]) }
    #expect(error?.id == "theme-incomplete")
  }
}
