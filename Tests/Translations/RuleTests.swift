import Catalog
import Diagnostics
import Testing

@testable import Translations

/// A rule, a source and its translation in which `⟦…⟧` marks the places of the expected findings: in
/// the translation where they point, in the source what they compare with.
struct RuleCase: CustomTestStringConvertible {
  var testDescription: String
  var rule: Rule
  var source: String
  var translation: String
  var message: String?
  /// The translation's language.
  var language: String

  init(
    _ name: String, _ rule: Rule, in language: String = "de", _ source: String,
    _ translation: String, says: String? = nil
  ) {
    (testDescription, self.rule, message, self.language) = (name, rule, says, language)
    (self.source, self.translation) = (source, translation)
  }
}

private let sectionCases = [
  RuleCase(
    "a section is missing", .missingSection,
    "# A\n\n## Set `up`\n\nText.\n\n⟦## Run `it` again⟧\n\nMuch text.\n\n## End\n\nDone.\n",
    "# A\n\n⟦## `up` einrichten⟧\n\nText.\n\n## Ende\n\nFertig.\n",
    says: "“Run it again” (en) has no section here that corresponds to it"),
  RuleCase(
    "a section with others in it is missing, and reported once", .missingSection,
    "# A\n\nText.\n\n⟦## Tools⟧\n\n### `swiftc` in depth\n\nText `swiftc`.\n\n### `lldb`\n\n`lldb`.\n",
    "⟦# A⟧\n\nText.\n"),
  RuleCase(
    "a section is extra", .extraSection,
    "# A\n\n⟦## Set `up`⟧\n\nText.\n\n## `End`\n\nDone.\n",
    "# A\n\n## `up` einrichten\n\nText.\n\n⟦## Nur `hier`⟧\n\nMehr `hier`, viel mehr.\n\n## `End`\n\nFertig.\n",
    says: "“Nur hier” has no section in the source (en) that corresponds to it"),
  RuleCase(
    "a name in code differs", .codeDiffers,
    "# A\n\n```swift\nlet a = 1 // one\nprint(⟦a⟧)\n```\n",
    "# A\n\n```swift\nlet a = 1 // 一\nprint(⟦b⟧)\n```\n",
    says: "this code differs from the source (en): ‘b’ here, ‘a’ there"),
  RuleCase(
    "code in a list differs, where columns are those of the file", .codeDiffers,
    "# A\n\n1. Do:\n\n   ```swift\n   foo(⟦x⟧)\n   bar()\n   ```\n",
    "# A\n\n1. これを:\n\n   ```swift\n   foo(⟦y⟧)\n   bar()\n   ```\n"),
  RuleCase(
    "a statement at the end is left out", .codeDiffers,
    "# A\n\n```swift\nvar greeting = \"Hi\"\nif greeting.isEmpty { greeting = \"Hello\" }\n⟦print⟧(greeting)\n```\n",
    "# A\n\n```swift\nvar greeting = \"や\"\nif greeting.isEmpty { greeting = \"こんにちは\" }⟦⟧\n```\n",
    says: "this code differs from the source (en): the end of the block here, ‘print’ there"),
  RuleCase(
    "a full-width colon is not a colon", .codeDiffers,
    "# A\n\n```swift\nvar x⟦:⟧ Int = 0\n```\n", "# A\n\n```swift\nvar x⟦：⟧ Int = 0\n```\n"),
  RuleCase(
    "indentation, comments, strings and line breaks do not differ", .codeDiffers,
    "# A\n\n```swift\nstruct A {\n  let a = \"x\" // a\n}\n```\n",
    "# A\n\n```swift\nstruct A {\n        let a = \"エックス\"\n\n}\n```\n"),
  RuleCase(
    "text between fences may be translated", .codeDiffers,
    "# A\n\n```text\nHello there\n```\n\n```\nApp\n```\n",
    "# A\n\n```text\nHallo dort\n```\n\n```\nアプリ\n```\n"),
  RuleCase(
    "code above the first heading is compared, too", .codeDiffers,
    "```swift\nrun(⟦1⟧)\n```\n\n# A\n", "```swift\nrun(⟦2⟧)\n```\n\n# A\n"),
  RuleCase(
    "code differs between sections whose headings are a level apart", .codeDiffers,
    "# A\n\n## B\n\n```swift\nfetch(items, ⟦first⟧)\nstop(now)\n```\n",
    "# A\n\n### Be\n\n```swift\nfetch(items, ⟦last⟧)\nstop(now)\n```\n"),
  RuleCase(
    "a block is missing", .missingCodeBlock,
    "# A\n\n```swift\nstart(now)\n```\n\nThen\n\n⟦```swift\nstop(later: true)\n```⟧\n",
    "# A\n\n⟦```swift\nstart(now)\n```⟧\n\nDann\n"),
  RuleCase(
    "a block that stands under an extra heading is not missing", .missingCodeBlock,
    "# A\n\nText.\n\n```swift\nstart(now)\n```\n\n```swift\nstop(later: true)\n```\n",
    "# A\n\nText.\n\n```swift\nstart(now)\n```\n\n## Mehr\n\n```swift\nstop(later: true)\n```\n"),
  RuleCase(
    "a block is extra", .extraCodeBlock,
    "⟦# A⟧\n\n```swift\nstart(now)\n```\n",
    "# A\n\n```swift\nstart(now)\n```\n\n⟦```swift\nstop(later: true)\n```⟧\n"),
  RuleCase(
    "one section was moved", .sectionOrder,
    "# A\n\n## B {#b}\n\n## C {#c}\n\n⟦## D {#d}⟧\n",
    "# A\n\n⟦## D {#d}⟧\n\n## B {#b}\n\n## C {#c}\n",
    says: "“D” stands in another place than in the source (en)"),
  RuleCase(
    "a section is no longer inside of another", .headingLevel,
    "# A\n\n## B {#b}\n\n⟦### C {#c}⟧\n", "# A\n\n## B {#b}\n\n⟦## C {#c}⟧\n",
    says: "this heading has level 2, in the source (en) level 3"),
  RuleCase(
    "a page whose headings are all a level lower is fine", .headingLevel,
    "# A {#a}\n\n## B {#b}\n", "## A {#a}\n\n### B {#b}\n"),
  RuleCase(
    "a name in running text is mistyped", .inlineCodeDiffers,
    "# A\n\nCall ⟦`listPhotos(in:)`⟧ for a `Bool` and `other`.\n",
    "# A\n\n`Bool` und `other` mit ⟦`listphotos(in:)`⟧, per `let`.\n",
    says: "‘listphotos’ stands nowhere on the source's page (en)"),
  RuleCase(
    "a name of another section stands for one of this section", .inlineCodeDiffers,
    "# A\n\n`amount` of it.\n\n## B {#b}\n\nGive ⟦`quantity`⟧ to `Item`.\n",
    "# A\n\n`amount` davon.\n\n## B {#b}\n\n⟦`amount`⟧ geht an `Item`.\n"),
  RuleCase(
    "a fragment is that of another language", .deadFragment,
    "# A\n\n## Set up\n\nSee [there](#set-up) and [top](#top).\n",
    "# A\n\n## Aufbau\n\nSiehe ⟦[dort](#set-up)⟧ und <a id=\"x\"></a>[hier](#x), [auch](#aufbau).\n",
    says: "nothing on this page has the anchor ‘#set-up’"),
]

private let cases =
  sectionCases + structureCases + codeCases + proseCases + markupCases

@Suite("Rules") struct RuleTests {
  @Test("A finding points to both places", arguments: cases)
  func places(test: RuleCase) async throws {
    let source = MarkedText(test.source)
    let translation = MarkedText(test.translation)
    let aligned = AlignedArticle(
      aligning: try await article(("en", source.text), (test.language, translation.text)))
    let findings = Findings.all(of: aligned, rules: [test.rule])
    let marked = translation.ranges.map(\.start)
    #expect(findings.map(\.place.range.start) == marked)
    #expect(findings.map(\.place.range.end) == translation.ranges.map(\.end))
    #expect(findings.compactMap(\.source?.range.start) == source.ranges.map(\.start))
    #expect(findings.allSatisfy { $0.rule == test.rule.id && $0.language.code == test.language })
    if let message = test.message { #expect(findings.first?.message == message) }
  }

  @Test("The likely fix is named")
  func help() async throws {
    let aligned = AlignedArticle(
      aligning: try await article(
        ("en", "# A\n\n## Set up\n\nCall `listPhotos` with `a:`.\n"),
        ("ja", "# A\n\n## 準備\n\n`listphotos` を `a：` で。[準備](#set-up)\n")))
    let help = Findings.all(
      of: aligned, rules: [.inlineCodeDiffers, .fullWidthCode, .deadFragment]
    )
    .map(\.help)
    #expect(help == ["did you mean ‘listPhotos’?", "write ‘:’", "did you mean ‘#準備’?"])
  }

  @Test("A page is missing only where it was asked for")
  func missingPage() async throws {
    let aligned = AlignedArticle(aligning: try await article(("en", "# A\n"), ("ja", "# あ\n")))
    #expect(Findings.all(of: aligned).isEmpty)
    let wanted = ["en", "ja", "de"].map(Language.init)
    let findings = Findings.all(of: aligned, wanted: wanted)
    #expect(findings.map(\.rule) == ["missing-page"])
    #expect(findings.first?.language == Language("de"))
    #expect(findings.first?.place.file == "article/en.md")
  }

  @Test("A page beside itself has no findings, whichever rule looks at it")
  func nothingToSay() async throws {
    let text = sectionCases.map { MarkedText($0.source).text }.joined(separator: "\n")
    let aligned = AlignedArticle(aligning: try await article(("en", text), ("en-GB", text)))
    #expect(Findings.all(of: aligned).map(\.diagnostic) == [])
  }

  @Test("Every rule that looks at an article alone has a case here")
  func coverage() {
    // These need other pages, settings or locks and have suites of their own.
    let others: Set = [
      "missing-page", "literal-emphasis", "dead-file", "link-language", "glossary-term",
      "idle-suppression", "stale-section",
    ]
    let tested = Set(cases.map(\.rule.id)).union(others)
    #expect(Rule.all.map(\.id).filter { !tested.contains($0) } == [])
  }

  @Test("A rule's manual has its explanation, both examples and how to suppress it")
  func manual() {
    let manual = Rule.numberDiffers.manual
    #expect(manual.hasPrefix("number-differs (warning): a number, version, date or unit"))
    #expect(
      manual.contains("    de: seit iOS 15.5\n") && manual.contains("    de: seit iOS 15.4\n"))
    #expect(manual.contains("<!-- stele-ignore number-differs: "))
    #expect(manual.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("Every rule has an id of its own and explains itself")
  func documentation() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.id.allSatisfy { $0 == "-" || $0.isLowercase })
      for text in [rule.summary, rule.explanation, rule.wrong, rule.right] {
        #expect(!text.isEmpty && !text.contains("  \n"), "\(rule.id)")
      }
    }
  }
}
