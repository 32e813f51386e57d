import Foundation
import Testing

@testable import Reports

@Suite("The formats of a comparison of languages")
struct TranslationsFormatTests {
  private func rendered(_ format: ReportFormat<TranslationsResult>) async throws -> Report {
    format.render(try await TranslationsSamples.result(), CheckSamples.options)
  }

  @Test("text gives findings as messages and an overview of articles")
  func text() async throws {
    let report = try await rendered(.text)
    #expect(
      report.output == """
        note (en de): 3 section groups, 2 findings
        1 article, 3 section groups, 2 findings

        """)
    #expect(Set(report.messages.map(\.id)) == ["code-differs", "missing-section"])
  }

  @Test("text lists every section with its line in each language where that is asked for")
  func verbose() async throws {
    var options = CheckSamples.options
    options.listsEverything = true
    let result = try await TranslationsSamples.result()
    let text = ReportFormat<TranslationsResult>.text.render(result, options).output
    #expect(text.contains("    keep  en:3 de:3  100 %\n"))
    #expect(text.contains("    only  en:9 de:–  "))
  }

  @Test("json has the places and the state of every section, and the source of a finding")
  func json() async throws {
    let output = try await rendered(.json).output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let article = try #require((root["articles"] as? [[String: Any]])?.first)
    #expect(article["id"] as? String == "note" && article["source"] as? String == "en")
    let sections = try #require(article["sections"] as? [[String: Any]])
    #expect(
      sections.map { $0["state"] as? [String: String] } == [
        ["de": "untracked"], ["de": "untracked"], ["de": "missing"],
      ])
    let findings = try #require(article["findings"] as? [[String: Any]])
    let code = try #require(findings.first { $0["rule"] as? String == "code-differs" })
    #expect(code["line"] as? Int == 6 && code["column"] as? Int == 5)
    #expect((code["source"] as? [String: Any])?["line"] as? Int == 6)
  }

  @Test("sarif describes every rule and relates a finding to the source's place")
  func sarif() async throws {
    let log = try SARIFReading(try await rendered(.sarif).output)
    #expect(log.ruleIDs == (try await TranslationsSamples.result()).rules.map(\.id))
    let code = try #require(log.results.first { $0.rule == "code-differs" })
    #expect(code.address == "file:///a/note.de.md")
    #expect(code.relatedMessages == ["compared with this"])
  }

  @Test("github has an annotation for each finding")
  func github() async throws {
    let lines = try await rendered(.github).output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::") && $0.contains("file=/a/note.de.md") })
  }
}
