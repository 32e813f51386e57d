import Catalog
import Diagnostics
import Testing

@testable import Translations

@Suite("What rules know besides the article") struct SurroundingsTests {
  /// Findings of some rules in a catalogue of pages in memory, as `file:line rule`.
  private func findings(
    _ texts: [String: String], _ rules: [Rule], settings: TranslationSettings = .init()
  ) async throws -> [String] {
    let files = FileSystem(
      kind: { path in
        if texts[path] != nil { return .file }
        return texts.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .missing
      },
      names: { folder in
        let inside = texts.keys.filter { $0.hasPrefix(folder + "/") }
        return Array(Set(inside.map { $0.dropFirst(folder.count + 1).prefix { $0 != "/" } }))
          .map(String.init)
      },
      read: { path, limit in Array((texts[path] ?? "").utf8.prefix(limit)) }, identity: { $0 })
    let catalog = try await Catalog.read(paths: ["a"], files: files)
    let surroundings = Surroundings(
      settings: settings, index: CatalogIndex(catalog, files: files))
    return catalog.articles.flatMap { article in
      Findings.all(of: AlignedArticle(aligning: article), rules: rules, in: surroundings).map {
        "\($0.place.file):\($0.place.range.start.line) \($0.rule)"
      }
    }
  }

  @Test("Links to pages, files and anchors of the catalogue are followed")
  func links() async throws {
    let pages = [
      "a/one/en.md": "# One\n\n[x](../two/en.md#set-up)\n\n![i](shot.png)\n",
      "a/one/de.md":
        "# Eins\n\n[x](../two/de.md#set-up)\n\n[y](../two/en.md)\n\n[z](../drei/de.md)\n\n![i](shot.jpg)\n\n[w](../../out.md)\n\n[v](two.md#aufbau) [u](en.md)\n",
      "a/one/shot.png": "", "a/two/en.md": "# Two\n\n## Set up\n",
      "a/two/de.md": "# Zwei\n\n## Aufbau\n",
    ]
    let found = try await findings(pages, [.deadFragment, .deadFile, .linkLanguage])
    #expect(
      found == [
        "a/one/de.md:3 dead-fragment", "a/one/de.md:5 link-language", "a/one/de.md:7 dead-file",
        "a/one/de.md:9 dead-file",
      ])
  }

  private let glossary = """
    - term: view controller
      de: {allowed: [View-Controller], forbidden: [Ansichtssteuerung]}
    - term: button
      de: Knopf
    """

  @Test("A glossary's terms are looked for paragraph by paragraph")
  func terms() async throws {
    let (glossary, problems) = try Glossary.read(SourceText(path: "g.yml", text: glossary))
    #expect(problems.isEmpty)
    var settings = TranslationSettings()
    settings.glossary = glossary
    let pages = [
      "a/x/en.md":
        "# X\n\nThe View Controllers have a button.\n\nA view controller.\n\nNo buttonhole, a rebutton.\n",
      "a/x/de.md":
        "# X\n\nDie View-Controller haben einen Knopf.\n\nEine Ansichtssteuerung.\n\nEtwas anderes steht hier.\n",
    ]
    let found = try await findings(pages, [.glossaryTerm], settings: settings)
    #expect(found == ["a/x/de.md:5 glossary-term", "a/x/de.md:7 glossary-term"])
  }

  @Test("Settings turn rules off, change their severity, allow names and suppress findings")
  func settings() async throws {
    let text = """
      title: T
      translations:
        glossary: terms.yml
        translated-identifiers: [de]
        rules:
          number-differs: off
          code-layout: warning
          nonsense: off
        ignore:
          - {rule: heading-level, article: x, section: b, reason: on purpose}
          - {rule: extra-text, reason: never there}
          - {rule: extra-text}
      """
    let (settings, problems) = try TranslationSettings.read(
      SourceText(path: "s.yml", text: text)
    ) { path in
      SourceText(path: path, text: glossary)
    }
    #expect(problems.map(\.id) == ["unknown-setting", "invalid-setting"])
    #expect(settings.glossary.terms.count == 2)
    let pages = [
      "a/x/en.md":
        "# X\n\n7\n\n## A {#a}\n\n### B {#b}\n\n### C {#c}\n\n```swift\nlet total = 1\n```\n",
      "a/x/de.md":
        "# X\n\n8\n\n## A {#a}\n\n## B {#b}\n\n## C {#c}\n\n```swift\nlet summe = 1\n```\n",
    ]
    let rules: [Rule] = [.numberDiffers, .headingLevel, .translatedIdentifiers, .codeDiffers]
    let found = try await findings(pages, rules, settings: settings)
    #expect(found == ["a/x/de.md:9 heading-level"])
  }
}
