import Catalog
import Foundation
import Testing
import WalkthroughSteps

@testable import Site

@Suite("Previews beside their code") struct PreviewTests {
  private static let page = """
    ---
    date: 2026-01-05
    description: About <views>.
    ---

    # A

    ```swift
    #Preview { A() }
    ```

    ```swift
    let other = 1
    ```

    """

  private static func drawn(
    _ screen: String?, name: String? = nil, device: String? = "iPhone 16"
  ) -> DrawnPreview {
    DrawnPreview(
      name: name, device: device, verdict: screen == nil ? .failed : .passed,
      screen: screen.map {
        ScreenPicture(name: $0, width: 393, height: 852, description: "Title “A”\nbutton <Save>")
      })
  }

  private func build(
    _ previews: [DrawnPreview], language: String = "en", painter: CardPainter? = nil
  ) async throws -> TemporaryFolder {
    let file = "Articles/a/\(language).md"
    var site = try await TestSite([file: Self.page])
    site.settings.base = "https://a.example/"
    let picture = WalkthroughRuns.Picture(light: Array("<svg/>".utf8), dark: Array("<g/>".utf8))
    let run = WalkthroughRuns.Page(
      previews: [PreviewOutcome(line: 8, previews: previews)], pictures: ["1": picture])
    let folder = try TemporaryFolder()
    _ = try await site.builder(painter: painter).build(
      to: folder.path + "/out", runs: WalkthroughRuns([file: run]))
    return folder
  }

  @Test("have a caption, words for who cannot see them, and the mark of who drew them")
  func figures() async throws {
    let folder = try await build(
      [
        Self.drawn("1", name: "Short"), Self.drawn("1", name: "On iPhone 16"),
        Self.drawn("1", device: nil), Self.drawn(nil), Self.drawn("2"),
      ])
    let html = try #require(folder.text(of: "out/en/a/index.html"))
    #expect(html.components(separatedBy: "class=\"with-previews\"").count == 2)
    let figures = html.components(separatedBy: "<figure class=\"preview").dropFirst()
    #expect(figures.count == 3, "what was not drawn, or is not there, is not shown")
    #expect(html.contains("<figcaption>Short · iPhone 16</figcaption>"))
    #expect(html.contains("<figcaption>On iPhone 16</figcaption>"))
    #expect(figures.last?.hasPrefix(" preview-bare\">") == true)
    #expect(figures.last?.components(separatedBy: "</figure>").first?.contains("caption") == false)
    #expect(html.contains("alt=\"What the preview shows: Title “A”; button &lt;Save&gt;\""))
    #expect(html.contains("src=\"screen-1.dark.svg\"") && html.contains("Drawn by Stele"))
    #expect(!html.contains("data-walkthrough"), "there is nothing to step through")
    #expect(folder.text(of: "out/en/a/screen-1.light.svg") == "<svg/>")
    #expect(folder.text(of: "out/en/a/screen-1.dark.svg") == "<g/>")
  }

  @Test("are told in the page's language", arguments: [("de", "Vorschau"), ("ja", "プレビュー")])
  func languages(language: String, label: String) async throws {
    let folder = try await build([Self.drawn("1")], language: language)
    let html = try #require(folder.text(of: "out/\(language)/a/index.html"))
    #expect(html.contains("<div class=\"previews\" role=\"group\" aria-label=\"\(label)\">"))
  }

  @Test("are painted for the feed and for where the page is shared, if there is a painter")
  func painted() async throws {
    let folder = try await build(
      [Self.drawn("1")], painter: CardPainter { Array("painted \($0)".utf8) })
    #expect(folder.text(of: "out/en/a/screen-1.png") == "painted <svg/>")
    let feed = try #require(folder.text(of: "out/en/feed.xml"))
    #expect(feed.contains("<content type=\"html\">&lt;p&gt;About &amp;lt;views&amp;gt;.&lt;/p&gt;"))
    #expect(
      feed.contains("src=&quot;https://a.example/en/a/screen-1.png&quot; width=&quot;393&quot;"))
    let card = try #require(folder.text(of: "out/en/a/card.png"))
    let data = Data("<svg/>".utf8).base64EncodedString()
    #expect(card.contains("<image ") && card.contains("href=\"data:image/svg+xml;base64,\(data)\""))

    let without = try await build([Self.drawn("1")])
    #expect(without.text(of: "out/en/a/screen-1.png") == nil)
    #expect(try #require(without.text(of: "out/en/feed.xml")).contains("<content") == false)
  }

  @Test("are kept in the folder of runs, and records of older runs have none")
  func kept() async throws {
    let site = try await TestSite(["Articles/a/en.md": Self.page])
    let page = try #require(site.catalog.articles.first?.pages.first)
    let folder = try TemporaryFolder()
    let runs = RunFolder(folder.path + "/runs/")
    let picture = WalkthroughRuns.Picture(light: Array("<a/>".utf8), dark: Array("<b/>".utf8))
    let run = WalkthroughRuns.Page(
      previews: [PreviewOutcome(line: 8, previews: [Self.drawn("1"), Self.drawn(nil)])],
      pictures: ["1": picture])
    try runs.write(run, of: page, article: "a")
    let read = try #require(runs.read(for: site.catalog.articles).runs.page(page.file))
    #expect(read.previews == run.previews && read.pictures == run.pictures)

    let record = try #require(folder.text(of: "runs/a/en/outcomes.json"))
    var older = try #require(
      try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any])
    older["previews"] = nil
    let data = try JSONSerialization.data(withJSONObject: older)
    try folder.write(String(decoding: data, as: UTF8.self), to: "runs/a/en/outcomes.json")
    let old = try #require(runs.read(for: site.catalog.articles).runs.page(page.file))
    #expect(old.previews.isEmpty)
  }
}
