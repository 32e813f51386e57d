import Catalog
import Testing

@testable import Translations

@Suite("Pages too long to compare each section with each") struct LongPageTests {
  private func groups(
    _ count: Int, title: (String, Int) -> String, text: (String, Int) -> String,
    without: Set<Int> = [], moved: (from: Int, to: Int)? = nil
  ) async throws -> [[Int?]] {
    let english = (0..<count).map { "## \(title("Part", $0))\n\n\(text("Text on", $0))\n\n" }
    var order = (0..<count).filter { !without.contains($0) }
    if let moved, let place = order.firstIndex(of: moved.from) {
      order.insert(order.remove(at: place), at: moved.to)
    }
    let german = order.map { "## \(title("Teil", $0))\n\n\(text("Text über", $0))\n\n" }
    let aligned = AlignedArticle(
      aligning: try await article(
        ("en", "# All\n\n" + english.joined()), ("de", "# Alle\n\n" + german.joined())))
    #expect(aligned.groups.contains { $0.members == [Language("en"): 0, Language("de"): 0] })
    // The section's number, not its place.
    return aligned.groups.map { group in
      [
        group.members[Language("en")].map { $0 - 1 },
        group.members[Language("de")].map { $0 == 0 ? -1 : order[$0 - 1] },
      ]
    }
  }

  @Test("are aligned by what holds them together, and what one lacks moves no other section")
  func names() async throws {
    let found = try await groups(
      1100, title: { word, _ in word }, text: { "\($0) `name\($1)`." }, without: [400, 777])
    #expect(found.filter { $0[1] == nil }.map { $0[0] } == [400, 777])
    #expect(found.allSatisfy { $0[1] == nil || $0[0] == $0[1] })
  }

  @Test("find sections that were moved far by their titles")
  func moved() async throws {
    let found = try await groups(
      1100, title: { word, index in index == 30 ? "SwiftUI" : word },
      text: { "\($0) `name\($1)`." }, moved: (from: 30, to: 1000))
    #expect(found.allSatisfy { $0[0] == $0[1] })
  }

  @Test("are aligned by their order where nothing else tells")
  func order() async throws {
    let found = try await groups(
      1100, title: { word, _ in word }, text: { word, index in "\(word) \(index % 7)." })
    #expect(found.count == 1101)
    #expect(found.allSatisfy { $0[0] == $0[1] })
  }
}
