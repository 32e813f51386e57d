import Foundation
import Testing

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The formats of a check")
struct CheckFormatTests {
  private func rendered(_ format: ReportFormat<CheckResult>) -> Report {
    format.render(CheckSamples.result, CheckSamples.options)
  }

  @Test("text ends with the number of blocks with each verdict, and gives problems as messages")
  func text() {
    let report = rendered(.text)
    #expect(
      report.output == """
        6 Swift blocks on 1 page of 1 article, Swift 6.3.1, stand-ins
        1 verified, 1 expected error, 2 failed, 1 unsupported, 1 skipped

        """)
    #expect(report.messages.map(\.id) == ["no_member", "unsupported", "failed", "unknown-option"])
    #expect(
      report.messages.first?.notes.map(\.message) == [
        "declared here", "assumed: the gap in line 21 returns a value",
      ])
  }

  @Test("text lists every block with its placement and assumptions where that is asked for")
  func textOfEverything() {
    var options = CheckSamples.options
    options.listsEverything = true
    let text = ReportFormat<CheckResult>.text.render(CheckSamples.result, options).output
    #expect(
      text.hasPrefix(
        """
        Articles/my note/en.md
             3  verified        file, Box.swift
            10  expected error  statements in Box.fill()
            20  failed          members in Box, Box.swift; assumed: the gap in line 21 returns a value
            30  unsupported     declarations; the stand-ins have no module 'MapKit'

        """))
  }

  @Test("json is what the contract says, key by key")
  func json() throws {
    let text = rendered(.json).output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(root.keys) == ["version", "checkedAgainst", "blocks", "findings", "summary"])
    #expect(
      root["checkedAgainst"] as? [String: String] == [
        "compiler": "Swift 6.3.1", "sdk": "stand-ins",
      ])
    #expect(root["version"] as? Int == 1)
    #expect(
      root["summary"] as? [String: Int] == [
        "verified": 1, "expected-error": 1, "failed": 2, "unsupported": 1, "skipped": 1,
      ])
    let blocks = try #require(root["blocks"] as? [[String: Any]])
    #expect(blocks.count == 6)
    for block in blocks {
      #expect(
        Set(block.keys) == [
          "file", "line", "article", "language", "index", "filename", "placement", "verdict",
          "reason", "assumptions", "annotations", "lacks", "diagnostics",
        ])
    }
    let failed = try #require(blocks.dropFirst(2).first)
    #expect(failed["verdict"] as? String == "failed")
    #expect(failed["line"] as? Int == 20)
    let placement = try #require(failed["placement"] as? [String: Any])
    #expect(placement["kind"] as? String == "members" && placement["in"] as? String == "Box")
    let diagnostic = try #require((failed["diagnostics"] as? [[String: Any]])?.first)
    #expect(
      Set(diagnostic.keys) == [
        "severity", "id", "message", "file", "line", "column", "endLine", "endColumn", "help",
        "notes", "fixIts",
      ])
    let fixIt = try #require((diagnostic["fixIts"] as? [[String: Any]])?.first)
    #expect(fixIt["replacement"] as? String == "count" && fixIt["column"] as? Int == 3)
    let finding = try #require((root["findings"] as? [[String: Any]])?.first)
    #expect(finding["id"] as? String == "unknown-option" && finding["line"] as? Int == 60)
    #expect(diagnostic["column"] as? Int == 3 && diagnostic["severity"] as? String == "error")
    #expect(blocks.first?["filename"] as? String == "Box.swift")
    #expect(blocks.last?["filename"] is NSNull)
  }

  @Test("sarif has every problem with its rule, level, address and region")
  func sarif() throws {
    let log = try SARIFReading(rendered(.sarif).output)
    #expect(log.results.map(\.rule) == ["no_member", "unsupported", "failed", "unknown-option"])
    #expect(log.results.map(\.level) == ["error", "warning", "error", "error"])
    let first = try #require(log.results.first)
    #expect(first.address == "Articles/my%20note/en.md")
    #expect(first.region == ["startLine": 22, "startColumn": 3, "endLine": 22, "endColumn": 7])
    #expect(first.relatedMessages == ["declared here"])
    #expect(first.message.contains("assumed: the gap in line 21 returns a value"))
    #expect(log.results.last?.message == "the option 'hiden' is not known\ndid you mean 'hidden'?")
  }

  @Test("junit has a case for each block, and its counts agree with the cases")
  func junit() throws {
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(rendered(.junit).output.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(
      counter.counts == [
        "testsuites": 1, "testsuite": 1, "testcase": 7, "failure": 2, "error": 1, "skipped": 2,
        "properties": 1, "property": 2,
      ])
    #expect(
      counter.suite == [
        "name": CheckSamples.file, "tests": "7", "failures": "2", "errors": "1", "skipped": "2",
      ])
    #expect(counter.messages.contains("value of type 'Box<Int>' has no member \"size\""))
  }

  @Test("github has an annotation for each problem, with everything escaped")
  func github() {
    #expect(
      rendered(.github).output == """
        ::error file=Articles/my note/en.md,line=22,col=3,endLine=22,endColumn=7,title=no_member::\
        value of type 'Box<Int>' has no member "size"%0Adeclared here (Articles/my note/en.md:4)%0A\
        assumed: the gap in line 21 returns a value
        ::warning file=Articles/my note/en.md,line=30,col=1,title=unsupported::\
        the stand-ins have no module 'MapKit'
        ::error file=Articles/my note/en.md,line=50,col=1,title=failed::\
        this block was to fail & did not
        ::error file=Articles/my note/en.md,line=60,col=10,endLine=60,endColumn=15,\
        title=unknown-option::the option 'hiden' is not known%0Adid you mean 'hidden'?

        """)
  }
}

/// Counts elements, and keeps the attributes of the suite and the messages.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var suite: [String: String] = [:]
  var messages: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if name == "testsuite" { suite = attributes }
    if let message = attributes["message"] { messages.insert(message) }
  }
}
