import Catalog
import Foundation
import Testing

@testable import Translations

@Suite("Round trips of real articles")
struct RoundTripTests {
  /// Folders of articles in several languages: our own, and reference texts where they are.
  private static var folders: [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return [root.appendingPathComponent("Articles")]
      + ["seeds", "corpora/tspl"].compactMap(sharedFolder)
  }

  @Test("leave every page byte for byte as it is", arguments: ExchangePages.Format.allCases)
  func unchanged(format: ExchangePages.Format) async throws {
    var pages = 0
    for folder in Self.folders {
      guard let catalog = try? await Catalog.read(paths: [folder.path]) else { continue }
      for article in catalog.articles {
        let aligned = AlignedArticle(aligning: article)
        for language in article.pages.map(\.language) where language != article.source {
          let file = try #require(ExchangeFile(of: aligned, in: language))
          let back = try format.read(format.text(of: file))
          let result = try PageImport(of: back, from: "file", into: aligned, isForced: false)
          #expect(result.text == nil && result.problems.isEmpty, "\(article.slug) \(language)")
          pages += 1
        }
      }
    }
    #expect(pages > 0)
  }

  @Test(
    "of a translation that is the source give the source", arguments: ExchangePages.Format.allCases)
  func identity(format: ExchangePages.Format) async throws {
    for folder in Self.folders {
      guard let catalog = try? await Catalog.read(paths: [folder.path]) else { continue }
      for article in catalog.articles {
        let page = try #require(article.page(in: article.source))
        let alone = AlignedArticle(
          aligning: Article(slug: article.slug, source: article.source, pages: [page]))
        let file = try #require(ExchangeFile(of: alone, in: Language("fr")))
        var back = try format.read(format.text(of: file))
        guard !back.units.isEmpty else { continue }
        for index in back.units.indices { back.units[index].target = back.units[index].source }
        let result = try PageImport(of: back, from: "file", into: alone, isForced: false)
        #expect(result.problems.isEmpty, "\(article.slug)")
        var expected = page.document.source.text
        if let own = page.document.frontMatter?.language?.value {
          expected = expected.replacing("lang: \(own)\n", with: "lang: fr\n", maxReplacements: 1)
        }
        // A page whose source is not English names it, so that it is found.
        if article.source.code == "en" {
          #expect(result.text ?? expected == expected, "\(article.slug)")
        }
      }
    }
  }
}
