import Diagnostics
import Markdown
import Testing

@testable import Catalog

@Suite("A catalogue read article by article")
struct DigestTests {
  private static let files: MemoryFiles = [
    "a/x.en.md": "# X\n\n## Part\n", "a/x.ja.md": "---\nsource: ja\n---\n# Y\n",
    "a/z/de.md": "# Z\n", "a/b.en.md": nil, "a/c.en.md": "", "a/C.en.md": "",
    "a/d.en.md": "---\nlang: xx\n---\n",
  ]

  @Test("is the one that is read as a whole")
  func same() async throws {
    let whole = try await Catalog.read(paths: ["a"], files: Self.files.system)
    let digested = try await CatalogReader(paths: ["a"], files: Self.files.system).digest { $0 }
    #expect(digested.articles.map(\.slug) == ["c", "d", "x", "z"])
    #expect(zip(digested.articles, whole.articles).allSatisfy { $0.isSame(as: $1) })
    #expect(digested.articles.count == whole.articles.count)
    #expect(digested.languages == whole.languages && digested.root == whole.root)
    #expect(digested.diagnostics == whole.diagnostics)
    #expect(
      Set(digested.diagnostics.map(\.id))
        == ["unreadable-file", "duplicate-slug", "unknown-language"])
  }

  @Test("ends where an article cannot be digested")
  func failure() async {
    let reader = CatalogReader(paths: ["a"], files: Self.files.system)
    await #expect(throws: Diagnostic.self) {
      try await reader.digest { article in
        if article.slug == "z" { throw Diagnostic(.error, "full", "the disk is full") }
      }
    }
  }
}
