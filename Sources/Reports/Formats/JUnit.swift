import Diagnostics
import Samples
import Verification

extension ReportFormat<CheckResult> {
  /// For test dashboards: JUnit's XML, a suite for each page and a case for each block.
  public static let junit = ReportFormat(name: "junit") { result, _ in
    let report = result.report
    let broken = result.diagnostics.filter { $0.severity == .error }
    let skipped = report.count(.skipped) + report.count(.unsupported)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"stele check\" tests=\"\(report.blocks.count + broken.count)\""
    text += " failures=\"\(report.count(.failed))\" errors=\"\(broken.count)\""
    text += " skipped=\"\(skipped)\">\n"
    let blocks = Dictionary(grouping: report.blocks, by: \.file)
    let errors = Dictionary(grouping: broken) { $0.file ?? "" }
    for file in Set(blocks.keys).union(errors.keys).sorted() {
      text += suite(file, report, blocks[file] ?? [], errors[file] ?? [])
    }
    return Report(output: text + "</testsuites>\n", messages: result.diagnostics)
  }

  private static func suite(
    _ file: String, _ report: CheckReport, _ blocks: [BlockReport], _ errors: [Diagnostic]
  ) -> String {
    func count(_ verdicts: Set<Verdict>) -> Int {
      blocks.count { verdicts.contains($0.verdict) }
    }
    var text = "  <testsuite name=\"\(XMLText.escaped(file))\""
    text += " tests=\"\(blocks.count + errors.count)\" failures=\"\(count([.failed]))\""
    text += " errors=\"\(errors.count)\" skipped=\"\(count([.skipped, .unsupported]))\">\n"
    text += "    <properties>\n"
    for (name, value) in [("compiler", report.compiler), ("sdk", report.sdk)] {
      text += "      <property name=\"\(name)\" value=\"\(XMLText.escaped(value))\"/>\n"
    }
    text += "    </properties>\n"
    text += errors.map { error in
      testCase(
        file, "the page", line: error.range?.start.line ?? 1,
        outcome("error", error.message, type: error.id, details: details(of: [error], in: file)))
    }.joined()
    text += blocks.map { testCase(file, title(of: $0), line: $0.line, outcome(of: $0)) }.joined()
    return text + "  </testsuite>\n"
  }

  private static func testCase(
    _ file: String, _ name: String, line: Int, _ outcome: String
  ) -> String {
    let file = XMLText.escaped(file)
    let start = "    <testcase classname=\"\(file)\" name=\"\(XMLText.escaped(name))\""
    return start + " file=\"\(file)\" line=\"\(line)\""
      + (outcome.isEmpty ? "/>\n" : ">\n\(outcome)    </testcase>\n")
  }

  private static func title(of block: BlockReport) -> String {
    "block \(block.index + 1) at line \(block.line)" + (block.filename.map { ", \($0)" } ?? "")
  }

  private static func outcome(of block: BlockReport) -> String {
    switch block.verdict {
    case .verified, .expectedError: ""
    case .failed:
      outcome(
        "failure", block.problems.first?.message ?? block.reason, type: "failed",
        details: details(of: block.problems, in: block.file))
    case .unsupported, .skipped:
      "      <skipped message=\"\(XMLText.escaped("\(block.verdict.words): \(block.reason)"))\"/>\n"
    }
  }

  private static func outcome(
    _ element: String, _ message: String, type: String, details: String
  ) -> String {
    "      <\(element) message=\"\(XMLText.escaped(message))\" type=\"\(XMLText.escaped(type))\">"
      + "\(XMLText.escaped(details))</\(element)>\n"
  }

  /// The messages as plain text, each with its place.
  private static func details(of problems: [Diagnostic], in file: String) -> String {
    problems.map { problem in
      let start = problem.range?.start ?? SourcePosition(line: 1, column: 1)
      let place = "\(problem.file ?? file):\(start.line):\(start.column)"
      let notes = problem.notes.map { "\n  note: \($0.message)" }.joined()
      let help = problem.help.map { "\n  help: \($0)" } ?? ""
      return "\(place): \(problem.severity.rawValue): \(problem.message)\(notes)\(help)"
    }.joined(separator: "\n")
  }
}
