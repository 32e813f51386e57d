import Catalog
import Diagnostics
import Foundation
import Samples
import Testing
import Verification

@testable import CLI

@Suite("The checks of pages that change")
struct PageChecksTests {
  private func catalog(_ pages: [String: String]) async throws -> Catalog {
    let files = FileSystem(
      kind: { path in path == "a" ? .folder : pages[path] == nil ? .missing : .file },
      names: { _ in pages.keys.map { String($0.dropFirst(2)) } },
      read: { path, _ in Array((pages[path] ?? "").utf8) }, identity: { $0 })
    return try await Catalog.read(paths: ["a"], files: files)
  }

  private func report(_ job: PageChecks.Job, lines: [Int], _ verdict: Verdict) -> CheckReport {
    let range = { (line: Int) in SourceRange(at: SourcePosition(line: line + 1, column: 3)) }
    let blocks = lines.enumerated().map { index, line in
      BlockReport(
        article: job.article.slug, file: job.page.file, line: line, language: job.page.language,
        index: index, placement: Placement(.statements), verdict: verdict,
        diagnostics: [
          Diagnostic(.error, "wrong", "wrong", file: job.page.file, range: range(line))
        ])
    }
    return CheckReport(blocks: blocks, compiler: "Swift", sdk: "none")
  }

  private func taken(_ checks: inout PageChecks, onlyUrgent: Bool = false) -> [String] {
    var files: [String] = []
    while let job = checks.next(onlyUrgent: onlyUrgent) { files.append(job.page.file) }
    return files
  }

  @Test("are made in order, but first of what has changed, then of what somebody looks at")
  func order() async throws {
    let texts = ["a/p.en.md": "# P", "a/q.en.md": "# Q", "a/r.en.md": "# R", "a/s.en.md": "# S"]
    var checks = PageChecks()
    checks.take(try await catalog(texts))
    checks.hurry("r")
    checks.take(try await catalog(texts.merging(["a/q.en.md": "# New"]) { $1 }))
    #expect(taken(&checks, onlyUrgent: true) == ["a/q.en.md", "a/r.en.md"])
    #expect(taken(&checks).prefix(2) == ["a/p.en.md", "a/s.en.md"])
    #expect(!checks.isDone, "those under way have not ended")
  }

  @Test("are thrown away where the page has changed meanwhile")
  func overtaken() async throws {
    var checks = PageChecks()
    checks.take(try await catalog(["a/p.en.md": "# P"]))
    let first = checks.next(onlyUrgent: false)
    let job = try #require(first)
    checks.take(try await catalog(["a/p.en.md": "# Other"]))
    checks.end(job)
    let keepsOld = checks.keep(report(job, lines: [3], .failed), [], for: job)
    #expect(!keepsOld)
    #expect(checks.blocks(of: "a/p.en.md").isEmpty && !checks.isDone)
    let second = checks.next(onlyUrgent: true)
    let again = try #require(second)
    checks.end(again)
    let keepsNew = checks.keep(report(again, lines: [3], .verified), [], for: again)
    #expect(keepsNew)
    #expect(checks.isDone && checks.blocks(of: "a/p.en.md").count == 1)
  }

  @Test("tell of blocks of a page that has changed before it is done")
  func early() async throws {
    let page = { (code: String) in "# P\n\n```swift\n\(code)\n```\n\n```swift\nsame()\n```\n" }
    var checks = PageChecks()
    checks.take(try await catalog(["a/p.en.md": page("one()")]))
    let first = checks.next(onlyUrgent: false)
    let job = try #require(first)
    let before = report(job, lines: [3, 7], .verified)
    let isTooEarly = checks.keep(before.blocks[0], for: job)
    #expect(!isTooEarly, "the first check of a page is told as a whole")
    checks.end(job)
    _ = checks.keep(before, [], for: job)
    checks.take(try await catalog(["a/p.en.md": page("two()")]))
    let second = checks.next(onlyUrgent: true)
    let again = try #require(second)
    let block = report(again, lines: [3], .failed).blocks[0]
    let isOutdated = checks.keep(block, for: job)
    let isNews = checks.keep(block, for: again)
    let isNewsAgain = checks.keep(block, for: again)
    #expect(!isOutdated && isNews && !isNewsAgain)
    #expect(checks.blocks(of: "a/p.en.md").map(\.verdict) == [.failed, .verified])
    _ = checks.keep(report(again, lines: [3, 7], .verified), [], for: again)
    #expect(checks.blocks(of: "a/p.en.md").map(\.verdict) == [.verified, .verified])
  }

  @Test("hold for blocks that only move, with the places of their messages")
  func moved() async throws {
    let blocks = ["```swift\nfirst()\n```", "```swift\nsecond()\n```"]
    var checks = PageChecks()
    checks.take(try await catalog(["a/p.en.md": "# P\n\n\(blocks[0])\n\n\(blocks[1])\n"]))
    let first = checks.next(onlyUrgent: false)
    let job = try #require(first)
    _ = checks.keep(report(job, lines: [3, 7], .failed), [], for: job)
    let text = "# P\n\nWords.\n\n\(blocks[0].replacing("first", with: "other"))\n\n\(blocks[1])\n"
    checks.take(try await catalog(["a/p.en.md": text]))
    let carried = checks.blocks(of: "a/p.en.md")
    #expect(carried.map(\.line) == [9])
    #expect(carried.first?.diagnostics.first?.range?.start == SourcePosition(line: 10, column: 3))
  }
}
