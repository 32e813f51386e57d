import Catalog
import Diagnostics
import Testing

@testable import Translations

@Suite("An import")
struct ImportCheckTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    var unit: String
    var text: String
    var message: String
    var testDescription: String { "\(unit): \(text)" }
  }

  private func imported(
    _ changes: [String: String], into translation: String? = nil, isForced: Bool = false
  ) async throws -> PageImport {
    var file = try ExchangePages.Format.po.returned(
      try await ExchangePages.aligned(ExchangePages.english, translation))
    for index in file.units.indices {
      if let text = changes[file.units[index].id] { file.units[index].target = text }
    }
    return try PageImport(
      of: file, from: "file.po",
      into: try await ExchangePages.aligned(ExchangePages.english, translation),
      isForced: isForced)
  }

  @Test(
    "leaves units out whose markup differs, and says so",
    arguments: [
      Slip(unit: "tea/i3", text: "Und ein Deckel.", message: "`lid` is missing"),
      Slip(unit: "tea/i1", text: "Eine `cup` nehmen.", message: "`cup` stands once too often"),
      Slip(
        unit: "tea/p1", text: "Wasser mit `kettle.boil()` kochen[^1].",
        message: "a link to 'https://a.example/m' is missing"),
      Slip(
        unit: "tea/p1", text: "`kettle.boil()`, [Handbuch](https://a.example/m).",
        message: "'[^1]' is missing"),
      Slip(unit: "code/p1", text: "Eine Tasse", message: "the image 'cup.png' is missing"),
      Slip(unit: "code/t1", text: "Tee|Kaffee", message: "a '|' in a table"),
      Slip(unit: "code/t1", text: "Tee\nKaffee", message: "must stay on one line"),
      Slip(unit: "code/h1", text: "Code\nund mehr", message: "must stay on one line"),
      Slip(unit: "code/p2", text: "Zwei.\n\nAbsätze.", message: "must stay one block"),
      Slip(unit: "code/p2", text: "# Groß", message: "another kind of block"),
      Slip(unit: "code/p2", text: "1. Punkt", message: "another kind of block"),
      Slip(
        unit: "code/c1", text: "// Kochen.\nlet tee = Tea(name: \"x\")",
        message: "the code differs in more than comments and texts"),
      Slip(unit: "code/x1", text: "<details>Mehr", message: "the tags differ"),
      Slip(
        unit: "last/p1", text: "Kein Umbruch, ~~Altes~~ <https://a.example>.",
        message: "'<br>' is missing"),
    ])
  func markup(_ slip: Slip) async throws {
    let result = try await imported([slip.unit: slip.text], into: ExchangePages.german)
    #expect(result.text == nil && result.applied == 0)
    #expect(result.problems.count == 1)
    let problem = try #require(result.problems.first)
    #expect(problem.message.contains("'\(slip.unit)'"))
    #expect(problem.message.contains(slip.message))
    #expect(problem.severity == .error && problem.range != nil)
  }

  @Test("takes units over whose markup differs, when it is told to")
  func forced() async throws {
    let result = try await imported(
      ["tea/i3": "Und ein Deckel."], into: ExchangePages.german, isForced: true)
    #expect(result.text?.contains("  > Und ein Deckel.\n") == true)
    #expect(result.problems.isEmpty)
  }

  @Test("takes links over that the translation had before")
  func ownLinks() async throws {
    let german = ExchangePages.german.replacing("https://a.example/m", with: "https://a.example/d")
    let text =
      "*Wasser* kochen (`kettle.boil()`), siehe [hier](https://a.example/d \"Manual\").[^1]"
    let result = try await imported(["tea/p1": text], into: german)
    #expect(result.problems.isEmpty && result.applied == 1)
  }

  @Test("keeps the page's text where a unit comes back empty, and says so")
  func emptied() async throws {
    let result = try await imported(["code/p2": ""], into: ExchangePages.german)
    #expect(result.text == nil)
    #expect(result.problems.map(\.severity) == [.warning])
  }

  @Test("puts blocks that the page lacks where the source has them")
  func inserted() async throws {
    let german = ExchangePages.german
    let start = try #require(german.firstRange(of: "## Code"))
    let end = try #require(german.firstRange(of: "Zuletzt"))
    let shorter = german.replacingCharacters(start.lowerBound..<end.lowerBound)
    let result = try await imported(
      ["code/h1": "Der Code", "code/q1": "Nicht heiß.", "code/t1": "Tee"], into: shorter)
    let text = try #require(result.text)
    #expect(result.problems.isEmpty && result.applied == 3)
    let place = try #require(text.firstRange(of: "## Der Code {#code}"))
    let after = try #require(text.firstRange(of: "Zuletzt"))
    #expect(place.upperBound < after.lowerBound)
    #expect(text.contains("> [!NOTE]\n> Nicht heiß.\n"))
    #expect(text.contains("```swift\nlet x = 1\n```"))
    #expect(text.contains("| Tee | <!-- translate: Time --> |"))
    #expect(text.replacing(text[place.lowerBound..<after.lowerBound], with: "") == shorter)
  }

  @Test("reports a unit for which the page has no place")
  func homeless() async throws {
    let german = ExchangePages.german.replacing("- Eine **Tasse** nehmen.\n", with: "")
    var file = try ExchangePages.Format.po.returned(
      try await ExchangePages.aligned(ExchangePages.english, german))
    let lacking = file.units.indices.filter { file.units[$0].target.isEmpty }
    #expect(lacking.count == 1)
    for index in lacking { file.units[index].target = "Nehmen." }
    let aligned = try await ExchangePages.aligned(ExchangePages.english, german)
    let result = try PageImport(of: file, from: "f", into: aligned, isForced: true)
    #expect(result.text == nil)
    #expect(result.problems.map(\.severity) == [.error])
    #expect(result.problems.first?.message.contains("lacks the place") == true)
  }

  @Test("says that a unit stands twice")
  func doubled() async throws {
    let aligned = try await ExchangePages.aligned()
    var file = try ExchangePages.Format.po.returned(aligned)
    let unit = try #require(file.units.first { $0.id == "code/p2" })
    file.units.append(unit)
    let result = try PageImport(of: file, from: "f", into: aligned, isForced: false)
    #expect(result.text == nil && result.problems.count == 1)
    #expect(result.problems.first?.message.contains("more than once") == true)
  }

  @Test("leaves what stands around a text as it is: fences of remarks, indentation of footnotes")
  func surroundings() async throws {
    let source = "# A\n\n:::message\nMind the\ngap.\n:::\n\nText.[^n]\n\n[^n]: One\n    two.\n"
    let page = source.replacing("Mind the\ngap", with: "Auf den\nSpalt achten")
    let aligned = try await ExchangePages.aligned(source, page)
    var file = try ExchangePages.Format.po.returned(aligned)
    #expect(file.units.map(\.source) == ["A", "Mind the\ngap.", "Text.[^n]", "One\ntwo."])
    for index in file.units.indices { file.units[index].target += " X" }
    let result = try PageImport(of: file, from: "f", into: aligned, isForced: false)
    #expect(result.problems.isEmpty)
    #expect(
      result.text == """
        # A X

        :::message
        Auf den
        Spalt achten. X
        :::

        Text.[^n] X

        [^n]: One
            two. X

        """)
  }

  @Test("leaves out what is marked as unfinished")
  func unfinished() async throws {
    let aligned = try await ExchangePages.aligned()
    var file = try ExchangePages.Format.po.returned(aligned)
    let index = try #require(file.units.firstIndex { $0.id == "code/p2" })
    file.units[index].target = "Anders."
    file.units[index].needsWork = true
    for format in ExchangePages.Format.allCases {
      let back = try format.read(format.text(of: file))
      let result = try PageImport(of: back, from: "f", into: aligned, isForced: false)
      #expect(result.text == nil)
      #expect(result.problems.first?.message.contains("marked as unfinished") == true)
    }
  }

  @Test("puts segments together that a tool has made, and waits for those without a translation")
  func segments() throws {
    func file(_ second: String) -> String {
      """
      <?xml version="1.0"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f" original="a.md"><notes><note category="article">a</note></notes>
      <unit id="u" name="a/p1"><originalData><data id="d1">`</data></originalData>
      <segment><source>One <pc id="1" dataRefStart="d1" dataRefEnd="d1">two</pc>.</source><target>\
      Eins <pc id="1" dataRefStart="d1" dataRefEnd="d1">zwei</pc>.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>Three<![CDATA[ & ]]>four.</source>\(second)</segment>
      </unit></file></xliff>
      """
    }
    let done = try ExchangePages.Format.xliff.read(file("<target>Drei &amp; vier.</target>"))
    #expect(done.units.map(\.source) == ["One `two`. Three & four."])
    #expect(done.units.map(\.target) == ["Eins `zwei`. Drei & vier."])
    #expect(done.units.map(\.needsWork) == [false])
    let open = try ExchangePages.Format.xliff.read(file(""))
    #expect(open.units.map(\.needsWork) == [true])
  }

  @Test("survives whatever becomes of a file", arguments: ExchangePages.Format.allCases)
  func noise(format: ExchangePages.Format) async throws {
    let aligned = try await ExchangePages.aligned()
    let file = try #require(ExchangeFile(of: aligned, in: ExchangePages.language))
    let text = Array(format.text(of: file).utf8)
    var generator = SeededGenerator(seed: 9)
    var refused = 0
    for _ in 0..<150 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        let length = min(Int.random(in: 0...40, using: &generator), damaged.count - place)
        let noise =
          ["", "\"", "\n", "\\", "<", "&", "`", "# ", "```", "  ", "\n\n", "|", "日"]
          .randomElement(using: &generator) ?? ""
        damaged.replaceSubrange(place..<place + length, with: Array(noise.utf8))
      }
      do {
        let back = try format.read(String(decoding: damaged, as: UTF8.self))
        let result = try PageImport(of: back, from: "f", into: aligned, isForced: false)
        guard let text = result.text else { continue }
        let again = try await ExchangePages.aligned(ExchangePages.english, text)
        let pairs = try #require(ExchangeFile(of: again, in: ExchangePages.language))
        #expect(pairs.units.count == file.units.count)
      } catch let problem as Diagnostic {
        #expect(problem.severity == .error)
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  @Test(
    "says what is wrong with a file that is none",
    arguments: [
      ("po", "msgid \"a", 1), ("po", "\"a\"\n", 1), ("po", "# x\nhello", 2),
      ("po", "msgid \"\"\nmsgstr \"\"\n", nil), ("xliff", "<xliff", 1),
      ("xliff", "<xliff version=\"2.1\"/>", 1), ("xliff", "", 1),
    ])
  func damaged(format: String, text: String, line: Int?) throws {
    let format = try #require(ExchangePages.Format(rawValue: format))
    let problem = try #require(throws: Diagnostic.self) { try format.read(text) }
    #expect(problem.id == "exchange-file" && problem.severity == .error)
    #expect(problem.range?.start.line == line)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>) -> String {
    String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
