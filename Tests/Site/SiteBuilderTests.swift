import Catalog
import Diagnostics
import Foundation
import Testing

@testable import Site

@Suite("A built site")
struct SiteBuilderTests {
  private static let files = [
    "Articles/a/en.md":
      "---\ntitle: First\ndescription: About it.\ndate: 2026-01-02\nseries: S t\npart: 1\n---\n\n# First\n\n## One\n\nText.\n",
    "Articles/a/ja.md":
      "---\ntitle: 最初\ndate: 2026-01-02\nseries: S t\npart: 1\n---\n\n# 最初\n\n## 一\n\n本文。\n",
    "Articles/b/en.md": "---\ntitle: Second\nseries: S t\npart: 2\n---\n\n# Second\n\nText.\n",
    "Articles/c/ja.md": "# 三\n\n本文。\n",
  ]

  private func build(
    base: String? = nil, files: [String: String] = SiteBuilderTests.files
  ) async throws -> (TemporaryFolder, SiteSummary) {
    let folder = try TemporaryFolder()
    var settings = SiteSettings()
    settings.base = base
    let site = try await TestSite(files, settings: settings)
    return (folder, try await site.builder.build(to: folder.path + "/site"))
  }

  @Test("has a page for every article, language and list")
  func pages() async throws {
    let (folder, summary) = try await build()
    let expected = [
      "index.html", "404.html", "en/index.html", "ja/index.html", "en/a/index.html",
      "ja/a/index.html",
      "en/b/index.html", "ja/b/index.html", "en/c/index.html", "ja/c/index.html",
      "en/series/s-t/index.html", "ja/series/s-t/index.html", "status/en/index.html",
      "status/ja/index.html",
    ]
    for page in expected { #expect(folder.text(of: "site/\(page)") != nil, "\(page)") }
    #expect(summary.articlePages == 4)
    #expect(summary.htmlFiles == expected.count)
    #expect(summary.languages.map(\.code) == ["en", "ja"])
  }

  @Test("says where a language lacks a page and offers the others")
  func missing() async throws {
    let (folder, _) = try await build()
    let page = try #require(folder.text(of: "site/ja/b/index.html"))
    #expect(page.contains("<h1>日本語版はまだありません</h1>"))
    #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(page.contains("<a href=\"../../en/b/\" lang=\"en\" hreflang=\"en\""))
    let index = try #require(folder.text(of: "site/ja/index.html"))
    #expect(index.contains("<a href=\"../ja/b/\" lang=\"en\" dir=\"ltr\">Second</a>"))
    #expect(index.contains("日本語版はまだありません"))
  }

  @Test("leads from part to part of a series")
  func series() async throws {
    let (folder, _) = try await build()
    let first = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(first.contains("<a class=\"next\" rel=\"next\" href=\"../../en/b/\">"))
    #expect(!first.contains("class=\"previous\""))
    #expect(first.contains("Part 1 of 2"))
    let second = try #require(folder.text(of: "site/en/b/index.html"))
    #expect(second.contains("<a class=\"previous\" rel=\"prev\" href=\"../../en/a/\">"))
  }

  @Test("without an address has relative links only, and says so")
  func withoutBase() async throws {
    let (folder, summary) = try await build()
    #expect(summary.diagnostics.map(\.id) == ["no-base"])
    #expect(folder.text(of: "site/sitemap.xml") == nil)
    #expect(folder.text(of: "site/en/feed.xml") == nil)
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(!page.contains("rel=\"canonical\""))
    #expect(page.contains("<link rel=\"alternate\" hreflang=\"ja\" href=\"../../ja/a/\">"))
    #expect(page.contains("<link rel=\"alternate\" hreflang=\"x-default\" href=\"../../en/a/\">"))
  }

  @Test("with an address has a sitemap, feeds and canonical links")
  func withBase() async throws {
    let (folder, summary) = try await build(base: "https://example.org/t/")
    #expect(summary.diagnostics.isEmpty)
    let page = try #require(folder.text(of: "site/ja/a/index.html"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/t/ja/a/\">"))
    #expect(page.contains("hreflang=\"x-default\" href=\"https://example.org/t/en/a/\""))
    #expect(page.contains("<meta property=\"og:locale\" content=\"ja_JP\">"))
    let sitemap = try #require(folder.text(of: "site/sitemap.xml"))
    #expect(
      sitemap.contains(
        "<url><loc>https://example.org/t/en/a/</loc><lastmod>2026-01-02</lastmod><xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/t/en/a/\"/><xhtml:link rel=\"alternate\" hreflang=\"ja\""
      ))
    func link(_ language: String, _ path: String) -> String {
      "<xhtml:link rel=\"alternate\" hreflang=\"\(language)\" href=\"https://example.org/t/\(path)\"/>"
    }
    #expect(
      sitemap.contains(
        "<url><loc>https://example.org/t/</loc>" + link("en", "en/") + link("ja", "ja/")
          + link("x-default", "") + "</url>"))
    #expect(sitemap.contains(link("ja", "ja/a/") + link("x-default", "en/a/") + "</url>"))
    #expect(sitemap.contains(link("x-default", "en/series/s-t/")))
    #expect(!sitemap.contains("/ja/b/"), "a page that only says that it is missing is not listed")
    let feed = try #require(folder.text(of: "site/en/feed.xml"))
    #expect(feed.contains("<title>First</title>"))
    #expect(feed.contains("<updated>2026-01-02T00:00:00Z</updated>"))
    #expect(feed.contains("<summary>About it.</summary>"))
    let wrong = try #require(folder.text(of: "site/404.html"))
    #expect(wrong.contains("href=\"/t/assets/stele."))
  }

  @Test("is not built where two series would stand at one address")
  func seriesClash() async throws {
    let page = { (series: String) in "---\nseries: \(series)\n---\n\n# A\n" }
    let error = await #expect(throws: Diagnostic.self) {
      try await build(files: ["Articles/a/en.md": page("A b"), "Articles/b/en.md": page("a-b")])
    }
    #expect(error?.id == "address-taken")
  }

  @Test("is the same from the same input, byte for byte")
  func reproducible() async throws {
    let (first, _) = try await build(base: "https://example.org/")
    let (second, _) = try await build(base: "https://example.org/")
    let names = try FileManager.default.subpathsOfDirectory(atPath: first.path).sorted()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: second.path).sorted() == names)
    for name in names { #expect(first.text(of: name) == second.text(of: name), "\(name)") }
  }

  @Test("speaks English in a language without strings, under the language's own name")
  func unknownLanguage() async throws {
    let (folder, summary) = try await build(files: [
      "Articles/a/en.md": "# A\n", "Articles/a/fr.md": "# B\n",
    ])
    #expect(summary.diagnostics.map(\.id).contains("missing-strings"))
    let page = try #require(folder.text(of: "site/fr/a/index.html"))
    #expect(page.contains("<html lang=\"fr\" dir=\"ltr\">"))
    #expect(page.contains("<span lang=\"en\" dir=\"ltr\">Skip to the text</span>"))
    #expect(page.lowercased().contains("<span class=\"name\">français</span>"))
  }

  @Test("says where a text is in another language than the page")
  func borrowedTexts() async throws {
    let folder = try TemporaryFolder()
    try folder.write("skip: Au texte\n", to: "theme/strings/fr.yml")
    let theme = try Theme.read(folders: [TestSite.themeFolder, folder.path + "/theme"])
    var settings = SiteSettings()
    settings.title = LocalizedText("Site")
    settings.series["s"] = LocalizedText(nil, [Language("en"): "The series"])
    let page = "---\nseries: s\n---\n\n# A\n"
    let site = try await TestSite(
      ["Articles/a/en.md": page, "Articles/a/fr.md": page], theme: theme, settings: settings)
    _ = try await site.builder.build(to: folder.path + "/site")
    let wrong = try #require(folder.text(of: "site/404.html"))
    #expect(
      wrong.contains("<h2><span lang=\"en\" dir=\"ltr\">This page does not exist</span></h2>"))
    #expect(wrong.contains("<h2>This page does not exist</h2>"))
    let french = try #require(folder.text(of: "site/fr/a/index.html"))
    #expect(french.contains("<a class=\"skip\" href=\"#page-main\">Au texte</a>"))
    #expect(french.contains(" lang=\"en\" dir=\"ltr\">The series</a>"))
    let english = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(english.contains("s/\">The series</a>"))
    let index = try #require(folder.text(of: "site/fr/index.html"))
    #expect(index.contains(" lang=\"en\" dir=\"ltr\">The series</a></h2>"))
    let series = try #require(folder.text(of: "site/fr/series/s/index.html"))
    #expect(series.contains("<h1 lang=\"en\" dir=\"ltr\">The series</h1>"))
  }

  @Test("copies the files that pages refer to, but nothing from outside")
  func assets() async throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret.txt")
    try folder.write("board", to: "Articles/a/My Main.storyboard")
    try folder.write(
      "# A\n\n[s](<My Main.storyboard>) [t](../../secret.txt) <img src=\"My%20Main.storyboard\" alt=\"\">\n",
      to: "Articles/a/en.md")
    let catalog = try await Catalog.read(paths: [folder.path + "/Articles"])
    let builder = try SiteBuilder(
      ArticleSource(catalog.articles.map { .init(aligning: $0) }), in: catalog.languages,
      root: catalog.root, theme: try TestSite.defaultTheme())
    let summary = try await builder.build(to: folder.path + "/site")
    #expect(Set(summary.diagnostics.map(\.id)) == ["file-outside", "dead-link", "no-base"])
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    let hash = ContentHash.text(of: "board".utf8)
    #expect(page.components(separatedBy: "../../files/\(hash)/My%20Main.storyboard").count == 3)
    #expect(folder.text(of: "site/files/\(hash)/My Main.storyboard") == "board")
  }

  @Test("is not written where the build is cancelled")
  func cancelled() async throws {
    let folder = try TemporaryFolder()
    let builder = try await TestSite(Self.files).builder
    let path = folder.path + "/site"
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await builder.build(to: path)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(folder.names.isEmpty)
  }
}
