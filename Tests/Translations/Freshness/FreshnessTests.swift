import Catalog
import Testing

@testable import Translations

@Suite("The state of a translated section")
struct FreshnessTests {
  static let english = """
    # Tea

    How to make it.

    ## Water

    Boil `1` litre.

    ## Leaves

    Take 3 spoons.

    """
  static let german = """
    # Tee

    So macht man ihn.

    ## Wasser

    `1` Liter kochen.

    ## Blätter

    3 Löffel nehmen.

    """
  private let german = Language("de")

  private func aligned(_ source: String, _ translation: String) async throws -> AlignedArticle {
    AlignedArticle(aligning: try await article(("en", source), ("de", translation)))
  }

  /// The lock that was made when the article said this.
  private func lock(_ source: String, _ translation: String) async throws -> FreshnessLock {
    Acceptance(of: try await aligned(source, translation), in: german) { _ in true }.lock
  }

  private func states(
    _ source: String, _ translation: String, _ lock: FreshnessLock?
  ) async throws -> [String] {
    var aligned = try await aligned(source, translation)
    aligned.locks[german] = lock
    return aligned.freshness.states[german]?.map(\.name) ?? []
  }

  @Test("is untracked without a lock, and nothing is found")
  func untracked() async throws {
    let states = try await states(Self.english, Self.german, nil)
    #expect(states == ["untracked", "untracked", "untracked"])
    let aligned = try await aligned(Self.english + "More.\n", Self.german)
    #expect(Findings.all(of: aligned, rules: [.staleSection]).isEmpty)
  }

  @Test("is current once it was accepted, and stale when its source changes")
  func stale() async throws {
    let lock = try await lock(Self.english, Self.german)
    #expect(try await states(Self.english, Self.german, lock) == ["current", "current", "current"])
    let changed = Self.english.replacing("litre", with: "litre of soft water")
    #expect(try await states(changed, Self.german, lock) == ["current", "stale", "current"])
    var aligned = try await aligned(changed, Self.german)
    aligned.locks[german] = lock
    let finding = try #require(Findings.all(of: aligned, rules: [.staleSection]).first)
    #expect(finding.place.range.start.line == 5 && finding.source?.range.start.line == 5)
    #expect(finding.severity == .warning && finding.section == "water")
    #expect(finding.message.hasSuffix("1 paragraph changed"))
  }

  @Test("stays current when the source is only laid out anew")
  func formatting() async throws {
    let lock = try await lock(Self.english, Self.german)
    let changed = Self.english.replacing("How to make it.", with: "How to\n*make* it.")
      .replacing("## Leaves", with: "Leaves\n------")
    #expect(try await states(changed, Self.german, lock) == ["current", "current", "current"])
  }

  @Test("is missing where the language lacks it, and untracked where it is new")
  func missingAndNew() async throws {
    let lock = try await lock(Self.english, Self.german)
    let longer = Self.english + "\n## Cups\n\nUse `2` cups of 0.2 litres.\n"
    #expect(
      try await states(longer, Self.german, lock) == ["current", "current", "current", "missing"])
    let done = Self.german + "\n## Tassen\n\n`2` Tassen zu 0,2 Litern.\n"
    #expect(
      try await states(longer, done, lock) == ["current", "current", "current", "untracked"])
  }

  @Test("is stale rather than unknown when the source's title, and so the id, has changed")
  func renamed() async throws {
    let lock = try await lock(Self.english, Self.german)
    let changed = Self.english.replacing("## Leaves", with: "## Tea leaves")
    #expect(try await states(changed, Self.german, lock) == ["current", "current", "stale"])
  }

  @Test("is current if either of two states that a merge has kept is the source's")
  func merged() async throws {
    let changed = Self.english.replacing("litre", with: "cup")
    let both = FreshnessLock(
      try await lock(Self.english, Self.german).entries
        + lock(changed, Self.german).entries)
    for source in [Self.english, changed] {
      #expect(try await states(source, Self.german, both) == ["current", "current", "current"])
    }
  }

  @Test("is recorded for the sections that are chosen; the others keep what they had")
  func acceptSome() async throws {
    let old = try await lock(Self.english, Self.german)
    let changed = Self.english.replacing("litre", with: "cup").replacing("3", with: "4")
    var aligned = try await aligned(changed, Self.german)
    aligned.locks[german] = old
    let water = try #require(aligned.groups.firstIndex { $0.id == "water" })
    let acceptance = Acceptance(of: aligned, in: german) { $0 == water }
    #expect(acceptance.recorded == [water])
    #expect(
      try await states(changed, Self.german, acceptance.lock) == ["current", "current", "stale"])
  }
}
