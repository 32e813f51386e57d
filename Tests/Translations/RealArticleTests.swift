import Catalog
import Foundation
import Testing

@testable import Translations

private let seeds = sharedFolder("seeds")

@Suite("Articles as people write them") struct RealArticleTests {
  private var ownFolder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Articles")
  }

  private func aligned(_ folder: URL) async throws -> [AlignedArticle] {
    try await Catalog.read(paths: [folder.path]).articles.map(AlignedArticle.init(aligning:))
  }

  @Test("Our own articles have every section in every language, and nothing to report")
  func ownArticles() async throws {
    for article in try await aligned(ownFolder) {
      let languages = Set(article.article.pages.map(\.language))
      #expect(article.groups.allSatisfy { Set($0.members.keys) == languages })
      #expect(Findings.all(of: article) == [])
    }
  }

  @Test(
    "Without ids, and with three in ten sections dropped from each page, nearly all are found",
    arguments: UInt64(0)..<3)
  func ownArticlesWithGaps(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var (right, wrong, missed) = (0, 0, 0)
    for whole in try await Catalog.read(paths: [ownFolder.path]).articles {
      for translation in whole.pages.dropFirst() {
        let pages = [try #require(whole.pages.first), translation]
        var short = pages.map { PageWithGaps($0, &random) }
        for index in short.indices { short[index].dropIDs() }
        let languages = pages.map(\.language)
        let aligned = AlignedArticle(
          aligning: try await article(
            zip(languages, short).map { (language: $0.code, text: $1.text) }))
        // The same heading has the same number among the headings of a whole page.
        let kept = zip(pages, short).map { page, short in
          page.sections.indices.filter {
            !short.gone.contains(page.sections[$0].range.start.line)
          }
        }
        let found = Set(
          aligned.groups.compactMap { group -> [Int]? in
            let members = languages.compactMap { group.members[$0] }
            return members.count == 2 ? zip(kept, members).map { $0[$1] } : nil
          })
        let wanted = Set(kept[0].filter(kept[1].contains).map { [$0, $0] })
        right += found.intersection(wanted).count
        wrong += found.subtracting(wanted).count
        missed += wanted.subtracting(found).count
      }
    }
    #expect(right > 50)
    #expect(Double(2 * right) / Double(2 * right + wrong + missed) >= 0.98)
  }

  @Test(
    "A pair of pages is one article with 13 groups; its literal emphasis is reported, no error",
    .enabled(if: seeds != nil, "there is no ../shared/seeds here"))
  func seedPair() async throws {
    let articles = try await aligned(try #require(seeds))
    let pair = try #require(articles.first { $0.article.pages.count == 2 })
    #expect(pair.groups.count == 13)
    #expect(pair.groups.allSatisfy { $0.members.count == 2 })
    let findings = articles.flatMap { Findings.all(of: $0) }
    #expect(findings.allSatisfy { $0.severity < .error })
    let literal = findings.filter { $0.rule == Rule.literalEmphasis.id }.map(\.place.range.start)
    #expect(literal.map { "\($0.line):\($0.column)" } == ["18:4", "149:32", "149:86"])
  }
}
