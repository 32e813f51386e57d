import Diagnostics
import Samples
import Verification

extension ReportFormat<CheckResult> {
  /// For programs: every block with its verdict, as the README describes.
  public static let json = ReportFormat(name: "json") { result, _ in
    let summary = Verdict.allCases.map {
      (key: $0.rawValue, value: JSONValue.integer(result.report.count($0)))
    }
    let document: JSONValue = [
      "version": 1,
      "blocks": .array(result.report.blocks.map(value(of:))),
      "summary": .object(summary),
    ]
    return Report(output: document.text, messages: result.diagnostics)
  }

  private static func value(of block: BlockReport) -> JSONValue {
    [
      "file": .string(block.file),
      "line": .integer(block.line),
      "language": .string(block.language.code),
      "index": .integer(block.index),
      "filename": JSONValue(block.filename),
      "placement": [
        "kind": .string(block.placement.kind.rawValue), "in": JSONValue(block.placement.in),
      ],
      "verdict": .string(block.verdict.rawValue),
      "reason": .string(block.reason),
      "assumptions": .array(block.assumptions.map(JSONValue.string)),
      "diagnostics": .array(
        block.diagnostics.map { diagnostic in
          let start = diagnostic.range?.start ?? block.place.start
          return [
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "file": .string(diagnostic.file ?? block.file),
            "line": .integer(start.line),
            "column": .integer(start.column),
          ]
        }),
    ]
  }
}
