import Catalog
import Foundation
import Samples
import Testing
import Verification

@testable import Site

/// The file that tells a page's script what names in code mean.
@Suite("The file of names")
struct NamesFileTests {
  private static let text = "# Title\n\nText.\n\n```swift\nlet ä = \"😀\"; let b = ä\n```\n"

  private func page(_ site: TestSite) throws -> Page {
    try #require(site.catalog.articles.first?.pages.first)
  }

  private func report(of page: Page) -> BlockReport {
    BlockReport(
      article: "a", file: page.file, line: 5, language: page.language, index: 0,
      placement: Placement(.statements), verdict: .verified)
  }

  private var names: PageNames {
    var names = PageNames()
    let letter = NameMeaning(declaration: "let ä: String")
    names.add(letter, at: 4..<6, inBlock: 0)
    names.add(NameMeaning(declaration: "let b: String"), at: 21..<22, inBlock: 0)
    names.add(letter, at: 25..<27, inBlock: 0)
    return names
  }

  @Test("counts as scripts do, and says each meaning once")
  func content() async throws {
    let site = try await TestSite(["Articles/a/en.md": Self.text])
    let page = try page(site)
    let file = try #require(NamesFile(names, on: page, reports: [5: report(of: page)]))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text == """
        {"blocks":{"0":[4,1,0,18,1,1,22,1,0]},"meanings":\
        [{"declaration":"let ä: String"},{"declaration":"let b: String"}]}
        """)
    #expect(file.address(ofBlock: 0)?.hasSuffix("#0") == true)
    #expect(file.address(ofBlock: 1) == nil)
  }

  @Test("is not there where no name is known")
  func nothing() async throws {
    let site = try await TestSite(["Articles/a/en.md": Self.text])
    let page = try page(site)
    #expect(NamesFile(nil, on: page, reports: [:]) == nil)
    #expect(NamesFile(PageNames(), on: page, reports: [5: report(of: page)]) == nil)
  }

  @Test("lies beside its page, which leads to it and is whole without it")
  func site() async throws {
    let site = try await TestSite(["Articles/a/en.md": Self.text])
    let page = try page(site)
    let names = names
    let checked = CheckedPages(
      reports: [page.file: [report(of: page)]], compiler: "Swift", sdk: "stand-ins"
    ) { _ in names }
    let live = LiveSite(
      catalog: site.catalog, articles: site.aligned, checked: checked, theme: site.theme)
    let html = try #require(await live.file(at: "en/a/")).bytes
    let text = String(decoding: html, as: UTF8.self)
    #expect(text.contains("data-names=\"names.json?"))
    #expect(text.contains("class=\"name-card\""))
    #expect(text.contains("<span class=\"k\">let</span> ä = "))
    #expect(await live.file(at: "en/a/names.json") != nil)

    let plain = LiveSite(
      catalog: site.catalog, articles: site.aligned, checked: CheckedPages(), theme: site.theme)
    let without = String(
      decoding: try #require(await plain.file(at: "en/a/")).bytes, as: UTF8.self)
    #expect(!without.contains("data-names"))
    #expect(!without.contains("name-card"))
    #expect(await plain.file(at: "en/a/names.json") == nil)
  }
}
