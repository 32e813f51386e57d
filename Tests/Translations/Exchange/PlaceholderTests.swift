import Catalog
import Testing

@testable import Translations

@Suite("Comments in the place of texts") struct PlaceholderTests {
  private static let format = ExchangePages.Format.po

  private func blank() async throws -> String {
    let article = try await article([(language: "en", text: ExchangePages.english)])
    return try #require(BlankPage(of: article, in: ExchangePages.language)).text
  }

  /// The blank page with some of its units translated.
  private func filled(_ isChosen: (Int) -> Bool) async throws -> PageImport {
    let aligned = try await ExchangePages.aligned(ExchangePages.english, try await blank())
    var file = try Self.format.returned(aligned)
    let german = try Self.format.returned(try await ExchangePages.aligned())
    for index in file.units.indices where isChosen(index) {
      let unit = try #require(german.units.first { $0.id == file.units[index].id })
      file.units[index].target = unit.target
    }
    return try PageImport(of: file, from: "f", into: aligned, isForced: false)
  }

  @Test("are units without a translation, as are titles and code that nobody has touched yet")
  func export() async throws {
    let aligned = try await ExchangePages.aligned(ExchangePages.english, try await blank())
    let file = try #require(ExchangeFile(of: aligned, in: ExchangePages.language))
    #expect(file.units.allSatisfy { $0.target.isEmpty && !$0.needsWork })
    for format in ExchangePages.Format.allCases {
      let result = try PageImport(
        of: try format.returned(aligned), from: "f", into: aligned, isForced: false)
      #expect(result.text == nil && result.problems.isEmpty)
    }
  }

  @Test("give way to the texts of an import, whose page has all of the source's blocks")
  func filled() async throws {
    let result = try await filled { _ in true }
    let text = try #require(result.text)
    #expect(result.problems.isEmpty)
    #expect(!text.contains("<!-- translate:"))
    let source = try await article(("en", ExchangePages.english))
    let page = try await article(("en", text))
    let kinds = [source, page].map { article in
      article.pages.flatMap { UnitReader.units(of: $0) }.map(\.kind)
    }
    #expect(kinds[0] == kinds[1])
    #expect(text.contains("> [!NOTE]\n> Nicht heiß trinken.\n"))
    #expect(text.contains("[^1]: Seite eins.\n"))
  }

  @Test("stay for what an import leaves out, in whatever order texts come", arguments: 0..<8)
  func partly(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let chosen = Set((0..<60).filter { _ in Bool.random(using: &generator) })
    let text = try #require(try await filled(chosen.contains).text)
    let again = try await ExchangePages.aligned(ExchangePages.english, text)
    let whole = try Self.format.returned(try await ExchangePages.aligned())
    var file = try Self.format.returned(again)
    for index in file.units.indices { file.units[index].target = whole.units[index].target }
    let result = try PageImport(of: file, from: "f", into: again, isForced: false)
    let everything = try await filled { _ in true }.text
    #expect(result.problems.isEmpty && (result.text ?? text) == everything)
  }

  @Test("are reported where they stand, and only there")
  func findings() async throws {
    let source = "# A\n\nSome text.\n\n- one `a`\n- two\n\n| x | y |\n| - | - |\n| `c` | and |\n"
    let page = try await article(("en", source))
    let text = try #require(BlankPage(of: page, in: Language("de"))).text
    let aligned = AlignedArticle(aligning: try await article(("en", source), ("de", text)))
    let found = Findings.all(of: aligned)
    #expect(found.map(\.rule) == Array(repeating: "untranslated-text", count: 6))
    #expect(found.map(\.place.range.start.line) == [3, 5, 6, 8, 8, 10])
  }

  @Test("do not end a table whose rows start without a bar")
  func table() async throws {
    let source = "# A\n\nx | y\n--- | ---\none | `b`\n\n- p | q\n  --- | ---\n  two | 2\n"
    let page = try await article(("en", source))
    let text = try #require(BlankPage(of: page, in: Language("de"))).text
    let aligned = try await ExchangePages.aligned(source, text)
    var file = try Self.format.returned(aligned)
    #expect(file.units.allSatisfy(\.target.isEmpty) && file.units.count == 7)
    for index in file.units.indices { file.units[index].target = file.units[index].source + "!" }
    let result = try PageImport(of: file, from: "f", into: aligned, isForced: false)
    #expect(result.problems.isEmpty)
    #expect(
      result.text
        == "# A! {#a}\n\n| x! | y!\n--- | ---\n| one! | `b`\n\n- | p! | q!\n  --- | ---\n  | two! | 2\n"
    )
  }

  @Test("keep their section from being accepted")
  func accepted() async throws {
    let source = "# A\n\nText.\n\n## B\n\nMore.\n"
    let page = "# Ah {#a}\n\n<!-- translate: Text. -->\n\n## Be {#b}\n\nMehr.\n"
    let aligned = AlignedArticle(aligning: try await article(("en", source), ("de", page)))
    let acceptance = Acceptance(of: aligned, in: Language("de")) { _ in true }
    #expect(acceptance.recorded == [1] && acceptance.unfinished == [0])
    #expect(acceptance.lock.entries.map(\.section) == ["b"])
  }

  @Test("are no other comments")
  func others() {
    #expect(Placeholder("<!-- translate: a -->\n")?.text == "a")
    for html in ["<!-- translated: a -->", "<!-- translate: a", "<!-- translate: a --> b", "<b>"] {
      #expect(Placeholder(html) == nil, "\(html)")
    }
  }
}
