import Catalog
import Diagnostics
import Samples
import Verification

@testable import Reports

/// Results to be rendered, with one block of each verdict and characters that formats must escape.
enum CheckSamples {
  static let file = "Articles/my note/en.md"
  static let options = ReportOptions(style: .plain, listsEverything: false, version: "1.2.3")

  static func range(_ line: Int, _ columns: Range<Int>) -> SourceRange {
    SourceRange(
      SourcePosition(line: line, column: columns.lowerBound),
      SourcePosition(line: line, column: columns.upperBound))
  }

  static func block(
    _ index: Int, line: Int, _ verdict: Verdict, _ placement: Placement, filename: String? = nil,
    reason: String = "", assumptions: [String] = [], diagnostics: [Diagnostic] = []
  ) -> BlockReport {
    BlockReport(
      article: "my-note", file: file, line: line, language: Language("en"), index: index,
      filename: filename, placement: placement, verdict: verdict, reason: reason,
      assumptions: assumptions, diagnostics: diagnostics)
  }

  static let error = Diagnostic(
    .error, "no_member", "value of type 'Box<Int>' has no member \"size\"", file: file,
    range: range(22, 3..<7),
    notes: [
      Diagnostic.Note(
        "declared here", file: file, range: range(4, 1..<4),
        fixIts: [FixIt(file: file, range: range(4, 1..<1), replacement: "public ")])
    ],
    fixIts: [FixIt(file: file, range: range(22, 3..<7), replacement: "count")])

  /// The result of one of three shards.
  static var shard: CheckResult {
    var part = result
    part.shard = Shard(number: 2, count: 3, pages: [file, "other.md"])
    return part
  }

  static let result = CheckResult(
    report: CheckReport(
      blocks: [
        block(0, line: 3, .verified, Placement(.file), filename: "Box.swift"),
        block(1, line: 10, .expectedError, Placement(.statements, in: "Box.fill()")),
        block(
          2, line: 20, .failed, Placement(.members, in: "Box"), filename: "Box.swift",
          assumptions: ["the gap in line 21 returns a value"], diagnostics: [error]),
        block(
          3, line: 30, .unsupported, Placement(.declarations),
          reason: "the stand-ins have no module 'MapKit'"),
        block(4, line: 40, .skipped, Placement(.none), reason: "needs a device"),
        block(
          5, line: 50, .failed, Placement(.expression), reason: "this block was to fail & did not"),
      ], compiler: "Swift 6.3.1", sdk: "stand-ins"),
    diagnostics: [
      Diagnostic(
        .error, "unknown-option", "the option 'hiden' is not known", file: file,
        range: range(60, 10..<15), help: "did you mean 'hidden'?")
    ])
}
