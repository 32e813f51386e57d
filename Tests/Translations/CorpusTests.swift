import Catalog
import Diagnostics
import Foundation
import Markdown
import Testing

@testable import Translations

private let corpus = sharedFolder("corpora/alignment")

/// The alignment of 21 chapters of a translated book, against pairs that were made by hand.
@Suite("A translated book", .enabled(if: corpus != nil, "there is no ../shared/corpora here"))
struct CorpusTests {
  private struct Chapter: Decodable {
    var article: String
    /// Lines of headings that belong together.
    var pairs: [[Int]]
  }

  /// What was right, too much and missed.
  private struct Score {
    var right = 0
    var wrong = 0
    var missed = 0
    var f1: Double { 2 * Double(right) / Double(2 * right + wrong + missed) }

    mutating func count(_ found: Set<[Int]>, against wanted: Set<[Int]>) {
      right += found.intersection(wanted).count
      wrong += found.subtracting(wanted).count
      missed += wanted.subtracting(found).count
    }
  }

  private func chapters() throws -> [(Chapter, en: String, ja: String)] {
    let folder = try #require(corpus)
    let gold = try Data(contentsOf: folder.appendingPathComponent("gold.json"))
    return try JSONDecoder().decode([Chapter].self, from: gold).map { chapter in
      func text(_ language: String) throws -> String {
        let file = folder.appendingPathComponent("\(chapter.article).\(language).md")
        return try String(contentsOf: file, encoding: .utf8)
      }
      return (chapter, try text("en"), try text("ja"))
    }
  }

  /// The lines of the headings that the alignment pairs.
  private func pairs(_ english: String, _ japanese: String) async throws -> Set<[Int]> {
    let aligned = AlignedArticle(
      aligning: try await article(("en", english), ("ja", japanese)))
    return Set(
      aligned.groups.compactMap { group in
        let lines = ["en", "ja"].compactMap { code -> Int? in
          guard let section = group.members[Language(code)] else { return nil }
          return aligned.article.page(in: Language(code))?.sections[section].range.start.line
        }
        return lines.count == 2 ? lines : nil
      })
  }

  @Test("Sections of a book are aligned with an F1 of at least 0.985")
  func book() async throws {
    var score = Score()
    for (chapter, english, japanese) in try chapters() {
      score.count(try await pairs(english, japanese), against: Set(chapter.pairs))
    }
    #expect(score.f1 >= 0.985, "\(score)")
  }

  @Test(
    "With three in ten sections dropped on either side the F1 is at least 0.97",
    arguments: UInt64(0)..<2)
  func bookWithGaps(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var score = Score()
    for (chapter, english, japanese) in try chapters() {
      let whole = try await article(("en", english), ("ja", japanese))
      let shortEnglish = PageWithGaps(whole.pages[0], &random)
      let shortJapanese = PageWithGaps(whole.pages[1], &random)
      let wanted = chapter.pairs.filter {
        !shortEnglish.gone.contains($0[0]) && !shortJapanese.gone.contains($0[1])
      }
      score.count(try await pairs(shortEnglish.text, shortJapanese.text), against: Set(wanted))
    }
    #expect(score.f1 >= 0.97, "\(score)")
  }
}
