public import Diagnostics
import Samples
public import Verification

/// What `stele check` found, ready for any format: the verdicts, and what was wrong with the articles
/// themselves.
public struct CheckResult: Sendable {
  /// The verdicts on the blocks.
  public var report: CheckReport
  /// What was wrong with the pages apart from single blocks.
  public var diagnostics: [Diagnostic]
  /// The part of the articles that was looked at, if not all.
  public var shard: Shard?

  /// A result from its parts.
  public init(report: CheckReport, diagnostics: [Diagnostic]) {
    self.report = report
    self.diagnostics = diagnostics
  }

  /// Whether anything is wrong with the articles.
  public var hasProblems: Bool {
    report.count(.failed) > 0 || diagnostics.contains { $0.severity == .error }
  }

  /// The problems of pages and blocks in the one form that all message formats start from.
  public var problems: [Diagnostic] {
    (diagnostics + report.blocks.flatMap(\.problems)).sorted()
  }
}

extension BlockReport {
  /// The place of the block as a whole: its opening line.
  var place: SourceRange { SourceRange(at: SourcePosition(line: line, column: 1)) }

  /// The verdict as a message, where it is none to be content with: the compiler's errors with what
  /// the check assumed, or the reason where the compiler had nothing to say.
  var problems: [Diagnostic] {
    switch verdict {
    case .verified, .expectedError, .skipped: return []
    case .unsupported:
      return [
        Diagnostic(
          .warning, "unsupported", reason.isEmpty ? "this block cannot be checked" : reason,
          file: file, range: diagnostics.first?.range ?? place, notes: assumptionNotes)
      ]
    case .failed:
      var errors = diagnostics.filter { $0.severity == .error }
      if errors.isEmpty {
        let message = reason.isEmpty ? "this block does not compile" : reason
        errors = [Diagnostic(.error, "failed", message, file: file, range: place)]
      }
      let last = errors.count - 1
      if !reason.isEmpty, !errors.contains(where: { $0.message == reason }) {
        errors[last].notes.append(Diagnostic.Note(reason))
      }
      errors[last].notes += assumptionNotes
      return errors
    }
  }

  private var assumptionNotes: [Diagnostic.Note] {
    assumptions.map { Diagnostic.Note("assumed: \($0)") }
  }
}

extension Verdict {
  /// The verdict in plain words, as lists and summaries show it.
  var words: String { rawValue.replacing("-", with: " ") }
}
