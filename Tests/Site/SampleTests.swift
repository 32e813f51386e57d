import Catalog
import Diagnostics
import Foundation
import Samples
import Testing
import Verification

@testable import Site

@Suite("The sample that an article builds up")
struct SampleTests {
  private static let article = """
    # Counting

    ```swift:Counter.swift
    struct Counter {
    }
    ```

    ## Growing

    ```swift
    var count = 0
    ```

    ```swift hidden
    let secret = Counter()
    ```
    """

  /// What a check says of the article.
  private static func report(_ verdict: Verdict = .verified) -> CheckReport {
    let first = SampleFiles.File(name: "Counter.swift", text: "struct Counter {\n}\n")
    let grown = SampleFiles.File(
      name: "Counter.swift", text: "struct Counter {\n\n    var count = 0 // <0>\n}\n")
    let other = SampleFiles.File(name: "Secret.swift", text: "let secret = Counter()\n")
    let key = SampleKey(article: "a", language: Language("en"))
    let end = SampleFiles([grown, other])
    func block(_ line: Int, _ index: Int, _ file: String?) -> BlockReport {
      BlockReport(
        article: "a", file: "Articles/a/en.md", line: line, language: Language("en"), index: index,
        filename: file, placement: Placement(.file), verdict: verdict)
    }
    return CheckReport(
      blocks: [block(3, 0, "Counter.swift"), block(10, 1, nil), block(14, 2, nil)],
      samples: [key: end],
      histories: [
        key: SampleHistory(of: [(0, SampleFiles([first])), (1, SampleFiles([grown])), (2, end)])
      ],
      compiler: "Swift 6.3.1", sdk: "stand-ins")
  }

  private static func build(
    _ report: CheckReport?, to folder: TemporaryFolder
  ) async throws -> SiteSummary {
    let site = try await TestSite(["Articles/a/en.md": article])
    return try await site.builder.build(to: folder.path + "/site", with: report)
  }

  @Test("Each block leads to the whole file as it is after it, and what is hidden is not shown")
  func figures() async throws {
    let folder = try TemporaryFolder()
    _ = try await Self.build(Self.report(), to: folder)
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(page.contains("<figure class=\"code\" id=\"code:1\""))
    #expect(
      page.contains(
        "<a class=\"whole\" href=\"sample/#file-1\" data-file=\"0\" data-version=\"0\">Whole file<")
    )
    #expect(page.contains("<figure class=\"code\" id=\"code:2\""))
    #expect(page.contains("href=\"sample/#file-1\" data-file=\"0\" data-version=\"1\""))
    #expect(!page.contains("secret"))
    #expect(page.contains("href=\"sample/A.zip\" download"))
  }

  @Test("Its page has every file at its end, and no place in the sitemap's view of the site")
  func page() async throws {
    let folder = try TemporaryFolder()
    let summary = try await Self.build(Self.report(), to: folder)
    let page = try #require(folder.text(of: "site/en/a/sample/index.html"))
    #expect(page.contains("id=\"file-1\""))
    #expect(page.contains("id=\"file-2\""))
    #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(page.contains("&lt;0&gt;"))
    #expect(summary.articlePages == 1)
    #expect(summary.htmlFiles == 5)
  }

  @Test("Its steps hold each line once, and what each version changes")
  func steps() async throws {
    let folder = try TemporaryFolder()
    _ = try await Self.build(Self.report(), to: folder)
    let json = try #require(folder.text(of: "site/en/a/sample/steps.json"))
    let steps = try JSONDecoder().decode(Steps.self, from: Data(json.utf8))
    #expect(steps.files.map(\.name) == ["Counter.swift", "Secret.swift"])
    let counter = try #require(steps.files.first)
    #expect(counter.lines.count == 4)
    #expect(counter.lines[3].contains("&lt;0&gt;"))
    let origins = counter.versions.map { "\($0.title) \($0.href)" }
    #expect(origins == ["Counting ../#code:1", "Growing ../#code:2"])
    #expect(counter.versions.last?.lines == [[0, 1], [2, 2], [1, 1]])
    // The empty line is new as well, but nothing to point at.
    #expect(counter.versions.last?.added == [2])
    #expect(steps.files.last?.versions.map(\.href) == ["../"])
  }

  private struct Steps: Decodable {
    var files: [File]

    struct File: Decodable {
      var name: String
      var lines: [String]
      var versions: [Version]
    }

    struct Version: Decodable {
      var title: String
      var href: String
      var lines: [[Int]]
      var added: [Int]
    }
  }

  @Test(
    "An article with a block that failed has nothing to take away, one without a check no sample")
  func without() async throws {
    let folder = try TemporaryFolder()
    _ = try await Self.build(Self.report(.failed), to: folder)
    #expect(folder.text(of: "site/en/a/sample/index.html") != nil)
    #expect(folder.text(of: "site/en/a/sample/A.zip") == nil)
    let unchecked = try TemporaryFolder()
    _ = try await Self.build(nil, to: unchecked)
    #expect(unchecked.text(of: "site/en/a/sample/index.html") == nil)
    #expect(unchecked.text(of: "site/en/a/index.html")?.contains("class=\"whole\"") == false)
  }

  @Test("A site whose pages are made on demand has it as well")
  func live() async throws {
    let site = try await TestSite(["Articles/a/en.md": Self.article])
    let live = LiveSite(
      catalog: site.catalog, articles: site.aligned, checked: CheckedPages(Self.report()),
      theme: site.theme)
    for path in ["en/a/sample/", "en/a/sample/steps.json", "en/a/sample/A.zip"] {
      let file = try #require(await live.file(at: path), "\(path)")
      #expect(!file.bytes.isEmpty)
    }
    #expect(live.hasPage(inFolder: "en/a/sample"))
    #expect(!live.hasPage(inFolder: "en/sample"))
    #expect(await live.file(at: "en/a/sample/other") == nil)
    #expect(await live.file(at: "en/sample/") == nil)
  }

  @Test("An archive holds its files as they are, with checksums, the same bytes every time")
  func archive() {
    var archive = ZipArchive()
    archive.add("A/日本.swift", Array("123456789".utf8))
    let bytes = archive.bytes
    #expect(bytes.starts(with: [0x50, 0x4B, 3, 4]))
    // The check value of CRC-32, for these nine digits.
    #expect(bytes[14..<18].elementsEqual([0x26, 0x39, 0xF4, 0xCB]))
    #expect(Array(bytes[30..<44]) == Array("A/日本.swift".utf8))
    #expect(bytes.count == 30 + 14 + 9 + 46 + 14 + 22)
  }
}
