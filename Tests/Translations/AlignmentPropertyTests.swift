import Catalog
import Testing

@testable import Translations

@Suite("What holds for every alignment") struct AlignmentPropertyTests {
  /// A page of sections with words, names and code drawn at random, as in a real page some sections
  /// with much to go by and some with little.
  private struct RandomPage {
    struct Part {
      var level: Int
      var title: String
      var body: String
    }
    var parts: [Part] = []

    private static let words = [
      "view", "state", "value", "button", "screen", "label", "shows", "keeps", "reads", "writes",
      "when", "and", "the", "of", "each", "new",
    ]
    private static let names = [
      "count", "ContentView", "Store", "body", "send(_:)", "items", "isOn", "Coordinator",
      "makeView()", "update(with:)", "delegate", "present(_:)", "Router", "path", "load()",
    ]

    init(using random: inout SeededGenerator) {
      parts = [Part(level: 1, title: "Title", body: Self.sentence(&random))]
      for _ in 0..<Int.random(in: 3...14, using: &random) {
        let level = Int.random(in: 2...min(4, (parts.last?.level ?? 1) + 1), using: &random)
        parts.append(Self.part(level: level, &random))
      }
    }

    static func part(level: Int, _ random: inout SeededGenerator) -> Part {
      var body = (0..<Int.random(in: 1...4, using: &random)).map { _ in sentence(&random) }
      if Bool.random(using: &random) {
        let number = Int.random(in: 0...9999, using: &random)
        let name = names.randomElement(using: &random) ?? ""
        body.append(
          "```swift\nlet value\(number) = \(name) // \(number)\nprint(value\(number))\n```")
      }
      let title = (0..<3).compactMap { _ in words.randomElement(using: &random) }
      return Part(
        level: level, title: title.joined(separator: " "), body: body.joined(separator: "\n\n"))
    }

    private static func sentence(_ random: inout SeededGenerator) -> String {
      let text = (0..<Int.random(in: 4...30, using: &random)).map { _ in
        Int.random(in: 0..<6, using: &random) == 0
          ? "`\(names.randomElement(using: &random) ?? "")`"
          : words.randomElement(using: &random) ?? ""
      }
      return text.joined(separator: " ") + "."
    }

    var text: String {
      parts.map { "\(String(repeating: "#", count: $0.level)) \($0.title)\n\n\($0.body)\n" }
        .joined(separator: "\n")
    }
  }

  private func members(_ aligned: AlignedArticle) -> [[Int?]] {
    aligned.groups.map { group in ["en", "de"].map { group.members[Language($0)] } }
  }

  @Test("Aligning a page with itself is the identity", arguments: UInt64(0)..<40)
  func identity(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomPage(using: &random).text
    let aligned = AlignedArticle(aligning: try await article(("en", text), ("de", text)))
    let sections = try #require(aligned.article.pages.first).sections
    #expect(members(aligned) == sections.indices.map { [$0, $0] })
  }

  @Test("Adding a section to one language never moves another group", arguments: UInt64(0)..<60)
  func addition(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed &+ 1000)
    let page = RandomPage(using: &random)
    var longer = page
    let place = Int.random(in: 1..<page.parts.count, using: &random)
    let new = RandomPage.part(level: page.parts[place].level, &random)
    longer.parts.insert(new, at: place)
    for isSource in [true, false] {
      let (source, translation) = isSource ? (longer.text, page.text) : (page.text, longer.text)
      let aligned = AlignedArticle(
        aligning: try await article(("en", source), ("de", translation)))
      let pairs = page.parts.indices.map { index -> [Int?] in
        let moved = index < place ? index : index + 1
        return isSource ? [moved, index] : [index, moved]
      }
      #expect(members(aligned).filter { !$0.contains(nil) } == pairs)
    }
  }

  @Test(
    "Every section is a member of exactly one group, and ids are unique", arguments: UInt64(0)..<20)
  func partition(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed &+ 5000)
    let pages = ["en", "de", "ja"].map { ($0, RandomPage(using: &random).text) }
    let aligned = AlignedArticle(aligning: try await article(pages))
    #expect(Set(aligned.groups.map(\.id)).count == aligned.groups.count)
    for page in aligned.article.pages {
      let sections = aligned.groups.compactMap { $0.members[page.language] }
      #expect(sections.sorted() == Array(page.sections.indices))
    }
    #expect(aligned.groups.allSatisfy { (0...1).contains($0.confidence) })
  }
}
