import Catalog
import Foundation
import Testing
import Translations

@testable import Site

@Suite("The state of translations on the site")
struct StatusTests {
  private static let english = """
    # Tea

    ## Water

    Boil `1` litre.

    ## Leaves

    Take `3` spoons.

    """
  private static let german = """
    # Tee

    ## Wasser

    `1` Liter kochen.

    ## Blätter

    `3` Löffel nehmen.

    """

  /// The site of an article whose German page was accepted, and whose source then got another text.
  private func build(_ now: String) async throws -> TemporaryFolder {
    let accepted = try await TestSite([
      "Articles/tea/en.md": Self.english, "Articles/tea/de.md": Self.german,
    ])
    let article = try #require(accepted.aligned.first)
    let german = Language("de")
    let lock = Acceptance(of: article, in: german) { _ in true }.lock
    let site = try await TestSite([
      "Articles/tea/en.md": now, "Articles/tea/de.md": Self.german,
      "Articles/cup/en.md": "# Cup & saucer\n",
    ])
    let articles = site.aligned.map { aligned in
      var aligned = aligned
      if aligned.article.slug == "tea" { aligned.locks[german] = lock }
      return aligned
    }
    let folder = try TemporaryFolder()
    let builder = try site.builder(of: articles)
    _ = try await builder.build(to: folder.path + "/site")
    return folder
  }

  @Test("marks a stale section at its place, with a link to its original")
  func mark() async throws {
    let folder = try await build(
      Self.english.replacing("1` litre", with: "2` litres").replacing("3`", with: "3` big"))
    let page = try #require(folder.text(of: "site/de/tea/index.html"))
    let marks = page.components(separatedBy: "<p class=\"stale\">")
    #expect(marks.count == 3)
    let mark = try #require(marks.dropFirst().first)
    #expect(marks.first?.contains("id=\"wasser\"") == true)
    #expect(mark.hasPrefix("Das Original dieses Abschnitts hat sich seit der Übersetzung geändert"))
    #expect(mark.contains("(geänderte Stellen: 1)"))
    #expect(mark.contains("<a href=\"../../en/tea/#water\" lang=\"en\""))
    #expect(mark.contains("Original: Water</a>"))
    #expect(folder.text(of: "site/en/tea/index.html")?.contains("class=\"stale\"") == false)
  }

  @Test("says nothing of sections whose original is as it was")
  func current() async throws {
    let folder = try await build(Self.english.replacing("Take", with: "*Take*"))
    let page = try #require(folder.text(of: "site/de/tea/index.html"))
    #expect(!page.contains("class=\"stale\""))
    let status = try #require(folder.text(of: "site/status/de/index.html"))
    #expect(status.contains("3 von 3 aktuell") && !status.contains("status-sections"))
  }

  @Test("has a page of articles by languages, with the worst sections first")
  func table() async throws {
    let more = "\n## Cups\n\nOne.\n\nTwo.\n\nThree.\n"
    let folder = try await build(Self.english.replacing("litre", with: "cup") + more)
    let status = try #require(folder.text(of: "site/status/en/index.html"))
    #expect(status.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(status.contains("<a href=\"../../de/tea/\">2 of 4 up to date</a>"))
    #expect(status.contains("behind: 1, missing: 1"))
    #expect(status.contains(">Cup &amp; saucer</th>") && status.contains(">Not translated</td>"))
    let list = try #require(status.components(separatedBy: "<ol class=\"status-sections\">").last)
    let entries = list.components(separatedBy: "<li>").dropFirst()
    #expect(entries.count == 2)
    #expect(entries.first?.contains("<a href=\"../../en/tea/#cups\" lang=\"en\"") == true)
    #expect(entries.first?.contains("not translated yet") == true)
    #expect(entries.last?.contains("<a href=\"../../de/tea/#wasser\" lang=\"de\"") == true)
    #expect(entries.last?.contains("passages changed: 1") == true)
    let home = try #require(folder.text(of: "site/en/index.html"))
    #expect(home.contains("<a href=\"../status/en/\">State of the translations</a>"))
  }
}
