import Catalog
import Testing

@testable import Translations

@Suite("Sections that a translator has joined or split") struct JoinedSectionTests {
  private func findings(_ source: String, _ translation: String) async throws -> [String] {
    let aligned = AlignedArticle(
      aligning: try await article(("en", source), ("de", translation)))
    return Findings.all(
      of: aligned,
      rules: [.missingSection, .extraSection, .missingText, .extraText, .inlineCodeDiffers]
    ).map { "\($0.place.range.start.line) \($0.rule)" }
  }

  private static let two = """
    # Tea

    Boil `water` for a while.

    ## Pot

    A `pot` of clay keeps it warm.

    ## Cup

    A `cup` of glass shows what is in it.

    ## Spoon

    A `spoon` of wood.

    """
  private static let one = """
    # Tee

    Man koche `water` eine Weile.

    ## Kanne und Tasse

    Eine `pot` aus Ton hält ihn warm.

    Eine `cup` aus Glas zeigt, was darin ist.

    ## Löffel

    Ein `spoon` aus Holz.

    """

  @Test("are one finding, since all of the text is there")
  func joined() async throws {
    #expect(try await findings(Self.two, Self.one) == ["5 missing-section"])
    #expect(try await findings(Self.one, Self.two) == ["9 extra-section"])
  }

  @Test("are compared all the same")
  func compared() async throws {
    let shorter = Self.one.replacing("Eine `pot` aus Ton hält ihn warm.\n\n", with: "")
    let found = try await findings(Self.two, shorter)
    #expect(found == ["1 missing-section"])
    let other = Self.one.replacing("`pot` aus", with: "`pod` aus")
    #expect(try await findings(Self.two, other).contains("7 inline-code-differs"))
  }

  @Test("are told from a section that was dropped beside one with more text")
  func dropped() async throws {
    let more = Self.one.replacing(
      "Eine `pot` aus Ton hält ihn warm.", with: "Ein `saucer` dazu, ja.")
    let aligned = AlignedArticle(
      aligning: try await article(("en", Self.two), ("de", more)))
    let messages = Findings.all(of: aligned, rules: [.missingSection]).map(\.message)
    #expect(messages == ["“Pot” (en) has no section here that corresponds to it"])
  }

  @Test("say which they are")
  func message() async throws {
    let aligned = AlignedArticle(
      aligning: try await article(("en", Self.two), ("de", Self.one)))
    let messages = Findings.all(of: aligned).map(\.message)
    #expect(messages == ["“Pot” and “Cup” are two sections in the source (en) and one here"])
  }
}
