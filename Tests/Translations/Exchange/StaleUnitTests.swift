import Catalog
import Testing

@testable import Translations

@Suite("Units whose source has changed since it was accepted") struct StaleUnitTests {
  private static let source = """
    ---
    title: Tea
    ---

    # Tea

    Boil it.[^n]

    ## Pot

    A `pot` of clay.

    - one
    - two

    > Mind it.

    [^n]: Or not.

    """
  private static let german = """
    ---
    title: Tee
    ---

    # Tee {#tea}

    Man koche ihn.[^n]

    ## Kanne {#pot}

    Eine `pot` aus Ton.

    - eins
    - zwei

    > Achtung.

    [^n]: Oder nicht.

    """

  /// The ids of the units that are marked after a change of the source.
  private func marked(_ old: String, _ new: String) async throws -> [String] {
    var aligned = try await ExchangePages.aligned(Self.source, Self.german)
    let lock = Acceptance(of: aligned, in: ExchangePages.language) { _ in true }.lock
    let changed = Self.source.replacing(old, with: new)
    aligned = try await ExchangePages.aligned(changed, Self.german)
    aligned.locks[ExchangePages.language] = lock
    let file = try #require(ExchangeFile(of: aligned, in: ExchangePages.language))
    for format in ExchangePages.Format.allCases {
      let back = try format.returned(aligned)
      #expect(back.units.map(\.needsWork) == file.units.map(\.needsWork))
      let result = try PageImport(of: back, from: "f", into: aligned, isForced: false)
      #expect(result.text == nil && result.problems.isEmpty)
    }
    return file.units.filter(\.needsWork).map(\.id)
  }

  @Test(
    "are marked, and no others of their section",
    arguments: [
      ("Boil it", "Boil it twice", ["tea/p1"]),
      ("title: Tea", "title: Green tea", ["/title"]),
      ("of clay", "of glass", ["pot/p1"]),
      ("- two", "- three", ["pot/i1", "pot/i2"]),
      ("Mind it", "Mind the lid", ["pot/q1"]),
      ("Or not", "Or never", ["^n/p1"]),
      ("Boil it", "Boil *it*", []),
    ])
  func changed(old: String, new: String, ids: [String]) async throws {
    #expect(try await marked(old, new) == ids)
  }

  @Test("are all those of a section that has lost a block")
  func removed() async throws {
    #expect(
      try await marked("A `pot` of clay.\n\n", "") == ["pot/h1", "pot/i1", "pot/i2", "pot/q1"])
  }
}
