import Catalog
import Diagnostics
import Samples

extension PageCheck {
  /// The difference of a block, applied to what the article has shown before it; a report where it does not
  /// fit.
  mutating func apply(_ index: Int, into report: inout BlockReport) -> Bool {
    let whole = snippets[index].whole
    guard whole.diff != nil else { return true }
    switch builder.applying(whole, to: state(of: whole)) {
    case .fits(let patched): replace(index, with: patched)
    case .standsAlone: break
    case .misfits(let offset, let line):
      let position = whole.position(utf8Offset: offset)
      let message = "the difference does not fit: no block before it shows the line ‘\(line)’"
      let end = SourcePosition(line: position.line, column: position.column + line.count)
      (report.verdict, report.reason) = (.failed, message)
      report.diagnostics = [
        Diagnostic(
          .error, "diff-misfits", message, file: page.file, range: SourceRange(position, end))
      ]
      return false
    }
    return true
  }

  /// Says of a block that is not to be checked that it would pass.
  func idleSkip(of whole: Snippet) async throws(Diagnostic) -> Diagnostic? {
    guard !whole.syntax.items.isEmpty, whole.syntax.problems.isEmpty, whole.diff == nil,
      let trial = try await firstPass(whole, mayPresume: false), trial.succeeded,
      trial.failingNeeds.isEmpty
    else { return nil }
    let block = codeBlock(of: whole)
    let place = SourceRange(at: SourcePosition(line: whole.line, column: 1))
    return Diagnostic(
      .warning, "idle-no-check", "this block compiles in its place, so it could be checked",
      file: page.file, range: block?.infoRange ?? place, help: "take out no-check")
  }
}
