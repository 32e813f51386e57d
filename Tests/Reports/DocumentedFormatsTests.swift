import Catalog
import Foundation
import Testing
import Translations

@testable import Reports

/// `docs/formats.md` shows JSON with exactly the keys that the tool writes.
@Suite("The page on formats")
struct DocumentedFormatsTests {
  private func shown(_ number: Int) throws -> Any {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "docs/formats.md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```json\n")
    let text = try #require(parts.dropFirst(number + 1).first?.components(separatedBy: "```").first)
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// The keys of a value, as paths; an array stands for its elements.
  private func keys(_ value: Any, _ path: String = "", closed: Set<String> = []) -> Set<String> {
    if let object = value as? [String: Any], !closed.contains(path) {
      return object.reduce(into: []) { keys, member in
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        keys.insert(inner)
        keys.formUnion(self.keys(member.value, inner, closed: closed))
      }
    }
    if let array = value as? [Any] {
      return array.reduce(into: []) { $0.formUnion(keys($1, path, closed: closed)) }
    }
    return []
  }

  private func written(_ report: Report) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(report.output.utf8))
  }

  @Test("shows the keys of a check")
  func check() throws {
    let report = ReportFormat<CheckResult>.json.render(CheckSamples.shard, CheckSamples.options)
    // A finding's notes are written as a message's.
    let closed: Set = ["findings.notes"]
    #expect(keys(try shown(0), closed: closed) == keys(try written(report), closed: closed))
  }

  @Test("shows the keys of what is missing")
  func missing() throws {
    var report = CheckSamples.result.report
    report.blocks[3].lacks = ["MapKit"]
    let list = ReportFormat<MissingSymbols>.json.render(
      MissingSymbols(in: report), CheckSamples.options)
    #expect(keys(try shown(1)) == keys(try written(list)))
  }

  @Test("shows the keys of a comparison of languages")
  func translations() async throws {
    let result = try await TranslationsSamples.result()
    let report = ReportFormat<TranslationsResult>.json.render(result, CheckSamples.options)
    // Languages are keys as well; they are data.
    let closed: Set = ["articles.sections.state"]
    let renamed = keys(try written(report), closed: closed).map { $0.replacing(".de", with: ".en") }
    #expect(keys(try shown(2), closed: closed) == Set(renamed))
  }
}
