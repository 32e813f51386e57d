import Catalog
import Foundation
import Testing

@testable import Translations

private let seeds = sharedFolder("seeds")

@Suite("Articles as people write them") struct RealArticleTests {
  private func aligned(_ folder: URL) async throws -> [AlignedArticle] {
    try await Catalog.read(paths: [folder.path]).articles.map(AlignedArticle.init(aligning:))
  }

  @Test("Our own articles have every section in every language, and nothing to report")
  func ownArticles() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for article in try await aligned(root.appendingPathComponent("Articles")) {
      let languages = Set(article.article.pages.map(\.language))
      #expect(article.groups.allSatisfy { Set($0.members.keys) == languages })
      #expect(Findings.all(of: article) == [])
    }
  }

  @Test(
    "A pair of pages is one article with 13 groups; only literal emphasis is reported",
    .enabled(if: seeds != nil, "there is no ../shared/seeds here"))
  func seedPair() async throws {
    let articles = try await aligned(try #require(seeds))
    let pair = try #require(articles.first { $0.article.pages.count == 2 })
    #expect(pair.groups.count == 13)
    #expect(pair.groups.allSatisfy { $0.members.count == 2 })
    let findings = articles.flatMap { Findings.all(of: $0) }
    #expect(
      findings.map { "\($0.rule) \($0.place.range.start.line):\($0.place.range.start.column)" } == [
        "literal-emphasis 18:4", "literal-emphasis 149:32", "literal-emphasis 149:86",
      ])
  }
}
