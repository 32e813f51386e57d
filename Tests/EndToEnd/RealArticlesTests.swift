import Foundation
import Testing

@Suite("Real articles")
struct RealArticlesTests {
  private struct Report: Decodable {
    struct Block: Decodable {
      var file: String
      var line: Int
      var verdict: String
      var reason: String
    }
    var blocks: [Block]
    var summary: [String: Int]
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func check(_ path: String) throws -> (status: Int32, report: Report) {
    let folder = try TemporaryFolder([:])
    let outcome = try Tool().run("check", path, "--format", "json", in: folder, limit: 600)
    return (
      outcome.status, try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    )
  }

  @Test("Every block of the articles is verified or fails on purpose")
  func own() throws {
    let (status, report) = try check(Self.root.appendingPathComponent("Articles").path)
    #expect(status == 0)
    #expect(report.blocks.count > 200)
    let others = report.blocks.filter { !["verified", "expected-error"].contains($0.verdict) }
    #expect(others.map { "\($0.file):\($0.line): \($0.reason)" } == [])
  }

  /// Published articles with faults of their own: what does not compile there uses the storyboard's
  /// initial view controller without a cast.
  @Test("Of the reference articles exactly what is wrong fails")
  func reference() throws {
    let seeds = Self.root.appendingPathComponent("../shared/seeds").standardizedFileURL
    guard FileManager.default.fileExists(atPath: seeds.path) else {
      print("left out: ../shared/seeds is not there")
      return
    }
    let (status, report) = try check(seeds.path)
    #expect(status == 1)
    #expect(report.blocks.count == 50)
    let failed = report.blocks.filter { $0.verdict != "verified" }.map { block in
      "\(URL(fileURLWithPath: block.file).lastPathComponent):\(block.line) \(block.verdict)"
    }
    #expect(
      failed == [
        "storyboard-in-swiftui.en.md:123 failed", "storyboard-in-swiftui.en.md:130 failed",
        "storyboard-in-swiftui.ja.md:157 failed", "storyboard-in-swiftui.ja.md:165 failed",
      ])
  }
}
