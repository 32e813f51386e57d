import Diagnostics
import Samples
import Verification

extension ReportFormat<CheckResult> {
  /// For programs: every block with its verdict, as `docs/formats.md` describes.
  public static let json = ReportFormat(name: "json") { result, _ in
    let summary = Verdict.allCases.map {
      (key: $0.rawValue, value: JSONValue.integer(result.report.count($0)))
    }
    var members: [(key: String, value: JSONValue)] = [
      ("version", 1),
      (
        "checkedAgainst",
        ["compiler": .string(result.report.compiler), "sdk": .string(result.report.sdk)]
      ),
      ("blocks", .array(result.report.blocks.map(value(of:)))),
      ("findings", .array(result.diagnostics.sorted().map { DiagnosticValue.value(of: $0) })),
      ("summary", .object(summary)),
    ]
    if let shard = result.shard {
      members.append(
        (
          "shard",
          [
            "number": .integer(shard.number), "of": .integer(shard.count),
            "pages": .array(shard.pages.map(JSONValue.string)),
          ]
        ))
    }
    return Report(output: JSONValue.object(members).text, messages: result.diagnostics)
  }

  private static func value(of block: BlockReport) -> JSONValue {
    [
      "file": .string(block.file),
      "line": .integer(block.line),
      "article": .string(block.article),
      "language": .string(block.language.code),
      "index": .integer(block.index),
      "filename": JSONValue(block.filename),
      "placement": [
        "kind": .string(block.placement.kind.rawValue), "in": JSONValue(block.placement.in),
      ],
      "verdict": .string(block.verdict.rawValue),
      "reason": .string(block.reason),
      "assumptions": .array(block.assumptions.map(JSONValue.string)),
      "annotations": .array(block.annotations.map(JSONValue.string)),
      "lacks": .array(block.lacks.map(JSONValue.string)),
      "diagnostics": .array(block.diagnostics.map { DiagnosticValue.value(of: $0, in: block) }),
    ]
  }
}
