import Diagnostics
import Samples
import Verification

extension ReportFormat<CheckResult> {
  /// For people: messages with source lines, then the number of blocks with each verdict.
  public static let text = ReportFormat(name: "text", isForPeople: true) { result, options in
    var output = options.listsEverything ? blockList(of: result.report, options.style) : ""
    output += summary(of: result.report, options.style)
    return Report(output: output, messages: result.problems)
  }

  /// Every block with its verdict, page by page.
  private static func blockList(of report: CheckReport, _ style: TextStyle) -> String {
    var text = ""
    var page: String?
    for block in report.blocks {
      if block.file != page { text += style.paint(TextStyle.harmless(block.file), .place) + "\n" }
      page = block.file
      let line = String(block.line)
      let verdict = block.verdict.words
      text += String(repeating: " ", count: max(6 - line.count, 1)) + line + "  "
      text += style.paint(verdict, role(of: block.verdict))
      text += String(repeating: " ", count: max(16 - verdict.count, 1))
      text += TextStyle.harmless(description(of: block)) + "\n"
    }
    return text
  }

  private static func description(of block: BlockReport) -> String {
    var parts = [block.placement.kind.rawValue]
    if let home = block.placement.in { parts[0] += " in \(home)" }
    if let file = block.filename { parts[0] += ", \(file)" }
    if !block.reason.isEmpty { parts.append(block.reason) }
    parts += block.assumptions.map { "assumed: \($0)" }
    return parts.joined(separator: "; ")
  }

  private static func summary(of report: CheckReport, _ style: TextStyle) -> String {
    let articles = Set(report.blocks.map(\.article)).count
    let pages = Set(report.blocks.map(\.file)).count
    let counts = Verdict.allCases.map { verdict in
      let count = report.count(verdict)
      return style.paint("\(count) \(verdict.words)", count > 0 ? role(of: verdict) : .faint)
    }
    return
      "\(counted(report.blocks.count, "Swift block")) on \(counted(pages, "page")) of "
      + "\(counted(articles, "article")), \(report.compiler), \(report.sdk)\n"
      + counts.joined(separator: ", ") + "\n"
  }

  private static func role(of verdict: Verdict) -> TextStyle.Role {
    switch verdict {
    case .verified, .expectedError: .good
    case .failed: .error
    case .unsupported: .warning
    case .skipped: .note
    }
  }
}

/// A number with its noun, in the plural where it must be.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
