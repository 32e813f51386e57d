import Catalog
import Testing

@testable import Translations

@Suite("The history of an article")
struct HistoryTests {
  private static let german = Language("de")

  /// Commits with the texts that each of them changed, oldest first.
  private func history(_ commits: [[String: String]]) -> PageHistory {
    let numbered = commits.enumerated().reversed()
    return PageHistory(
      versions: { file in
        numbered.filter { $0.element[file] != nil }
          .map { PageHistory.Version(commit: "\($0.offset)", path: file) }
      },
      texts: { versions in
        versions.map { version in
          let last = commits.prefix((Int(version.commit) ?? 0) + 1).last { $0[version.path] != nil }
          return last?[version.path].map { Array($0.utf8) }
        }
      })
  }

  private let english = FreshnessTests.english
  private let translated = FreshnessTests.german

  private func states(
    _ source: String, _ translation: String, _ commits: [[String: String]]
  ) async throws -> [String] {
    let article = try await article(("en", source), ("de", translation))
    var aligned = AlignedArticle(aligning: article)
    let made = try await HistoricSource(of: aligned, in: Self.german, history: history(commits))
    aligned.locks[Self.german] =
      Acceptance(of: aligned, in: Self.german, made: made.texts) { _ in true }.lock
    return aligned.freshness.states[Self.german]?.map(\.name) ?? []
  }

  @Test("tells for each section which source it was made from")
  func sections() async throws {
    let changed = english.replacing("litre", with: "cup").replacing("3", with: "4")
    let caughtUp = translated.replacing("3", with: "4")
    let found = try await states(
      changed, caughtUp,
      [
        ["article/en.md": english, "article/de.md": translated], ["article/en.md": changed],
        ["article/de.md": caughtUp],
      ])
    #expect(found == ["current", "stale", "current"])
  }

  @Test("does not count a commit that only lays the translation out anew")
  func formatting() async throws {
    let changed = english.replacing("litre", with: "cup")
    let laidOut = translated.replacing("`1` Liter", with: "`1`\nLiter")
    let found = try await states(
      changed, laidOut,
      [
        ["article/en.md": english, "article/de.md": translated], ["article/en.md": changed],
        ["article/de.md": laidOut],
      ])
    #expect(found == ["current", "stale", "current"])
  }

  @Test("takes what is not committed yet for made from the present source")
  func uncommitted() async throws {
    let changed = english.replacing("litre", with: "cup").replacing("3", with: "4")
    let found = try await states(
      changed, translated.replacing("Liter", with: "Tasse"),
      [["article/en.md": english, "article/de.md": translated], ["article/en.md": changed]])
    #expect(found == ["current", "current", "stale"])
  }

  @Test("knows nothing of a section whose source was not there yet")
  func noSource() async throws {
    let found = try await states(
      english, translated, [["article/de.md": translated], ["article/en.md": english]])
    #expect(found == ["untracked", "untracked", "untracked"])
  }

  private func difference(
    from old: String, to new: String, history: PageHistory, section: String = "water"
  ) async throws -> SectionDifference? {
    let before = AlignedArticle(
      aligning: try await article(("en", old), ("de", translated)))
    var now = AlignedArticle(aligning: try await article(("en", new), ("de", translated)))
    now.locks[Self.german] = Acceptance(of: before, in: Self.german) { _ in true }.lock
    let page = try #require(now.article.pages.first)
    let group = try #require(now.groups.firstIndex { $0.id == section })
    return try await SectionDifference(
      of: group, in: now, for: Self.german, history: SourceHistory(of: page, history: history))
  }

  @Test("shows what changed word by word, with the commit that has the old text")
  func words() async throws {
    let changed = english.replacing("Boil `1` litre.", with: "Boil `2` litres of *water*.\n\nWait.")
    let found = try await difference(
      from: english, to: changed,
      history: history([["article/en.md": english], ["article/en.md": changed]]))
    let difference = try #require(found)
    #expect(difference.commit == "0")
    #expect(difference.blocks.map(\.line) == [7, 9])
    #expect(
      difference.blocks.first?.runs == [
        .same("Boil"), .removed(" 1 litre"), .added(" 2 litres of water"), .same("."),
      ])
    #expect(difference.blocks.last?.runs == [.added("Wait.")])
  }

  @Test("that lacks the old text leaves the blocks that are not as they were")
  func withoutText() async throws {
    let changed = english.replacing("litre", with: "cup")
    let found = try await difference(from: english, to: changed, history: history([]))
    let difference = try #require(found)
    #expect(difference.commit == nil)
    #expect(difference.blocks.map(\.runs) == [[.added("Boil 1 cup.")]])
    #expect(
      try await self.difference(
        from: english, to: changed, history: history([]), section: "leaves") == nil)
  }

  @Test("is compared by the longest words in common", arguments: 0..<40)
  func pieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sides = (0..<2).map { _ in
      (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        Int.random(in: 0...4, using: &generator)
      }
    }
    var rebuilt: ([Int], [Int]) = ([], [])
    for piece in Difference.pieces(sides[0], sides[1]) {
      switch piece {
      case .same(let old, let new):
        #expect(sides[0][old].elementsEqual(sides[1][new]))
        rebuilt = (rebuilt.0 + sides[0][old], rebuilt.1 + sides[1][new])
      case .replaced(let old, let new):
        rebuilt = (rebuilt.0 + sides[0][old], rebuilt.1 + sides[1][new])
      }
    }
    #expect(rebuilt == (sides[0], sides[1]))
  }
}
