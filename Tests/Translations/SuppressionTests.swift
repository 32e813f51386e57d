import Catalog
import Testing

@testable import Translations

@Suite("Suppressions") struct SuppressionTests {
  private func findings(
    _ source: String, _ translation: String, _ rules: [Rule] = [.numberDiffers, .idleSuppression]
  ) async throws -> [String] {
    let aligned = AlignedArticle(
      aligning: try await article(("en", source), ("de", translation)))
    return Findings.all(of: aligned, rules: rules).map {
      "\($0.place.file.suffix(5)):\($0.place.range.start.line) \($0.rule)"
    }
  }

  private let source = "# A\n\nIn 2019.\n\n## B {#b}\n\nIn 2020.\n\nSince 2021.\n"

  @Test("A comment before a block, in it, or before a heading keeps a rule from reporting there")
  func suppressed() async throws {
    let comment = "<!-- stele-ignore number-differs: local edition -->"
    #expect(
      try await findings(
        source,
        "# A\n\n\(comment)\n\nIm Jahr 2018.\n\n## B {#b}\n\nUm 2020.\n\nUm 2021 \(comment) 1999.\n")
        == [])
    #expect(
      try await findings(
        source, "# A\n\nUm 2019.\n\n\(comment)\n## B {#b}\n\nUm 2010.\n\nSeit 2011.\n") == [])
  }

  @Test("A comment in the source counts for every language")
  func inSource() async throws {
    let source = source.replacing(
      "In 2019", with: "<!-- stele-ignore number-differs: x -->\nIn 2019")
    let found = try await findings(source, "# A\n\nUm 2018.\n\n## B {#b}\n\nUm 2020.\n\nUm 2021.\n")
    #expect(found == [])
  }

  @Test("A comment that suppresses nothing, gives no reason or names no rule is reported")
  func idle() async throws {
    let pages = """
      # A

      <!-- stele-ignore number-differs: was wrong once -->

      Um 2019.

      ## B {#b}

      <!-- stele-ignore number-differs -->

      Um 2010.

      <!-- stele-ignore number-difers, code-differs: two -->

      Um 2021.
      """
    let found = try await findings(source, pages)
    #expect(
      found == [
        "de.md:3 idle-suppression", "de.md:9 idle-suppression", "de.md:11 number-differs",
        "de.md:13 idle-suppression",
      ])
  }

  @Test("A comment that is nearly one for Stele is reported, other comments are not")
  func misspelt() async throws {
    let page = """
      # A

      <!-- stele-ignor number-differs: meant -->

      Um 2018.

      > <!-- steel-ignore number-differs: meant -->
      > Zitat

      ## B {#b}

      <!-- stele: sektion=b -->

      Um 2020. <!-- Stele-Ignore number-differs: x -->

      <!-- a stele is a stone, tslint-ignore, prettier-ignore -->

      Seit 2021.
      """
    let found = try await findings(source, page, [.idleSuppression])
    #expect(found == [3, 7, 12, 14].map { "de.md:\($0) idle-suppression" })
  }

  @Test("A comment deep in lists and quotes is about the block that follows it")
  func nested() async throws {
    let source = "# A\n\n- one\n  > - two\n  >\n  >   In 2019.\n"
    let page =
      "# A\n\n- eins\n  > - zwei\n  >\n  >   <!-- stele-ignore number-differs: x -->\n  >\n  >   Um 2018.\n"
    #expect(try await findings(source, page) == [])
  }

  @Test("A pinned section stays with its group, whatever it says")
  func pinned() async throws {
    let source = "# T\n\n## One\n\n`first` text\n\n## Two\n\n`second` text\n"
    let translation =
      "# T\n\n## Eins\n<!-- stele: section=two -->\n\n`first` Text\n\n<!-- stele: section=one -->\n\n## Zwei\n\n`second` Text\n"
    let aligned = AlignedArticle(
      aligning: try await article(("en", source), ("de", translation)))
    let members = aligned.groups.map { group in
      ["en", "de"].map { group.members[Language($0)] }
    }
    #expect(members == [[0, 0], [1, 2], [2, 1]])
    #expect(aligned.groups.map(\.id) == ["t", "one", "two"])
    #expect(aligned.groups.dropFirst().allSatisfy { $0.confidence == 1 })
  }
}
