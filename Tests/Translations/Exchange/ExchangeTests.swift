import Catalog
import Diagnostics
import Testing

@testable import Translations

@Suite("Exchange with translators")
struct ExchangeTests {
  typealias Format = ExchangePages.Format

  @Test("has a unit for each block that is translated, with its section")
  func units() async throws {
    let aligned = try await ExchangePages.aligned()
    let file = try #require(ExchangeFile(of: aligned, in: ExchangePages.language))
    #expect(
      file.units.map(\.id) == [
        "/title", "/description", "tea/h1", "tea/p1", "tea/i1", "tea/i2", "tea/i3", "tea/i4",
        "tea/i5", "code/h1", "code/c1", "code/q1", "code/t1", "code/t2", "code/t3", "code/t4",
        "code/t5", "code/t6", "code/p1", "code/x1", "code/p2", "last/h1", "last/p1", "^1/p1",
      ])
    #expect(file.units.allSatisfy { !$0.target.isEmpty })
    let text = Dictionary(uniqueKeysWithValues: file.units.map { ($0.id, ($0.source, $0.target)) })
    #expect(text["/title"]?.0 == "Tea: an example")
    #expect(text["tea/i2"]?.0 == "Take a pot:\nit must be warm.")
    #expect(text["tea/i3"]?.0 == "And a `lid`,\nif you have one.")
    #expect(text["code/q1"]?.1 == "Nicht heiß trinken.")
    #expect(text["code/t4"]?.0 == "`2` min")
    #expect(text["code/t5"]?.0 == "A \\| B")
    #expect(text["^1/p1"]?.1 == "Seite eins.")
  }

  @Test("brings back exactly what went out", arguments: Format.allCases)
  func fileRoundTrip(format: Format) async throws {
    let aligned = try await ExchangePages.aligned()
    let file = try #require(ExchangeFile(of: aligned, in: ExchangePages.language))
    let read = try format.read(format.text(of: file))
    #expect(read.units.map(\.id) == file.units.map(\.id))
    #expect(read.units.map(\.source) == file.units.map(\.source))
    #expect(read.units.map(\.target) == file.units.map(\.target))
    #expect((read.article, read.file) == (file.article, file.file))
    #expect((read.source, read.target) == (file.source, file.target))
  }

  @Test("of a file that nobody has touched changes nothing", arguments: Format.allCases)
  func unchanged(format: Format) async throws {
    let aligned = try await ExchangePages.aligned()
    let result = try PageImport(
      of: try format.returned(aligned), from: "file", into: aligned, isForced: false)
    #expect(result.text == nil && result.applied == 0 && result.problems.isEmpty)
  }

  @Test("gives back the source when every text is the source's", arguments: Format.allCases)
  func identity(format: Format) async throws {
    let aligned = try await ExchangePages.aligned(ExchangePages.english, nil)
    var file = try format.returned(aligned)
    for index in file.units.indices { file.units[index].target = file.units[index].source }
    let result = try PageImport(
      of: try format.read(format.text(of: file)), from: "file", into: aligned, isForced: false)
    #expect(result.text == ExchangePages.english)
    #expect(result.file == "article/de.md" && result.problems.isEmpty)
  }

  @Test("from a page makes the page again, when there is none any more", arguments: Format.allCases)
  func remade(format: Format) async throws {
    let file = try format.returned(try await ExchangePages.aligned())
    let alone = try await ExchangePages.aligned(ExchangePages.english, nil)
    let result = try PageImport(of: file, from: "file", into: alone, isForced: false)
    let text = try #require(result.text)
    #expect(result.applied == file.units.count && result.problems.isEmpty)
    let remade = try await ExchangePages.aligned(ExchangePages.english, text)
    let again = try #require(ExchangeFile(of: remade, in: ExchangePages.language))
    #expect(again.units.map(\.target) == file.units.map(\.target))
  }

  @Test("changes the units that were changed and no other byte", arguments: Format.allCases)
  func changed(format: Format) async throws {
    let aligned = try await ExchangePages.aligned()
    var file = try format.returned(aligned)
    let changes = [
      "/title": "Tee: neu", "tea/h1": "Der Tee", "tea/i2": "Eine Kanne,\ndie warm ist.",
      "tea/i3": "Samt `lid`,\nfalls vorhanden.", "code/t4": "`2` Minuten",
      "code/c1": "// Kochen.\nlet tea = Tea(name: \"Grüner\")", "^1/p1": "S. 1.",
    ]
    for index in file.units.indices {
      if let text = changes[file.units[index].id] { file.units[index].target = text }
    }
    let result = try PageImport(
      of: try format.read(format.text(of: file)), from: "file", into: aligned,
      isForced: false)
    let expected = ExchangePages.german.replacing("\"Tee: ein Beispiel\"", with: "\"Tee: neu\"")
      .replacing("# Tee\n", with: "# Der Tee\n")
      .replacing("Eine Kanne nehmen: sie muss warm sein.", with: "Eine Kanne,\n  die warm ist.")
      .replacing(
        "Und einen `lid`, wenn es einen gibt.", with: "Samt `lid`,\n  > falls vorhanden."
      )
      .replacing("`2` Min.", with: "`2` Minuten").replacing("// Machen.", with: "// Kochen.")
      .replacing("\"Grün\"", with: "\"Grüner\"").replacing("Seite eins.", with: "S. 1.")
    #expect(result.text == expected)
    #expect(result.applied == changes.count && result.problems.isEmpty)
  }

  @Test("finds the units of a source that has moved on, and says which ones it has not found")
  func movedOn() async throws {
    var file = try ExchangePages.Format.po.returned(try await ExchangePages.aligned())
    for index in file.units.indices where file.units[index].id == "last/p1" {
      file.units[index].target = file.units[index].target.replacing("Altes", with: "Veraltetes")
    }
    let source = ExchangePages.english.replacing("Hidden text.", with: "New text.")
      .replacing("\\# No", with: "Inserted.\n\n\\# No")
    let aligned = try await ExchangePages.aligned(source)
    let result = try PageImport(of: file, from: "file.po", into: aligned, isForced: false)
    #expect(result.text == ExchangePages.german.replacing("Altes", with: "Veraltetes"))
    #expect(result.problems.map(\.severity) == [.error])
    let problem = try #require(result.problems.first)
    #expect(problem.message.contains("'code/p2' is not imported: the source's text has changed"))
    #expect(problem.file == "file.po" && problem.range != nil)
  }
}
