import Catalog
import Diagnostics
import Foundation
import Testing

@testable import Site

@Suite("What a page offers besides its text")
struct ReaderPagesTests {
  private static let files = [
    "Articles/a/en.md": """
    ---
    title: First
    description: About it.
    tags: [SwiftUI, Übung]
    ---

    # First

    See [the second](../b/en.md#two) and [below](#below), ![dot](dot.png).

    <!-- a remark -->

    ## Below

    Text. More text.
    """,
    "Articles/a/de.md": """
    ---
    title: Erstes
    tags: [swiftui]
    ---

    # Erstes

    ## Unten

    Text. Mehr Text.

    Nur hier.
    """,
    "Articles/b/en.md": "# Second\n\n## Two\n\nText.\n",
  ]

  private func build() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let site = try await TestSite(Self.files)
    _ = try await site.builder.build(to: folder.path + "/site")
    return folder
  }

  @Test("its Markdown stands beside it, with links that work from there")
  func markdown() async throws {
    let folder = try await build()
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"index.md\""))
    let text = try #require(folder.text(of: "site/en/a/index.md"))
    #expect(text.hasPrefix("# First\n\nSee [the second](../../en/b/#two) and [below](#below), "))
    #expect(!text.contains("remark"))
    #expect(text.hasSuffix("Text. More text.\n"))
  }

  @Test("the overview for programs lists every page by language")
  func overview() async throws {
    let text = try #require(try await build().text(of: "site/llms.txt"))
    #expect(text.hasPrefix("# Tutorials\n\n## English\n\n- [First](en/a/index.md): About it.\n"))
    #expect(text.contains("## Deutsch\n\n- [Erstes](de/a/index.md): Text. Mehr Text.\n"))
  }

  @Test("a topic has a page in each language that has articles about it")
  func topics() async throws {
    let folder = try await build()
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(page.contains("<a href=\"../../en/topics/swiftui/\">SwiftUI</a>"))
    let topic = try #require(folder.text(of: "site/en/topics/swiftui/index.html"))
    #expect(topic.contains("<h1>SwiftUI</h1>"))
    #expect(topic.contains("hreflang=\"de\" href=\"../../../de/topics/swiftui/\""))
    let own = try #require(folder.text(of: "site/en/topics/übung/index.html"))
    #expect(own.contains("href=\"../../../de/\" lang=\"de\""))
    #expect(folder.text(of: "site/de/topics/übung/index.html") == nil)
  }

  @Test(
    "topics that only signs tell apart have addresses of their own",
    arguments: [
      ("C", "c"), ("C++", "c-plus-plus"), ("C#", "c-sharp"), ("#swift", "swift"),
      ("Swift + C", "swift-c"), ("iOS 17.1", "ios-17-1"), ("🚀", "u1f680"), ("..", "u2e-2e"),
    ])
  func addresses(name: String, id: String) {
    #expect(Address.id(of: name) == id)
  }

  @Test("blocks that belong together have one number in both languages")
  func rows() async throws {
    let folder = try await build()
    func marks(_ page: String) throws -> [String: String] {
      let html = try #require(folder.text(of: page))
      var result: [String: String] = [:]
      for part in html.components(separatedBy: "<!--r").dropFirst() {
        let number = part.prefix { $0.isNumber }
        result[String(part.dropFirst(number.count + 3).prefix(24))] = String(number)
      }
      return result
    }
    let (english, german) = (try marks("site/en/a/index.html"), try marks("site/de/a/index.html"))
    #expect(english["<p>Text. More text.</p>\n"] != nil)
    #expect(english["<p>Text. More text.</p>\n"] == german["<p>Text. Mehr Text.</p>\n"])
    let alone = try #require(german.first { $0.key.hasPrefix("<p>Nur hier.") }?.value)
    #expect(!english.values.contains(alone))
    let single = try #require(folder.text(of: "site/en/b/index.html"))
    #expect(!single.contains("<!--r"))
    #expect(!single.contains("class=\"beside\""))
  }

  @Test("search is offered where there is an index, and what went wrong with it is said")
  func search() async throws {
    let site = try await TestSite(Self.files)
    let folder = try TemporaryFolder()
    let problem = Diagnostic(.warning, "no-search", "no index")
    let builder = try site.builder(
      indexer: SearchIndexer { staging in
        let page = FileManager.default.contents(atPath: staging + "/en/a/index.html")
        #expect(page != nil, "the index is made of the pages before they are published")
        return [problem]
      })
    let summary = try await builder.build(to: folder.path + "/site")
    #expect(summary.diagnostics.contains(problem))
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(page.contains("<article data-pagefind-body>"))
    #expect(page.contains("data-index=\"../../pagefind/\""))
    let without = try #require(try await build().text(of: "site/en/a/index.html"))
    #expect(!without.contains("pagefind"))
  }

  @Test("a picture is painted for a page that shows none, where the site knows its address")
  func cards() async throws {
    var files = Self.files
    files["Articles/b/ja.md"] =
      "# とても長い題名のチュートリアルを、改行しながら「図」にきちんと収めるための確認\n\n本文。\n"
    var settings = SiteSettings()
    settings.base = "https://a.b/"
    let site = try await TestSite(files, settings: settings)
    let folder = try TemporaryFolder()
    let builder = try site.builder(
      painter: CardPainter { Array($0.utf8) }, settings: settings)
    _ = try await builder.build(to: folder.path + "/site")
    let page = try #require(folder.text(of: "site/ja/b/index.html"))
    #expect(page.contains("<meta property=\"og:image\" content=\"https://a.b/ja/b/card.png\">"))
    #expect(page.contains("<meta property=\"og:image:width\" content=\"1200\">"))
    let svg = try #require(folder.text(of: "site/ja/b/card.png"))
    let lines = svg.components(separatedBy: "font-weight=\"700\"").dropFirst().map {
      String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
    #expect((2...4).contains(lines.count))
    #expect(lines.joined() == "とても長い題名のチュートリアルを、改行しながら「図」にきちんと収めるための確認")
    #expect(lines.allSatisfy { !$0.hasPrefix("、") && !$0.hasPrefix("」") && !$0.hasSuffix("「") })
  }
}
