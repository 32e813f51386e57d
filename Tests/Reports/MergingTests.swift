import Diagnostics
import Foundation
import Testing

@testable import Reports

@Suite("Results of shards")
struct MergingTests {
  private func json(_ result: CheckResult) -> String {
    ReportFormat<CheckResult>.json.render(result, CheckSamples.options).output
  }

  /// The sample's blocks dealt out to some shards.
  private func shards(_ count: Int) -> [(file: String, result: CheckResult)] {
    (1...count).map { number in
      var part = CheckSamples.result
      part.report.blocks = CheckSamples.result.report.blocks.filter {
        $0.index % count == number - 1
      }
      if number > 1 { part.diagnostics = [] }
      part.shard = Shard(number: number, count: count, pages: [CheckSamples.file])
      return ("\(number).json", part)
    }
  }

  @Test("are read again as they were written")
  func roundTrip() throws {
    for result in [CheckSamples.result, CheckSamples.shard] {
      let text = json(result)
      #expect(json(try CheckResult(json: Array(text.utf8), file: "a.json")) == text)
    }
  }

  @Test("put together in any order are what one run would have written", arguments: [1, 2, 4])
  func merged(count: Int) throws {
    let merged = try CheckResult.merging(shards(count).reversed())
    #expect(json(merged) == json(CheckSamples.result))
  }

  @Test("that do not belong together are refused")
  func refused() throws {
    let parts = shards(3)
    var other = parts[0]
    other.result.report.compiler = "Swift 9"
    var whole = parts[0]
    whole.result.shard = nil
    let cases: [([(file: String, result: CheckResult)], String)] = [
      ([], "no shard's result is named"),
      (Array(parts.dropFirst()), "of 3 shards, the result of 1 is missing"),
      (parts + [parts[1]], "this is shard 2 again, as '2.json' is"),
      (parts.dropFirst() + [other], "this shard is of another check than '2.json'"),
      ([whole], "this result is none of a shard"),
    ]
    for (parts, message) in cases {
      let problem = #expect(throws: Diagnostic.self) { try CheckResult.merging(parts) }
      #expect(problem?.message == message)
    }
  }

  @Test(
    "are told from other files", arguments: ["", "{}", "[1]", "{\"version\": 1, \"blocks\": []}"])
  func otherFiles(text: String) {
    #expect(throws: Diagnostic.self) { try CheckResult(json: Array(text.utf8), file: "a.json") }
  }

  @Test("tell what the stand-ins lack, what would help most first")
  func missing() {
    var report = CheckSamples.result.report
    report.blocks[0].lacks = ["UIView.a"]
    report.blocks[1].lacks = ["MapKit", "UIView.b"]
    report.blocks[2].lacks = ["UIView.b"]
    report.blocks[3].lacks = ["UIView.b"]
    let missing = MissingSymbols(in: report)
    #expect(missing.symbols.map(\.name) == ["UIView.b", "UIView.a", "MapKit"])
    #expect(missing.symbols.map(\.alone) == [2, 1, 0])
    #expect(missing.symbols.map(\.together) == [1, 0, 1])
    #expect(missing.symbols.map(\.line) == [10, 3, 10])
    let text = ReportFormat<MissingSymbols>.text.render(missing, CheckSamples.options).output
    #expect(
      text.hasPrefix("    2  UIView.b  Articles/my note/en.md:10, and 1 that lack more\n"))
  }
}
