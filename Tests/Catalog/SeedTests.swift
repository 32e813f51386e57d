import Catalog
import Foundation
import Testing

/// The folder of real articles beside the repository, where there is one.
let seeds: String? = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let folders = [root.appendingPathComponent("../shared/seeds").standardizedFileURL.path]
  return folders.first { FileManager.default.fileExists(atPath: $0) }
}()

@Suite("Real articles", .enabled(if: seeds != nil, "there is no ../shared/seeds here"))
struct SeedTests {
  @Test("five files are four articles")
  func fourArticles() async throws {
    let catalog = try await Catalog.read(paths: [try #require(seeds)])
    #expect(catalog.diagnostics.isEmpty)
    #expect(
      catalog.articles.map { "\($0.slug): \($0.pages.map(\.language.code)) from \($0.source)" } == [
        #"navigation-coordinator: ["ja"] from ja"#,
        #"storyboard-in-swiftui: ["en", "ja"] from en"#,
        #"storyboard-to-swiftui: ["ja"] from ja"#,
        #"swiftui-in-uikit: ["de"] from de"#,
      ])
    #expect(catalog.languages.map(\.code) == ["de", "en", "ja"])
  }
}
